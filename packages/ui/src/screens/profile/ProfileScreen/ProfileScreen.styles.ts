import { css, type Theme } from '@emotion/react';
import { doubleFrame } from '../../../patterns/frame.styles.ts';
import { personName } from '../../../patterns/heading.styles.ts';

export const profileStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: theme.space(8),
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(6)} ${theme.space(5)} ${theme.space(12)}`,
    [theme.media.desktop]: {
      gridTemplateColumns: '22rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: theme.space(16),
      maxWidth: '64rem',
      paddingTop: theme.space(12),
    },
  }),
  card: css([
    doubleFrame(theme),
    {
      background: theme.color.surface,
      [theme.media.desktop]: { position: 'sticky', top: `calc(${theme.layout.topBar} + ${theme.space(8)})` },
    },
  ]),
  person: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(4),
    padding: `${theme.space(6)} ${theme.space(5)} ${theme.space(5)}`,
  }),
  names: css({ flex: '1 1 8rem', minWidth: 0 }),
  nickname: css([personName(theme), { fontSize: theme.size.lg, overflowWrap: 'anywhere' }]),
  phone: css({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
  edit: css({ flexBasis: '100%', marginTop: theme.space(1) }),
  plan: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `${theme.space(1)} ${theme.space(3)}`,
    minHeight: '4rem',
    padding: `${theme.space(3)} ${theme.space(5)}`,
    borderTop: `1px solid ${theme.color.hairline}`,
  }),
  planText: css({ display: 'grid', gap: theme.space(1), justifyItems: 'start', minWidth: 0 }),
  small: css({ fontSize: theme.size.sm, color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
  statistics: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) minmax(0, 4fr)',
    borderTop: `1px solid ${theme.color.hairline}`,
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.space(0.5),
    padding: `${theme.space(4)} ${theme.space(1)}`,
    textAlign: 'center',
    '& + &': { borderInlineStart: `1px solid ${theme.color.hairline}` },
  }),
  figureValue: css({
    fontFamily: theme.font.title,
    fontWeight: 600,
    fontSize: theme.size.lg,
    lineHeight: 1.6,
    wordBreak: 'keep-all',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > span': { marginInline: 'auto' },
  }),
  figureLabel: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textMuted }),
  unset: css({ color: theme.color.textFaint, fontFamily: theme.font.body, fontWeight: 400 }),
  failed: css({
    padding: `${theme.space(3)} ${theme.space(5)}`,
    borderTop: `1px solid ${theme.color.hairline}`,
    color: theme.color.textMuted,
  }),
  links: css({
    display: 'grid',
    gap: theme.space(8),
    minWidth: 0,
    '& > ul': { borderTop: `1px solid ${theme.color.hairlineStrong}` },
  }),
});
