import { semantic } from '@ziping/ui/tokens/semantic';
import { addons } from 'storybook/manager-api';
import { create, type ThemeVars } from 'storybook/theming';

import mark from '../apps/web/public/favicon.svg';

const themeOf = (base: 'light' | 'dark'): ThemeVars => {
  const { color } = semantic[base];
  return create({
    base,
    brandTitle: '子平',
    brandImage: mark,
    brandUrl: './',
    appBg: color.surface,
    appContentBg: color.ground,
    appPreviewBg: color.ground,
    appBorderColor: color.hairline,
    barBg: color.surface,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barSelectedColor: color.accent,
    barHoverColor: color.accent,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
  });
};

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: themeOf(isDark ? 'dark' : 'light') });
