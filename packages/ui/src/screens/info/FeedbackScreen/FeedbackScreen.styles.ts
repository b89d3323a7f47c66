import { css, type Theme } from '@emotion/react';

export const feedbackStyles = (theme: Theme) => ({
  mine: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    marginTop: theme.space(2),
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.touch },
  }),
  images: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }),
  image: css({
    position: 'relative',
    width: '6rem',
    height: '6rem',
    border: `1px solid ${theme.color.hairlineStrong}`,
    borderRadius: theme.radius.small,
    background: theme.color.sunken,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  remove: css({
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'start end',
    width: theme.layout.touch,
    height: theme.layout.touch,
    '& > svg': {
      width: '1.5rem',
      height: '1.5rem',
      padding: '0.1875rem',
      strokeWidth: 1.5,
      color: theme.color.text,
      background: theme.color.raised,
      borderEndStartRadius: theme.radius.small,
      borderInlineStart: `1px solid ${theme.color.hairlineStrong}`,
      borderBottom: `1px solid ${theme.color.hairlineStrong}`,
    },
    [theme.media.hover]: { '&:hover > svg': { color: theme.color.danger } },
  }),
  doneTitle: css({ fontSize: theme.size.xxl, letterSpacing: '0.12em' }),
  doneText: css({ marginTop: theme.space(2), marginBottom: theme.space(8), color: theme.color.textMuted }),
});
