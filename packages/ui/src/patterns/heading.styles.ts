import { css, type Theme } from '@emotion/react';

/**
 * The page's first heading. The bar of a phone shows the same words, so there it is read and not seen;
 * what follows it closes up by itself.
 */
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

/** What follows the page's heading, below it where it is seen. */
export const pageLead = (theme: Theme) =>
  css({ color: theme.color.textMuted, [theme.media.wide]: { marginTop: theme.space(2) } });

/**
 * A name somebody typed. The title face is cut for the words of the house and lacks most characters names
 * are made of; the body face has them all, so a name is never set in two faces.
 */
export const personName = (theme: Theme) => css({ fontFamily: theme.font.body, fontWeight: 600 });
