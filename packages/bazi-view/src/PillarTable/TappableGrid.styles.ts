import { css } from '@emotion/react';
import { token } from '../theme.ts';

/** A word that can be tapped looks like any other; what can be touched is the room around it. */
export const tappableGridStyles = css`
  & button {
    position: relative;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  & button::after {
    content: '';
    position: absolute;
    inset: -0.8125rem 0;
  }
  & [data-row='cang_gan'] button::after,
  & [data-row='shen_sha'] td button::after {
    inset: 0;
  }
  @media (hover: hover) {
    & button:hover {
      text-decoration: underline dotted;
      text-underline-offset: 0.25em;
    }
  }
  & button:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: -1px;
    border-radius: 2px;
  }

  /* words that stand upright are no wider than they are */
  @container (max-width: 17rem) {
    & [data-row='na_yin'] td button {
      width: auto;
    }
  }
  @container (max-width: 12rem) {
    & td button:not([data-glyph], [data-hidden-stem]) {
      width: auto;
    }
  }
`;
