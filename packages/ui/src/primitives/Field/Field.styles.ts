import { css, type Theme } from '@emotion/react';

export const fieldStyles = (theme: Theme) => ({
  root: css({ display: 'grid', gap: theme.space(1.5) }),
  labelLine: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.space(3),
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.textFaint,
  }),
  collapsed: css({ position: 'absolute' }),
  label: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textMuted }),
  required: css({ color: theme.color.accent, marginInlineStart: theme.space(1) }),
  hint: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textFaint }),
  error: css({
    display: 'flex',
    gap: theme.space(1.5),
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.danger,
    '& > svg': { flex: 'none', marginTop: '0.1875em' },
  }),
});

/** The frame of an input; shared by every field with a native control. */
export const controlStyles = (theme: Theme) => ({
  frame: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minHeight: '3rem',
    background: theme.color.surface,
    border: `1px solid ${theme.color.hairlineStrong}`,
    borderRadius: theme.radius.small,
    transition: `border-color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: { '&:hover:not(:has(:disabled))': { borderColor: theme.color.text } },
    '&:focus-within': { borderColor: theme.color.text },
    '&:has([data-control]:focus-visible)': {
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: '1px',
    },
    '&:has([aria-invalid=true])': { borderColor: theme.color.danger },
    '&:has([data-control]:disabled)': { background: theme.color.sunken, borderColor: theme.color.hairline },
  }),
  control: css({
    flex: 1,
    minWidth: 0,
    width: '100%',
    padding: `${theme.space(2.5)} ${theme.space(3.5)}`,
    background: 'transparent',
    border: 0,
    borderRadius: theme.radius.small,
    lineHeight: 1.6,
    appearance: 'none',
    '&::placeholder': { color: theme.color.textFaint, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: theme.color.textFaint, cursor: 'not-allowed', opacity: 1 },
    // The browser's own cross is blue.
    '&::-webkit-search-cancel-button': {
      width: '0.875rem',
      height: '0.875rem',
      background: theme.color.textMuted,
      clipPath:
        'polygon(0 8%, 8% 0, 50% 42%, 92% 0, 100% 8%, 58% 50%, 100% 92%, 92% 100%, 50% 58%, 8% 100%, 0 92%, 42% 50%)',
      appearance: 'none',
      cursor: 'pointer',
    },
  }),
  affix: css({ display: 'flex', alignItems: 'center', flex: 'none', paddingInlineEnd: theme.space(0.5) }),
  affixStart: css({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    paddingInlineStart: theme.space(3.5),
    color: theme.color.textFaint,
    '& > svg': { width: '1.125rem', height: '1.125rem', strokeWidth: 1.5 },
  }),
});
