import { css, type Theme } from '@emotion/react';

export const avatarStyles = (theme: Theme) => ({
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    border: `1px solid ${theme.color.hairline}`,
    background: theme.color.sunken,
    color: theme.color.textMuted,
    fontFamily: theme.font.title,
    fontWeight: 600,
    lineHeight: 1,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > svg': { width: '52%', height: '52%', strokeWidth: 1.5 },
  }),
  drawn: css({ filter: 'var(--paper-filter)' }),
  small: css({ width: '2rem', height: '2rem', fontSize: theme.size.sm }),
  medium: css({ width: '3rem', height: '3rem', fontSize: theme.size.lg }),
  large: css({ width: '5rem', height: '5rem', fontSize: theme.size.xxl }),
});
