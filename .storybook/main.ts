import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../packages/ui/src/foundations/*.mdx',
    '../packages/{ui,bazi-view}/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../mocks/public'],
  // Looks at the style of every element after every change, also while nothing is highlighted.
  features: (features, { configType }) => ({ ...features, highlight: configType === 'DEVELOPMENT' }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react({ jsxImportSource: '@emotion/react' })],
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  }),
};

export default config;
