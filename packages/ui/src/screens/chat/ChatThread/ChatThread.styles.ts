import { css, keyframes, type Theme } from '@emotion/react';

/** In the page of a chart, in rem: large text on a small screen. */
const littleRoom = '@container page (max-height: 28rem)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.25rem)' } });

export const chatThreadStyles = (theme: Theme) => {
  const column = { width: '100%', maxWidth: theme.layout.column, marginInline: 'auto' };
  return {
    root: css({
      container: 'thread / inline-size',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      // With large text on a small screen the whole scrolls rather than the messages in a slit.
      minHeight: '16rem',
      paddingBottom: 'var(--keyboard, 0px)',
      background: theme.color.ground,
    }),
    view: css({ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }),
    scroller: css({
      flex: 1,
      minWidth: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // A letter in the field does not lay out the messages anew.
      contain: 'strict',
    }),
    content: css({
      ...column,
      '&[data-empty]': { display: 'flex', flexDirection: 'column', minHeight: '100%' },
      padding: `${theme.space(2)} ${theme.space(5)} ${theme.space(6)}`,
    }),
    loading: css({
      display: 'grid',
      gap: theme.space(5),
      paddingBlock: theme.space(6),
      '& > :nth-of-type(odd)': { justifySelf: 'end' },
    }),
    start: css({
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: theme.space(5),
      flex: 1,
      paddingBlock: theme.space(8),
      textAlign: 'center',
      '& > span': {
        display: 'grid',
        placeItems: 'center',
        width: '3rem',
        height: '3rem',
        borderRadius: theme.radius.medium,
        background: theme.color.accentFill,
        color: theme.color.accentText,
        font: `600 1.75rem/1 ${theme.font.title}`,
        forcedColorAdjust: 'none',
      },
      '& > :is(h2, h3)': {
        fontSize: theme.size.xl,
        lineHeight: 1.6,
        letterSpacing: '0.04em',
        textWrap: 'balance',
      },
      '& > ul': { display: 'grid', gap: theme.space(3), width: '100%', maxWidth: '24rem' },
      '& > ul button': { width: '100%', textAlign: 'center' },
    }),
    question: css({
      minHeight: theme.layout.touch,
      padding: `${theme.space(2)} ${theme.space(4)}`,
      background: theme.color.surface,
      border: `1px solid ${theme.color.hairlineStrong}`,
      borderRadius: theme.radius.large,
      lineHeight: 1.6,
      textAlign: 'start',
      transition: `border-color ${theme.motion.hover} ${theme.motion.ease}`,
      [theme.media.hover]: { '&:hover:not(:disabled)': { borderColor: theme.color.text } },
      '&:active:not(:disabled)': { background: theme.color.sunken },
      '&:disabled': { color: theme.color.textFaint, cursor: 'not-allowed' },
    }),
    // No grid, because a letter that arrives would size a hundred rows.
    messages: css({
      '& > div + div, & > div > [data-role] + [data-role]': { marginTop: theme.space(5) },
      // What is out of view costs nothing; the last exchange is measured, so that the end stays where it is. A group at a
      // time, because the browser watches in every frame where each of them is.
      '& > div:not(:nth-last-of-type(-n + 2))': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 48rem',
      },
      // Their places stay, so that nothing moves when an answer begins or ends.
      '&[data-blocked] [data-asks], &[data-editing] [data-asks]': { visibility: 'hidden' },
      // A row of marks below every question would be loud: with a pointer they appear where it is.
      [theme.media.hover]: {
        '& > div:not(:last-of-type) > [data-role], & > div > [data-role]:not(:last-of-type)': {
          '&:not(:hover, :focus-within) > [data-actions]:not(:has([role=group]))': { opacity: 0 },
          '& > [data-actions]': { transition: `opacity ${theme.motion.hover} ${theme.motion.ease}` },
        },
      },
    }),
    formerBirth: css({
      marginBlock: theme.space(5),
      paddingBlock: theme.space(2),
      borderBlock: `1px solid ${theme.color.hairline}`,
      color: theme.color.textMuted,
      fontSize: theme.size.sm,
      lineHeight: 1.6,
    }),
    suggestions: css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2),
      marginTop: theme.space(3),
      animation: `${rise} ${theme.motion.settle} ${theme.motion.ease}`,
      '& button': { fontSize: theme.size.sm },
      // More of them would leave nothing of the answer in view.
      [littleRoom]: { '& > li:not(:first-of-type)': { display: 'none' } },
      '@container thread (min-width: 34rem)': { paddingInlineStart: `calc(1.75rem + ${theme.space(4)})` },
    }),
    chartHint: css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.space(2),
      marginTop: theme.space(5),
      color: theme.color.textMuted,
      fontSize: theme.size.sm,
      '[data-empty] > &': { justifyContent: 'center' },
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: theme.layout.touch,
        minHeight: theme.layout.touch,
      },
    }),
    clear: css({
      display: 'flex',
      justifyContent: 'flex-end',
      marginBottom: theme.space(2),
      marginInlineEnd: `calc(-1 * ${theme.space(3)})`,
      '& > button': {
        color: theme.color.textMuted,
        '& > svg': { width: '1rem', height: '1rem', strokeWidth: 1.5 },
      },
    }),
    reconnecting: css({ marginTop: theme.space(4), color: theme.color.textMuted, fontSize: theme.size.sm }),
    toBottom: css({
      position: 'absolute',
      insetInline: 0,
      bottom: theme.space(2),
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
      animation: `${rise} ${theme.motion.quick} ${theme.motion.ease}`,
      '& > button': {
        pointerEvents: 'auto',
        background: theme.color.raised,
        border: `1px solid ${theme.color.hairlineStrong}`,
        borderRadius: theme.radius.round,
        color: theme.color.text,
      },
    }),
    composer: css({
      ...column,
      flex: 'none',
      padding: `${theme.space(1)} ${theme.space(4)} ${theme.space(2)}`,
    }),
    quota: css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(3),
      color: theme.color.textMuted,
    }),
    danger: css({ paddingTop: theme.space(1.5), color: theme.color.textMuted, fontSize: theme.size.sm }),
    note: css({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: theme.space(3),
      paddingTop: theme.space(1.5),
      color: theme.color.textFaint,
      fontSize: theme.size.xs,
      lineHeight: 1.6,
      textAlign: 'center',
      // What can be asked is said by the tab; how much is left and who writes stay.
      [littleRoom]: { '& > :first-of-type:not(:only-child)': { display: 'none' } },
    }),
  };
};
