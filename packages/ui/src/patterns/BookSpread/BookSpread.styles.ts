import { css, type Theme } from '@emotion/react';
import { leafFrame } from '../frame.styles.ts';

export const bookSpreadStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(16)}`,
    [theme.media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      maxWidth: '62rem',
      gap: theme.space(20),
      paddingTop: theme.space(16),
      alignItems: 'start',
    },
  }),
  form: css({ width: '100%', maxWidth: '26rem', margin: '0 auto', [theme.media.desktop]: { order: 2 } }),
  header: css({ marginBottom: theme.space(8) }),
  title: css({ fontSize: theme.size.xxl, letterSpacing: '0.12em' }),
  lead: css({ marginTop: theme.space(2), color: theme.color.textMuted }),
  facing: css({ display: 'none', [theme.media.desktop]: { display: 'block' } }),
  leaf: css([
    leafFrame(theme),
    {
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
      minHeight: '32rem',
      padding: `${theme.space(12)} ${theme.space(8)}`,
      background: theme.color.surface,
    },
  ]),
  verse: css({
    writingMode: 'vertical-rl',
    display: 'flex',
    flexDirection: 'column',
    fontFamily: theme.font.title,
    fontSize: '1.875rem',
    letterSpacing: '0.4em',
    lineHeight: 1,
  }),
  line: css({
    paddingInline: theme.space(2),
    paddingBlock: theme.space(5),
    borderLeft: `1px solid ${theme.color.hairline}`,
    '&:first-of-type': { borderRight: `1px solid ${theme.color.hairline}` },
  }),
  seal: css({
    position: 'absolute',
    left: theme.space(8),
    bottom: theme.space(8),
    width: theme.space(12),
    height: theme.space(12),
  }),
});
