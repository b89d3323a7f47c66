import { css, type Theme } from '@emotion/react';

export const datePickerStyles = (theme: Theme) => ({
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(1),
    marginInline: theme.space(-2),
    '& > div': { flex: '1 1 0' },
    '& > div:nth-of-type(1)': { flexGrow: 1.25 },
    '& > [aria-disabled]': { opacity: 0.35, cursor: 'not-allowed' },
  }),
  lunar: css({
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
    minHeight: '3.25rem',
    marginBlockStart: theme.space(2),
    fontSize: theme.size.sm,
    lineHeight: 1.6,
    color: theme.color.textMuted,
    '& > b': { color: theme.color.text, fontWeight: 500 },
  }),
});
