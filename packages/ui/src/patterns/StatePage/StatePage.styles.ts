import { css, type Theme } from '@emotion/react';
import { doubleFrame } from '../frame.styles.ts';
import { pageTitle } from '../heading.styles.ts';

export const statePageStyles = (theme: Theme) => ({
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: theme.space(8),
    maxWidth: theme.layout.column,
    minHeight: `calc(100dvh - ${theme.layout.topBar} - ${theme.layout.bottomBar} - ${theme.space(30)})`,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(12)} ${theme.space(5)}`,
    [theme.media.wide]: { flexDirection: 'row-reverse', alignItems: 'center', gap: theme.space(20) },
  }),
  frame: css([
    doubleFrame(theme),
    {
      flex: 'none',
      padding: `${theme.space(5)} ${theme.space(4)} ${theme.space(4)}`,
      background: theme.color.surface,
      fontFamily: theme.font.title,
      fontSize: theme.size.display,
      fontWeight: 600,
      lineHeight: 1.2,
      letterSpacing: '0.15em',
      writingMode: 'vertical-rl',
      color: theme.color.text,
      [theme.media.wide]: {
        fontSize: '3.5rem',
        padding: `${theme.space(8)} ${theme.space(6)} ${theme.space(6)}`,
      },
    },
  ]),
  text: css({ minWidth: 0, [theme.media.wide]: { flex: '0 1 26rem' } }),
  overline: css({
    color: theme.color.accent,
    fontFamily: theme.font.title,
    letterSpacing: '0.2em',
    marginBottom: theme.space(2),
  }),
  title: css({ fontSize: theme.size.xxl, letterSpacing: '0.04em' }),
  titleInBar: css([pageTitle(theme), { letterSpacing: '0.04em' }]),
  body: css({ marginTop: theme.space(4), color: theme.color.textMuted }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3), marginTop: theme.space(8) }),
  footnote: css({ marginTop: theme.space(6), color: theme.color.textFaint, fontSize: theme.size.sm }),
});
