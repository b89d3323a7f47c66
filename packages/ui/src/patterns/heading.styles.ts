import { css, type Theme } from '@emotion/react';

/** The page heading. Visually hidden on phones, where the top bar shows the same words. */
export const pageTitle = (theme: Theme) =>
  css({
    fontSize: theme.size.xxl,
    letterSpacing: '0.12em',
    [theme.media.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  });

/** The paragraph after the page heading. */
export const pageLead = (theme: Theme) =>
  css({ color: theme.color.textMuted, [theme.media.wide]: { marginTop: theme.space(2) } });

/** A name entered by a user. The title font is a subset without most characters of names; the body font has them all. */
export const personName = (theme: Theme) => css({ fontFamily: theme.font.body, fontWeight: 600 });
