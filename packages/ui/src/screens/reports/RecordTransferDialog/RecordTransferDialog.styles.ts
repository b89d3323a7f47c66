import { css, type Theme } from '@emotion/react';

export const recordTransferStyles = (theme: Theme) => ({
  section: css({
    '& + &': {
      marginTop: theme.space(6),
      paddingTop: theme.space(6),
      borderTop: `1px solid ${theme.color.hairline}`,
    },
  }),
  title: css({ margin: 0, fontSize: theme.size.md, fontWeight: 600 }),
  lead: css({ margin: `${theme.space(1)} 0 ${theme.space(3)}`, color: theme.color.textMuted }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
  status: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    minHeight: theme.layout.touch,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
  result: css({ display: 'grid', gap: theme.space(3), marginBottom: theme.space(3) }),
  faults: css({
    maxHeight: '15rem',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: theme.radius.small,
  }),
  fault: css({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: theme.space(2),
    padding: `${theme.space(2)} ${theme.space(3)}`,
    overflowWrap: 'anywhere',
    '& + &': { borderTop: `1px solid ${theme.color.hairline}` },
  }),
  faultRow: css({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
  hint: css({ margin: 0, color: theme.color.textMuted, fontSize: theme.size.sm }),
});
