import { css, type Theme } from '@emotion/react';
import { controlStyles } from '../../../primitives/Field/Field.styles.ts';

export const changePhoneStyles = (theme: Theme) => ({
  form: css({ maxWidth: '28rem', paddingTop: theme.space(8) }),
  fields: css({ display: 'grid', gap: theme.space(5) }),
  old: css({ display: 'grid', gap: theme.space(1.5) }),
  oldLabel: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textMuted }),
  oldPhone: css([controlStyles(theme).control, { padding: 0, fontSize: theme.size.lg }]),
  actions: css({
    display: 'flex',
    gap: theme.space(3),
    marginTop: theme.space(2),
    '& > *': { flex: '1 1 0' },
  }),
  below: css({ marginTop: theme.space(6), color: theme.color.textMuted, fontSize: theme.size.sm }),
});
