import { css, keyframes, type Theme } from '@emotion/react';
import { phaseNames } from '../../tokens/names.ts';

const settle = keyframes({ from: { opacity: 0, filter: 'blur(2px)' } });

export const fourPillarsStyles = (theme: Theme) => ({
  table: css({
    width: '100%',
    tableLayout: 'fixed',
    textAlign: 'center',
    borderBlock: `4px double ${theme.color.hairlineStrong}`,
    '& th': {
      paddingBlock: theme.space(1),
      fontSize: theme.size.sm,
      fontWeight: 400,
      color: theme.color.textMuted,
      borderBottom: `1px solid ${theme.color.hairline}`,
    },
    '& td': {
      height: '3.5rem',
      fontFamily: theme.font.title,
      // A quarter of the screen less the margins of the page, less a sign at each side of the glyph.
      fontSize: `min(${theme.size.display}, (100vw - 2.5rem) / 4 - 2 * ${theme.size.xs})`,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& span': {
      position: 'relative',
      display: 'inline-block',
      animation: `${settle} ${theme.motion.settle} ${theme.motion.ease}`,
    },
    // Positioned outside the flow, so that the glyph stays centred in its column.
    '& small': {
      position: 'absolute',
      insetInlineStart: '100%',
      bottom: '0.5em',
      font: `400 ${theme.size.xs}/1 ${theme.font.body}`,
    },
    ...Object.fromEntries(phaseNames.map((name) => [`& [data-phase=${name}]`, { color: theme.phase[name] }])),
  }),
  blank: css({ marginTop: theme.space(3), color: theme.color.textMuted, fontSize: theme.size.sm }),
});
