import { css, type Theme } from '@emotion/react';

export const datePickerStyles = (theme: Theme) => ({
  selects: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 5fr) minmax(min-content, 4fr)',
    gap: theme.space(2),
    '& select': { paddingInlineStart: theme.space(3), paddingInlineEnd: theme.space(8) },
  }),
  heading: css({
    display: 'flex',
    alignItems: 'center',
    marginInline: theme.space(-2),
    '& > [aria-disabled]': { opacity: 0.35, cursor: 'not-allowed' },
  }),
  lunar: css({
    flex: 1,
    minWidth: 0,
    paddingBlock: theme.space(2),
    fontFamily: theme.font.body,
    fontSize: theme.size.sm,
    fontWeight: 400,
    lineHeight: 1.5,
    textAlign: 'center',
    color: theme.color.textMuted,
  }),
  chosen: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignContent: 'center',
    columnGap: theme.space(3),
    minHeight: '2.75rem',
    fontSize: theme.size.sm,
    lineHeight: 1.6,
    color: theme.color.textMuted,
    '& > b': { color: theme.color.text, fontWeight: 500 },
  }),
});
