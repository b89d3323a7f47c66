import { css, type Theme } from '@emotion/react';

export const footerStyles = (theme: Theme) => ({
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.space(6),
    width: '100%',
    maxWidth: theme.layout.wide,
    marginInline: 'auto',
    padding: `${theme.space(4)} calc(${theme.space(5)} + var(--safe-right)) ${theme.space(4)} calc(${theme.space(5)} + var(--safe-left))`,
    color: theme.color.textFaint,
    fontSize: theme.size.sm,
    [theme.media.wide]: { paddingBlock: theme.space(6), paddingInline: theme.space(6) },
  }),
  links: css({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(5) }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.touch }),
});
