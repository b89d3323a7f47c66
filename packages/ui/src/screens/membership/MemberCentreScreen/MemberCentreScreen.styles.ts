import { css, type Theme } from '@emotion/react';
import { doubleFrame } from '../../../patterns/frame.styles.ts';

export const memberCentreStyles = (theme: Theme) => ({
  plan: css([
    doubleFrame(theme),
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(4),
      padding: `${theme.space(5)} ${theme.space(5)}`,
      background: theme.color.surface,
    },
  ]),
  planName: css({ fontSize: theme.size.xl, fontWeight: 600, letterSpacing: '0.04em' }),
  small: css({ color: theme.color.textMuted, fontSize: theme.size.sm, fontVariantNumeric: 'tabular-nums' }),
  days: css({
    fontFamily: theme.font.title,
    fontSize: theme.size.xxl,
    fontWeight: 600,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  daysBox: css({ marginInlineStart: 'auto', textAlign: 'center' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }),
  lines: css({ borderTop: `1px solid ${theme.color.hairlineStrong}` }),
  line: css({
    display: 'grid',
    gap: theme.space(0.5),
    paddingBlock: theme.space(3),
    // The section itself ends with a line.
    '& + &': { borderTop: `1px solid ${theme.color.hairline}` },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space(2) }),
  name: css({ fontWeight: 600 }),
  value: css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
  recommend: css({ color: theme.color.textMuted, fontSize: theme.size.sm, marginBottom: theme.space(1.5) }),
  hint: css({ marginTop: theme.space(2), color: theme.color.textMuted }),
});
