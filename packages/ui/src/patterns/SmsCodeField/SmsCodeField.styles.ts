import { css, type Theme } from '@emotion/react';

export const smsCodeStyles = (theme: Theme) => ({
  send: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'min(7.5rem, 31vw)',
    alignSelf: 'stretch',
    borderInlineStart: `1px solid ${theme.color.hairline}`,
    fontVariantNumeric: 'tabular-nums',
    // Leaves the field room for its text in the largest size at 320 px.
    '& > button': { paddingInline: theme.space(2) },
  }),
});
