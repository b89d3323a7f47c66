import { css, type Theme } from '@emotion/react';

export const smsCodeStyles = (theme: Theme) => ({
  send: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'min(7.5rem, 35vw)',
    alignSelf: 'stretch',
    borderInlineStart: `1px solid ${theme.color.hairline}`,
    fontVariantNumeric: 'tabular-nums',
  }),
});
