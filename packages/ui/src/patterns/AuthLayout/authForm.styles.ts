import { css, type Theme } from '@emotion/react';

/** Layout of the form inside AuthLayout, with the texts above and below it. */
export const authFormStyles = (theme: Theme) => ({
  form: css({ display: 'grid', gap: theme.space(5) }),
  above: css({ marginBottom: theme.space(6) }),
  below: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(2),
    marginTop: theme.space(4),
    color: theme.color.textMuted,
    // Two characters are narrower than a thumb.
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: theme.layout.touch,
      minWidth: theme.layout.touch,
    },
  }),
});
