import { css, type Theme } from '@emotion/react';

/** Layout of the form inside AuthLayout, with the texts above and below it. */
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
