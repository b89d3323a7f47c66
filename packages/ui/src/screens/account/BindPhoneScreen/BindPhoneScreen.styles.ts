import { css, type Theme } from '@emotion/react';

export const bindPhoneStyles = (theme: Theme) => ({
  skipHint: css({ flexBasis: '100%', fontSize: theme.size.sm, color: theme.color.textFaint }),
});
