import { css, type Theme } from '@emotion/react';
import { personName } from '../heading.styles.ts';

export const recordCardStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    columnGap: theme.space(2),
    paddingBlock: theme.space(4),
    borderBottom: `1px solid ${theme.color.hairline}`,
    transition: `background-color ${theme.motion.quick} ${theme.motion.ease}`,
    '&[data-selected]': { background: theme.color.accentSoft },
    [theme.media.wide]: {
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: theme.space(5),
    },
  }),
  tick: css({
    marginTop: '-0.25rem',
    [theme.media.wide]: { marginTop: 0 },
  }),
  main: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) 1fr',
    alignItems: 'baseline',
    gap: `${theme.space(1)} ${theme.space(3)}`,
    minWidth: 0,
  }),
  name: css([personName(theme), { fontSize: theme.size.lg, overflowWrap: 'anywhere' }]),
  nameLink: css({ [theme.media.hover]: { '&:hover': { color: theme.color.accent } } }),
  badges: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(1.5) }),
  birth: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space(2)}`,
    color: theme.color.textMuted,
  }),
  calendar: css({ color: theme.color.textMuted }),
  end: css({
    gridColumn: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `0 ${theme.space(4)}`,
    minHeight: theme.layout.touch,
    [theme.media.wide]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-end', gap: 0 },
  }),
  created: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  acts: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
  }),
  blank: css({
    display: 'grid',
    gap: theme.space(3),
    paddingBlock: theme.space(2),
    minHeight: '6.5rem',
    alignContent: 'start',
  }),
  view: css({ paddingBlock: theme.space(2) }),
});
