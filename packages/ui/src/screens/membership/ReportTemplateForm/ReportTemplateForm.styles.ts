import { css, type CSSObject, type Theme } from '@emotion/react';

/** The texts of the template and the place of each in the drawn sheet. */
const places = ['studio', 'contact', 'closing'] as const;

export const reportTemplateStyles = (theme: Theme) => ({
  form: css({
    display: 'grid',
    gap: theme.space(6),
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space(8),
    },
    // Where the text that is being written will stand.
    ...Object.fromEntries(
      places.map((place): [string, CSSObject] => [
        `&:has([name=${place}]:focus) [data-place=${place}]`,
        { color: theme.color.accent, background: theme.color.accentSoft },
      ]),
    ),
  }),
  fields: css({ display: 'grid', gap: theme.space(5), alignContent: 'start', minWidth: 0 }),
  lead: css({ color: theme.color.textMuted }),
  actions: css({ display: 'grid', gap: theme.space(4), alignContent: 'start' }),
  submit: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(4) }),
  changed: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  saved: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(1.5),
    color: theme.color.success,
    fontSize: theme.size.sm,
    '& > svg': { width: '1.125rem', height: '1.125rem', strokeWidth: 1.5 },
  }),
  preview: css({
    display: 'grid',
    gap: theme.space(3),
    alignContent: 'start',
    justifyItems: 'center',
    minWidth: 0,
    [theme.media.wide]: { gridColumn: 2, gridRow: '1 / span 2' },
  }),
  caption: css({ color: theme.color.textFaint, fontSize: theme.size.sm }),
  sheet: css({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space(3),
    width: '100%',
    maxWidth: '15rem',
    // A4.
    minHeight: '21.25rem',
    padding: `${theme.space(4)} ${theme.space(5)}`,
    background: theme.color.surface,
    border: `1px solid ${theme.color.hairline}`,
    boxShadow: `3px 3px 0 ${theme.color.sunken}`,
    fontSize: theme.size.xs,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  }),
  place: css({
    maxWidth: '100%',
    paddingInline: theme.space(1),
    borderRadius: theme.radius.small,
    color: theme.color.textMuted,
    transition: `background ${theme.motion.quick} ${theme.motion.ease}`,
    '&[data-empty]': {
      color: theme.color.textFaint,
      outline: `1px dashed ${theme.color.hairlineStrong}`,
      outlineOffset: '-1px',
    },
  }),
  head: css({
    display: 'grid',
    justifyItems: 'center',
    paddingBottom: theme.space(2),
    borderBottom: `1px solid ${theme.color.hairline}`,
    textAlign: 'center',
  }),
  title: css({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space(1),
    paddingTop: theme.space(2),
    textAlign: 'center',
  }),
  titleText: css({ fontFamily: theme.font.title, fontWeight: 600, fontSize: theme.size.md }),
  chart: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    border: `1px solid ${theme.color.hairline}`,
    color: theme.color.textMuted,
    fontFamily: theme.font.title,
    fontWeight: 600,
    textAlign: 'center',
    '& > *': { paddingBlock: theme.space(1.5) },
    '& > * + *': { borderInlineStart: `1px solid ${theme.color.hairline}` },
  }),
  lines: css({
    display: 'grid',
    gap: theme.space(2),
    '& > *': { height: '0.25rem', background: theme.color.hairline, opacity: 0.6 },
    '& > :last-child': { width: '58%' },
  }),
  closing: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    marginTop: theme.space(1),
    '& > *': { textIndent: '2em', minHeight: '1lh' },
  }),
  end: css({ paddingTop: theme.space(2), borderTop: `1px solid ${theme.color.hairline}` }),
  foot: css({
    display: 'grid',
    justifyItems: 'center',
    marginTop: 'auto',
    paddingTop: theme.space(2),
    color: theme.color.textFaint,
    textAlign: 'center',
  }),
});
