import { css, type Theme } from '@emotion/react';

export const adviserPanelStyles = (theme: Theme) => ({
  kept: css({
    display: 'grid',
    gap: theme.space(2),
    marginTop: theme.space(6),
    textWrap: 'balance',
    fontSize: theme.size.sm,
    '& > q': { color: theme.color.text, fontSize: theme.size.md, quotes: '"「" "」"' },
  }),
});
