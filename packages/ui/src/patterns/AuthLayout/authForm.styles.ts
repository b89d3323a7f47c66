import { css, type Theme } from '@emotion/react';

/** How the forms of the account area stand on their leaf. */
export const authFormStyles = (theme: Theme) => ({
  form: css({ display: 'grid', gap: theme.space(5) }),
  above: css({ marginBottom: theme.space(6) }),
  below: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.space(2),
    marginTop: theme.space(6),
    color: theme.color.textMuted,
  }),
});
