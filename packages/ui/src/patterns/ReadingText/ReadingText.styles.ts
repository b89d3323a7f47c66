import { css, type Theme } from '@emotion/react';

/** One container, so that a report of a hundred blocks costs one rule set. */
export const readingTextStyles = (theme: Theme) =>
  css({
    // 36 characters.
    maxWidth: '36em',
    marginInline: 'auto',
    fontSize: theme.size.lg,
    lineHeight: 1.9,
    // On a narrow line a figure that is not broken would stretch the words before it.
    textAlign: 'start',
    [theme.media.wide]: { textAlign: 'justify' },
    hangingPunctuation: 'allow-end',
    '& h3': {
      marginBlock: `${theme.space(10)} ${theme.space(4)}`,
      paddingBlockEnd: theme.space(2),
      borderBottom: `1px solid ${theme.color.hairline}`,
      fontSize: theme.size.xl,
      letterSpacing: '0.08em',
      textAlign: 'start',
    },
    '& > section:first-of-type > h3': { marginTop: 0 },
    '& h4': { marginBlock: `${theme.space(6)} ${theme.space(2)}`, fontSize: theme.size.lg },
    // No paragraph ends with a single character on its last line.
    '& p': { whiteSpace: 'pre-line', textWrap: 'pretty' },
    '& section > p': { textIndent: '2em' },
    '& section > * + p': { marginTop: '0.5em' },
    '& strong': { fontWeight: 600 },
    // Chinese type has no slanted face: emphasis marks take its place.
    '& em': { fontStyle: 'normal', textEmphasis: 'filled dot', textEmphasisPosition: 'under right' },
    '& blockquote': {
      margin: `${theme.space(5)} 0`,
      paddingInlineStart: theme.space(4),
      borderInlineStart: `2px solid ${theme.color.accent}`,
      color: theme.color.textMuted,
      fontSize: theme.size.md,
    },
    '& ul, & ol': {
      display: 'grid',
      gap: theme.space(2),
      margin: `${theme.space(4)} 0`,
      paddingInlineStart: '1.5em',
    },
    '& ul': { listStyle: '"·  "' },
    '& ol': { listStyle: 'cjk-decimal outside', paddingInlineStart: '2em' },
    '& li::marker': { color: theme.color.accent },
    // Wide tables scroll by themselves.
    '& div': { overflowX: 'auto', margin: `${theme.space(5)} 0` },
    '& table': { width: '100%', fontSize: theme.size.md, lineHeight: 1.6, textAlign: 'start' },
    '& th, & td': {
      padding: `${theme.space(2)} ${theme.space(3)} ${theme.space(2)} 0`,
      borderBottom: `1px solid ${theme.color.hairline}`,
      verticalAlign: 'top',
      textAlign: 'start',
    },
    '& th': { color: theme.color.textMuted, fontWeight: 400, whiteSpace: 'nowrap' },
    '& [data-whole]': { whiteSpace: 'nowrap' },
    // Room for a year: 年 alone in a line reads badly.
    '& td:first-of-type': { minWidth: 'min(4.25em, 20vw)' },
    '& [role=button]': {
      cursor: 'pointer',
      textDecoration: `underline dotted ${theme.color.textMuted} 1px`,
      textUnderlineOffset: '0.3em',
      borderRadius: theme.radius.small,
      [theme.media.hover]: { '&:hover': { textDecorationColor: theme.color.accent } },
    },
    '@media print': {
      fontSize: '11pt',
      lineHeight: 1.7,
      maxWidth: 'none',
      '& h3, & h4': { breakAfter: 'avoid' },
      '& p, & li': { orphans: 3, widows: 3 },
      '& table, & blockquote': { breakInside: 'avoid' },
      '& [role=button]': { textDecoration: 'none' },
    },
  });
