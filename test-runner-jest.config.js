import { getJestConfig } from '@storybook/test-runner';

import { browserArgs, browserPath, pictureArgs } from './scripts/find-browser.mjs';

const config = getJestConfig();
const visual = Boolean(process.env.VISUAL_RUN);

export default {
  ...config,
  // Ends what hangs. What merely takes long on a busy machine must not reach it, so no story is run again.
  testTimeout: 300_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      exitOnPageError: false,
      launchOptions: {
        executablePath: browserPath(),
        args: [...browserArgs, ...(visual ? pictureArgs : [])],
      },
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    },
  },
};
