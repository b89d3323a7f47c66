/** Sizes, spacing and durations, the same in both themes. */
export const scale = {
  /** Rem, on a root of 16px at the standard text size. */
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    display: '2.5rem',
  },
  /** One step of the space grid: 4px. */
  step: 0.25,
  radius: { none: '0', small: '2px', medium: '4px', large: '8px', round: '999px' },
  motion: {
    quick: '150ms',
    settle: '240ms',
    /** Of colours: `quick` where the device can hover; none on touch screens, where it delays the first frame of a tap. */
    hover: 'var(--motion-hover)',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
} as const;
