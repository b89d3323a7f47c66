import { css, type Theme } from '@emotion/react';

export const shareDialogStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: theme.space(5),
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      gap: theme.space(8),
      alignItems: 'start',
    },
  }),
  figure: css({ display: 'grid', justifyItems: 'center', gap: theme.space(2) }),
  // The aspect ratio of the picture, so that nothing moves when it is drawn.
  frame: css({
    position: 'relative',
    aspectRatio: '3 / 4',
    width: 'min(100%, 48dvh * 3 / 4)',
    minWidth: '12rem',
    display: 'grid',
    border: `1px solid ${theme.color.hairline}`,
    [theme.media.wide]: { width: 'min(100%, 60dvh * 3 / 4)' },
  }),
  picture: css({ width: '100%', height: '100%', WebkitTouchCallout: 'default', userSelect: 'auto' }),
  waiting: css({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: theme.space(3),
    padding: theme.space(4),
    background: theme.color.sunken,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    textAlign: 'center',
  }),
  hold: css({ fontWeight: 600 }),
  controls: css({ display: 'grid', gap: theme.space(5), minWidth: 0 }),
  print: css({ justifySelf: 'start' }),
});
