import { css, type Theme } from '@emotion/react';
import { leader } from '../leader.styles.ts';

export const recommendationsStyles = (theme: Theme) => ({
  list: css({ borderTop: `1px solid ${theme.color.hairlineStrong}` }),
  link: css({
    display: 'grid',
    gap: theme.space(0.5),
    padding: `${theme.space(3)} 0`,
    borderBottom: `1px solid ${theme.color.hairline}`,
    [theme.media.hover]: { '&:hover': { color: theme.color.accent } },
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space(2) }),
  name: css({ fontWeight: 600 }),
  dots: css({ ...leader(theme), flex: '1 1 1.5rem' }),
  price: css({ marginInlineStart: 'auto' }),
  text: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
});
