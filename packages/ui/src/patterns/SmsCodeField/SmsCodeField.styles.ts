import { css, type Theme } from '@emotion/react';

export const smsCodeStyles = (theme: Theme) => ({
  send: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '7.5rem',
    alignSelf: 'stretch',
    borderInlineStart: `1px solid ${theme.color.hairline}`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
});
