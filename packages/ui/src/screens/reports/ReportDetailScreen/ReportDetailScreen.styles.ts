import { css, type Theme } from '@emotion/react';
import { personName } from '../../../patterns/heading.styles.ts';

export const reportDetailStyles = (theme: Theme) => ({
  // Fills the height between the bars and scrolls inside.
  root: css({ position: 'relative', flex: 1, minHeight: 0, width: '100%', overflowY: 'auto' }),
  // A further tab scrolls by itself below the header, so that a chat keeps its input in view.
  rootFixed: css({
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'hidden',
    container: 'page / size',
    // The bar names the page; the height is for the conversation.
    [theme.media.low]: { '& > header': { display: 'none' } },
    // In rem, so that it follows the text size: a conversation below the header would end under the bottom bar.
    '@container page (max-height: 28rem)': { '& > header': { display: 'none' } },
  }),
  header: css({
    flex: 'none',
    borderBottom: `1px solid ${theme.color.hairline}`,
    '& > *': {
      maxWidth: theme.layout.wide,
      margin: '0 auto',
      paddingInline: theme.space(5),
      [theme.media.wide]: { paddingInline: theme.space(6) },
    },
  }),
  details: css({
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& + p': { marginTop: `calc(-1 * ${theme.space(2)})` },
    // The details repeat it.
    '&[open] + p': { display: 'none' },
  }),
  birth: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space(3),
    paddingBottom: theme.space(3),
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  // A blank with its margins is as high as a line of text.
  birthBlank: css({ '& > *': { marginBlock: '0.4125em' } }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // A long name moves the disclosure label to the next line.
    flexWrap: 'wrap',
    gap: `0 ${theme.space(4)}`,
    minHeight: '4rem',
    paddingBlock: theme.space(2),
    listStyle: 'none',
    cursor: 'pointer',
  }),
  title: css([personName(theme), { fontSize: theme.size.lg, minWidth: 0, overflowWrap: 'anywhere' }]),
  more: css({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: theme.space(1),
    marginInlineStart: 'auto',
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
  }),
  // Same colours as the table's mark of the day master.
  doubt: css({
    padding: `0 ${theme.space(1)}`,
    borderRadius: theme.radius.small,
    backgroundColor: theme.color.accentFill,
    color: theme.color.accentText,
    fontSize: theme.size.xs,
    fontWeight: 400,
  }),
  arrow: css({
    width: '1.25rem',
    height: '1.25rem',
    strokeWidth: 1.5,
    transition: `transform ${theme.motion.quick} ${theme.motion.ease}`,
  }),
  tabs: css({
    flex: 'none',
    width: '100%',
    maxWidth: theme.layout.wide,
    margin: '0 auto',
    [theme.media.wide]: { paddingInline: theme.space(6) },
  }),
  panel: css({
    padding: `${theme.space(5)} ${theme.space(3)} ${theme.space(10)}`,
    [theme.media.wide]: { padding: `${theme.space(8)} ${theme.space(6)} ${theme.space(12)}` },
  }),
  panelFixed: css({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    '&&': { padding: 0 },
  }),
  notice: css({
    width: '100%',
    maxWidth: `calc(${theme.layout.wide} - ${theme.space(12)})`,
    margin: `0 auto ${theme.space(5)}`,
  }),
  chart: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(8),
    width: '100%',
    maxWidth: `calc(${theme.layout.wide} - ${theme.space(12)})`,
    margin: '0 auto',
    [theme.media.desktop]: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
      columnGap: theme.space(12),
      alignItems: 'start',
    },
  }),
  // With the space of the buttons below the table, and the strips beside it as in `luck`.
  chartBlank: css({
    '& > :first-of-type': { marginBottom: '5.75rem', [theme.media.desktop]: { gridRow: 'span 2' } },
  }),
  // Stays in view beside the list of a month's days, which is longer.
  table: css({ minWidth: 0, [theme.media.desktop]: { position: 'sticky', top: 0 } }),
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space(2)} ${theme.space(3)}`,
    marginTop: theme.space(4),
  }),
  hint: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  luck: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(8), minWidth: 0 }),
  analysis: css({
    maxWidth: `calc(${theme.layout.wide} - ${theme.space(12)})`,
    margin: `${theme.space(10)} auto 0`,
  }),
});
