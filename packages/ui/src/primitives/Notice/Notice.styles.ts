import { css, type Theme } from '@emotion/react';

export const noticeStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.space(3),
    padding: `${theme.space(3)} ${theme.space(4)}`,
    border: `1px solid ${theme.color.hairline}`,
    borderInlineStart: '3px solid currentColor',
    borderRadius: theme.radius.small,
  }),
  icon: css({ width: '1.25rem', height: '1.25rem', marginTop: '0.2125rem', strokeWidth: 1.5 }),
  body: css({ display: 'grid', gap: theme.space(1), color: theme.color.text, minWidth: 0 }),
  title: css({ fontWeight: 600 }),
  text: css({ fontSize: theme.size.sm, lineHeight: 1.7 }),
  action: css({ marginTop: theme.space(1), display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
  info: css({ color: theme.color.textMuted, background: theme.color.surface }),
  success: css({
    color: theme.color.success,
    background: theme.color.successSoft,
    borderBlockColor: 'transparent',
    borderInlineEndColor: 'transparent',
  }),
  warning: css({
    color: theme.color.warning,
    background: theme.color.warningSoft,
    borderBlockColor: 'transparent',
    borderInlineEndColor: 'transparent',
  }),
  danger: css({
    color: theme.color.danger,
    background: theme.color.dangerSoft,
    borderBlockColor: 'transparent',
    borderInlineEndColor: 'transparent',
  }),
});
