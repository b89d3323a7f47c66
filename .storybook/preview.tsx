import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { loadFonts } from '@ziping/ui/tokens/fonts';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { semantic } from '@ziping/ui/tokens/semantic';
import { theme } from '@ziping/ui/tokens/theme';
import { NavigationProvider } from '@ziping/ui/primitives/Link';
import { configure, fn } from 'storybook/test';

// A story may wait for a lazy chunk, which on a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
import { create } from 'storybook/theming';

/** Only stories of apps/web send requests; the others do not load the worker. */
const network: Loader = async (context) => {
  if (!String(context.parameters['fileName']).includes('apps/web')) return {};
  const { network: withWorker } = await import('./network.ts');
  return withWorker(context);
};

/** Starts here and not in the loader, because documentation pages run no loaders. */
const fontsLoaded = loadFonts();

const fonts: Loader = async () => {
  await fontsLoaded;
  return {};
};

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  root.dataset.theme = String(globals['theme']);
  root.dataset.textSize = String(globals['textSize']);
  root.lang = 'zh-CN';
  return (
    <ThemeRoot>
      {parameters['navigation'] === false ? (
        <Story />
      ) : (
        <NavigationProvider navigate={fn().mockName('navigate')}>
          <Story />
        </NavigationProvider>
      )}
    </ThemeRoot>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  loaders: [fonts, network],
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
  },
  globalTypes: {
    theme: {
      description: '纸或夜',
      toolbar: {
        title: '主题',
        icon: 'contrast',
        items: [
          { value: 'light', title: '纸' },
          { value: 'dark', title: '夜' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: '字号',
      toolbar: {
        title: '字号',
        icon: 'paragraph',
        items: [
          { value: 'standard', title: '标准' },
          { value: 'large', title: '大' },
          { value: 'xlarge', title: '特大' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: 'standard' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: {
      theme: create({
        base: 'light',
        fontBase: theme.font.body,
        appContentBg: semantic.light.color.ground,
        textColor: semantic.light.color.text,
      }),
    },
    viewport: {
      options: {
        phone: { name: '手机 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: '窄 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        desktop: { name: '桌面 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['基础', '构件', '命盘', '组合', '页面', '*'] },
    },
  },
};

export default preview;
