import { css, type Theme } from '@emotion/react';

/** Disabled, but not because its action is running. */
const unavailable = '&:is(:disabled, [aria-disabled]):not([aria-busy])';
/** Can be pressed. */
const available = ':not(:disabled, [aria-disabled])';

export const buttonStyles = (theme: Theme) => ({
  root: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space(2),
    minHeight: theme.layout.touch,
    minWidth: theme.layout.touch,
    padding: `${theme.space(1.5)} ${theme.space(5)}`,
    border: '1px solid transparent',
    borderRadius: theme.radius.small,
    font: `500 ${theme.size.md}/1.4 ${theme.font.body}`,
    letterSpacing: '0.04em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${theme.motion.hover} ${theme.motion.ease}, border-color ${theme.motion.hover} ${theme.motion.ease}, color ${theme.motion.hover} ${theme.motion.ease}`,
    [unavailable]: { cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
    '& > svg': { flex: 'none' },
  }),
  primary: css({
    background: theme.color.accentFill,
    color: theme.color.accentText,
    [theme.media.hover]: {
      [`&:hover${available}`]: { background: theme.color.accentFillStrong },
    },
    [`&:active${available}`]: { background: theme.color.accentFillStrong },
    [unavailable]: {
      background: theme.color.sunken,
      color: theme.color.textFaint,
      borderColor: theme.color.hairline,
    },
  }),
  secondary: css({
    background: theme.color.surface,
    color: theme.color.text,
    borderColor: theme.color.hairlineStrong,
    [theme.media.hover]: {
      [`&:hover${available}`]: {
        borderColor: theme.color.text,
        background: theme.color.raised,
      },
    },
    [`&:active${available}`]: { background: theme.color.sunken },
    [unavailable]: {
      color: theme.color.textFaint,
      borderColor: theme.color.hairline,
      background: 'transparent',
    },
  }),
  quiet: css({
    color: theme.color.text,
    paddingInline: theme.space(3),
    [theme.media.hover]: { [`&:hover${available}`]: { background: theme.color.sunken } },
    [`&:active${available}`]: { background: theme.color.sunken },
    [unavailable]: { color: theme.color.textFaint },
  }),
  danger: css({
    background: 'transparent',
    color: theme.color.danger,
    borderColor: theme.color.danger,
    [theme.media.hover]: {
      [`&:hover${available}`]: { background: theme.color.dangerSoft },
    },
    [`&:active${available}`]: { background: theme.color.dangerSoft },
    [unavailable]: { color: theme.color.textFaint, borderColor: theme.color.hairline },
  }),
  small: css({
    fontSize: theme.size.sm,
    paddingInline: theme.space(3),
    minHeight: '2.25rem',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.3125rem' },
  }),
  medium: css({}),
  large: css({
    minHeight: '3.25rem',
    fontSize: theme.size.lg,
    letterSpacing: '0.12em',
    textIndent: '0.12em',
    paddingInline: theme.space(8),
  }),
  block: css({ display: 'flex', width: '100%' }),
});
