import { getJestConfig } from '@storybook/test-runner';

import { browserArgs, browserPath, pictureArgs } from './scripts/find-browser.mjs';

const config = getJestConfig();
const visual = Boolean(process.env.VISUAL_RUN);

export default {
  ...config,
  // A visual run draws a story several times in one visit.
  testTimeout: visual ? 90_000 : 30_000,
  setupFilesAfterEnv: [...(config.setupFilesAfterEnv ?? []), '<rootDir>/scripts/retry-stories.cjs'],
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
