import { css, type Theme } from '@emotion/react';

export const noticeStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.space(3),
    padding: `${theme.space(3)} ${theme.space(4)}`,
    background: theme.color.surface,
    border: '1px solid',
    borderColor: `color-mix(in srgb, currentColor 45%, ${theme.color.hairline})`,
    borderRadius: theme.radius.small,
  }),
  icon: css({ width: '1.25rem', height: '1.25rem', marginTop: '0.2125rem', strokeWidth: 1.5 }),
  body: css({ display: 'grid', gap: theme.space(1), color: theme.color.text, minWidth: 0 }),
  title: css({ fontWeight: 600, color: 'var(--notice-tone)' }),
  text: css({ fontSize: theme.size.sm, lineHeight: 1.7 }),
  action: css({ marginTop: theme.space(1), display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
  info: css({ '--notice-tone': theme.color.text, color: theme.color.textMuted }),
  success: css({ '--notice-tone': theme.color.success, color: theme.color.success }),
  warning: css({ '--notice-tone': theme.color.warning, color: theme.color.warning }),
  danger: css({ '--notice-tone': theme.color.danger, color: theme.color.danger }),
});
