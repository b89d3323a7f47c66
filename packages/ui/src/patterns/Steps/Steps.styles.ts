import { css, type Theme } from '@emotion/react';

export const stepsStyles = (theme: Theme) => ({
  root: css({ display: 'flex', gap: theme.space(2), marginBottom: theme.space(6) }),
  step: css({
    flex: '1 1 0',
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space(2),
    minWidth: 0,
    paddingBottom: theme.space(2),
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.textFaint,
    borderBottom: `1px solid ${theme.color.hairline}`,
    '&[data-done]': { color: theme.color.textMuted, borderColor: theme.color.hairlineStrong },
    '&[aria-current]': {
      color: theme.color.text,
      borderColor: theme.color.accent,
      boxShadow: `0 1px 0 ${theme.color.accent}`,
    },
    '@media (forced-colors: active)': { '&[aria-current]': { borderBottomWidth: 3 } },
  }),
  mark: css({ fontFamily: theme.font.title, fontWeight: 600, fontSize: theme.size.md }),
});
