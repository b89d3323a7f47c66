import { css, type Theme } from '@emotion/react';

/** One container, so that an answer of a hundred blocks costs one rule set. */
export const answerTextStyles = (theme: Theme) =>
  css({
    minWidth: 0,
    lineHeight: 1.8,
    '& > * + *': { marginTop: theme.space(3) },
    '& h3': {
      marginTop: theme.space(6),
      // Not the title face: its subset has only the words of this app.
      font: `600 ${theme.size.lg}/1.5 ${theme.font.body}`,
      letterSpacing: '0.02em',
      '&:not(* + *)': { marginTop: 0 },
    },
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 600 },
    // Chinese type has no slanted face: emphasis marks take its place.
    '& em': { fontStyle: 'normal', textEmphasis: 'filled dot', textEmphasisPosition: 'under right' },
    '& blockquote': {
      marginInline: 0,
      marginBlockEnd: 0,
      paddingInlineStart: theme.space(4),
      borderInlineStart: `2px solid ${theme.color.accent}`,
      color: theme.color.textMuted,
    },
    '& ul, & ol': { display: 'grid', gap: theme.space(1.5), paddingInlineStart: '1.25em' },
    '& li > * + *': { marginTop: theme.space(1.5) },
    '& ul': { listStyle: '"·  "' },
    '& ol': { listStyle: 'decimal outside', paddingInlineStart: '1.75em' },
    '& li::marker': { color: theme.color.accent, fontVariantNumeric: 'tabular-nums' },
    // Wide tables scroll by themselves.
    '& [role=group]': { overflowX: 'auto' },
    '& table': { width: '100%', fontSize: theme.size.sm, lineHeight: 1.6, textAlign: 'start' },
    '& th, & td': {
      padding: `${theme.space(2)} ${theme.space(3)} ${theme.space(2)} 0`,
      borderBottom: `1px solid ${theme.color.hairline}`,
      verticalAlign: 'top',
      textAlign: 'start',
      minWidth: '4em',
    },
    '& th': { color: theme.color.textMuted, fontWeight: 400, whiteSpace: 'nowrap' },
    // A year is not divided from its number.
    '& td:first-of-type': { wordBreak: 'keep-all' },
    '& thead th': { borderBottomColor: theme.color.hairlineStrong },
    '& [role=button]': {
      cursor: 'pointer',
      textDecoration: `underline dotted ${theme.color.textMuted} 1px`,
      textUnderlineOffset: '0.3em',
      borderRadius: theme.radius.small,
      [theme.media.hover]: { '&:hover': { textDecorationColor: theme.color.accent } },
    },
  });
