import { css, type Theme } from '@emotion/react';

export const composerStyles = (theme: Theme) => {
  const text = {
    padding: `${theme.space(2.5)} 0 ${theme.space(2.5)} ${theme.space(4)}`,
    font: `1rem/1.6 ${theme.font.body}`,
  };
  return {
    root: css({ display: 'grid' }),
    frame: css({
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: theme.space(2),
      background: theme.color.raised,
      border: `1px solid ${theme.color.hairlineStrong}`,
      borderRadius: theme.radius.large,
      transition: `border-color ${theme.motion.hover} ${theme.motion.ease}`,
      '&:focus-within': { borderColor: theme.color.text },
      '&:has(textarea:focus-visible)': { outline: `1px solid ${theme.color.focus}` },
      '&:has([aria-invalid=true])': { borderColor: theme.color.danger },
      '&:has(textarea:disabled)': { background: theme.color.sunken, borderColor: theme.color.hairline },
      // Where a field cannot grow by itself, a copy of its text makes the row as high.
      '@supports not (field-sizing: content)': {
        '&::before': {
          ...text,
          content: 'attr(data-text) " "',
          gridArea: '1 / 1',
          maxHeight: '10rem',
          visibility: 'hidden',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          overflow: 'hidden',
        },
      },
    }),
    area: css({
      ...text,
      gridArea: '1 / 1',
      fieldSizing: 'content',
      width: '100%',
      height: '100%',
      minHeight: '3rem',
      maxHeight: '10rem',
      background: 'transparent',
      border: 0,
      resize: 'none',
      overflowWrap: 'anywhere',
      // iOS zooms the page to a smaller field.
      fontSize: 'max(1rem, 16px)',
      '&::placeholder': { color: theme.color.textFaint, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { color: theme.color.textFaint, cursor: 'not-allowed' },
    }),
    button: css({
      gridArea: '1 / 2',
      padding: 1,
      '& > button': {
        borderRadius: theme.radius.large,
        background: theme.color.accentFill,
        backgroundClip: 'content-box',
        // The mark is smaller than its target.
        padding: 3,
        color: theme.color.accentText,
        [theme.media.hover]: {
          '&:hover:not(:disabled)': {
            color: theme.color.accentText,
            backgroundColor: theme.color.accentFillStrong,
          },
        },
        '&:active:not(:disabled)': { backgroundColor: theme.color.accentFillStrong },
        '&:disabled': { background: 'none', color: theme.color.textFaint },
        '& > svg': { width: '1.25rem', height: '1.25rem', strokeWidth: 2 },
        '&[data-cancel]': {
          background: theme.color.text,
          backgroundClip: 'content-box',
          color: theme.color.ground,
          '& > svg': { width: '0.875rem', height: '0.875rem' },
        },
      },
    }),
    hint: css({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.space(3),
      paddingInline: theme.space(2),
      fontSize: theme.size.sm,
      lineHeight: 1.6,
      color: theme.color.textMuted,
      '&:empty': { display: 'none' },
      '&[data-error]': { color: theme.color.danger, paddingBlockStart: theme.space(1) },
      '& > span': { marginInlineStart: 'auto' },
    }),
  };
};
