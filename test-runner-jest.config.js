import { getJestConfig } from '@storybook/test-runner';

import { browserArgs, browserPath } from './scripts/find-browser.mjs';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 30_000,
  setupFilesAfterEnv: [...(config.setupFilesAfterEnv ?? []), '<rootDir>/scripts/retry-stories.cjs'],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      exitOnPageError: false,
      launchOptions: { executablePath: browserPath(), args: browserArgs },
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    },
  },
};
