import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { ServiceState } from '@ziping/mocks/scenarios/service-states';
import { loadFonts } from '@ziping/ui/tokens/fonts';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { semantic } from '@ziping/ui/tokens/semantic';
import { theme } from '@ziping/ui/tokens/theme';
import { NavigationProvider } from '@ziping/ui/primitives/Link';
import type { ReactNode } from 'react';
import { configure, fn } from 'storybook/test';
import { create } from 'storybook/theming';

// A story may wait for a lazy chunk, which on a busy machine takes longer than the default second. Half of what the
// test-runner gives a story, so that the error says what did not appear.
configure({ asyncUtilTimeout: 60_000 });

if (new URLSearchParams(location.search).has('thumbnail')) {
  // A play function in a thumbnail of the wall would scroll the page around it to what it focuses.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Only stories of apps/web send requests; the others do not load the worker. */
const network: Loader = async (context) => {
  if (!String(context.parameters['fileName']).includes('apps/web')) return {};
  const { network: withWorker } = await import('./network.ts');
  return withWorker(context);
};

/** Starts here and not in the loader, because documentation pages run no loaders. */
const fontsLoaded = loadFonts().then(() => document.fonts.ready);

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

/** A documentation page in the fonts and colours of the product. */
function ThemedDocs({ children, ...rest }: DocsContainerProps & { children?: ReactNode }) {
  return (
    <DocsContainer {...rest}>
      <ThemeRoot>{children}</ThemeRoot>
    </DocsContainer>
  );
}

/** How the mocked service answers the connected stories. */
const serviceLabels: Record<ServiceState, string> = {
  normal: '平常',
  loading: '一直加载',
  slow: '慢（每次 2 秒）',
  offline: '没有网络',
  failing: '服务出错（500）',
  expired: '登录过期，可刷新（401）',
  ended: '登录已失效（401）',
  phone: '须绑定手机号（1200）',
  conflict: '报告已是最新（409）',
  shortfall: '权益不足',
  pending: '支付未完成',
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
    service: {
      description: '服务（只对「连通」的页面）',
      toolbar: {
        title: '服务',
        icon: 'transfer',
        items: Object.entries(serviceLabels).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: 'standard', service: 'normal' },
  parameters: {
    // What passes is listed once for each rule, not for each element.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    docs: {
      container: ThemedDocs,
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
      storySort: {
        order: ['总览', ['从这里开始', '画面墙', '文档对照'], '基础', '构件', '命盘', '组合', '页面', '*'],
      },
    },
  },
};

export default preview;
