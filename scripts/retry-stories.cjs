// A busy machine may exceed a time limit once; a real fault fails the retry as well.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
