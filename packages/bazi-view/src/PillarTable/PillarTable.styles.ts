import { css, keyframes } from '@emotion/react';
import { lazyStyles, phaseColours, skeletonFill, skeletonPulse, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

const settle = keyframes({ from: { opacity: 0, filter: 'blur(2px)' } });

/**
 * Styles for the whole table; the rules outside container queries are for a phone. The queries are in rem, so that
 * they follow the reader's text size: at 17rem a phone with large text, 纳音 vertical and ten gods below their stems, at
 * 12rem all text vertical. A cell of 藏干 has space for three, so that a change of luck does not shift the layout.
 */
export const pillarTableStyles = lazyStyles(
  () => css`
    ${phaseColours}
    position: relative;
    container-type: inline-size;
    color: ${token.text};

    & table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      font-family: ${token.fontBody};
      font-size: 0.8125rem;
      line-height: 1.4;
      text-align: center;
      font-variant-numeric: tabular-nums;
      border-top: 4px double ${token.text};
      border-bottom: 4px double ${token.text};
    }
    & caption {
      ${visuallyHidden}
    }
    & col[data-label] {
      width: 1.625rem;
    }
    & th,
    & td {
      padding: 0.625rem 0;
      font-weight: 400;
      border-bottom: 1px solid ${token.hairline};
      overflow-wrap: anywhere;
    }
    & td > * {
      display: block;
    }
    & tbody td {
      height: 2.75rem;
    }
    & tbody tr:last-of-type > * {
      border-bottom-color: transparent;
    }
    & thead tr > * {
      border-bottom: 1px solid ${token.text};
    }

    & thead th {
      padding: 0.5rem 0;
      vertical-align: top;
      height: 3.5rem;
      font-family: ${token.fontTitle};
      font-size: 0.9375rem;
      letter-spacing: 0.05em;
    }
    & thead small {
      display: block;
      font-family: ${token.fontBody};
      font-size: 0.6875rem;
      letter-spacing: 0;
      word-break: keep-all;
      overflow-wrap: normal;
      color: ${token.textMuted};
    }
    & tbody th {
      writing-mode: vertical-rl;
      letter-spacing: 0.15em;
      font-size: 0.75rem;
      color: ${token.textMuted};
      padding: 0;
      text-align: center;
      vertical-align: middle;
    }

    & [data-empty] {
      color: ${token.textMuted};
    }
    & [data-row='shen_sha'] > td {
      vertical-align: top;
      font-size: 0.75rem;
      text-wrap: balance;
    }
    & [data-row='shen_sha'] > td > * {
      min-height: 1.5rem;
      padding-bottom: 0.25rem;
    }
    & [data-row='gan'] > * {
      padding: 0.75rem 0 0;
      border-bottom-color: transparent;
    }
    & [data-row='zhi'] > * {
      padding: 0.125rem 0 0.75rem;
    }
    & [data-glyph] {
      position: relative;
      font-family: ${token.fontTitle};
      font-size: 1.875rem;
      font-weight: 600;
      line-height: 1.3;
      padding-inline-end: 0.375rem;
    }
    & [data-glyph] small {
      position: absolute;
      margin-inline-start: 0.0625rem;
      bottom: 0.25rem;
      font-family: ${token.fontBody};
      font-size: 0.625rem;
      font-weight: 400;
      line-height: 1;
    }

    & [data-row='cang_gan'] > td {
      height: 5.25rem;
      vertical-align: top;
      padding: 0.1875rem 0;
    }
    & [data-hidden-stem] {
      white-space: nowrap;
      line-height: 1.625rem;
      font-size: 0.75rem;
      letter-spacing: -0.02em;
    }
    & [data-hidden-stem] b {
      font-family: ${token.fontTitle};
      font-size: 0.875rem;
      font-weight: 400;
    }
    & [data-hidden-stem] span {
      color: ${token.textMuted};
    }

    & [data-column='day'] {
      background: color-mix(in srgb, ${token.accentSoft} 50%, transparent);
    }
    & thead [data-column='day'] {
      color: ${token.accent};
    }
    &:not([data-skeleton]) [data-row='shi_shen'] > [data-column='day'] > * {
      width: fit-content;
      margin: 0 auto;
      padding: 0 0.25rem;
      white-space: nowrap;
      border-radius: 2px;
      font-family: ${token.fontTitle};
      background: ${token.accentFill};
      color: ${token.accentText};
    }

    & [data-column='da_yun'] {
      border-inline-start: 3px double ${token.hairline};
    }
    & [data-luck] {
      background: ${token.surface};
    }

    &[data-skeleton] td > * {
      width: fit-content;
      margin-inline: auto;
      padding-inline: 0;
      border-radius: 0;
      background: ${skeletonFill};
    }

    @media (prefers-reduced-motion: no-preference) {
      &[data-skeleton] table {
        animation: ${skeletonPulse} 1.6s ease-in-out infinite alternate;
      }
      &[data-settle] td[data-luck] > * {
        animation: ${settle} 220ms ease-out;
      }
    }

    @container (min-width: 34rem) {
      & table {
        font-size: 0.9375rem;
      }
      & col[data-label] {
        width: 4rem;
      }
      & tbody th {
        writing-mode: horizontal-tb;
        font-size: 0.875rem;
      }
      & thead th {
        height: 4rem;
        font-size: 1.0625rem;
      }
      & thead small {
        font-size: 0.75rem;
      }
      & [data-glyph] {
        font-size: 2.75rem;
      }
      & [data-glyph] small {
        font-size: 0.75rem;
        bottom: 0.625rem;
        margin-inline-start: 0.25rem;
      }
      & [data-row='cang_gan'] > td {
        height: 6.5rem;
      }
      & [data-hidden-stem] {
        font-size: 0.875rem;
        line-height: 2rem;
        letter-spacing: 0;
      }
      & [data-hidden-stem] b {
        font-size: 1.0625rem;
        margin-inline-end: 0.125rem;
      }
    }

    @container (max-width: 19.5rem) {
      & thead small {
        font-size: 0.625rem;
        letter-spacing: -0.05em;
      }
      & [data-glyph] {
        font-size: 1.75rem;
        padding-inline-end: 0.5rem;
      }
      & [data-hidden-stem] {
        letter-spacing: -0.06em;
      }
      & [data-hidden-stem] b {
        font-size: 0.8125rem;
      }
    }

    @container (max-width: 17rem) {
      & [data-row='na_yin'] > td > * {
        writing-mode: vertical-rl;
        white-space: nowrap;
        margin: 0 auto;
      }
      & [data-hidden-stem] {
        display: flex;
        flex-direction: column;
        align-items: center;
        line-height: 1.05rem;
        padding-bottom: 0.375rem;
      }
      & [data-row='cang_gan'] > td {
        height: 8.75rem;
      }
      & thead small {
        line-height: 1.2;
      }
      & thead th {
        height: 4.25rem;
        letter-spacing: 0;
        font-size: 0.875rem;
      }
      &:not([data-skeleton]) [data-row='shi_shen'] > [data-column='day'] > * {
        padding: 0 0.0625rem;
      }
      & [data-glyph] {
        font-size: 1.5rem;
        padding: 0;
      }
      & [data-glyph] small {
        position: static;
        display: block;
        margin: 0;
      }
    }

    @container (max-width: 12rem) {
      & col[data-label] {
        width: 1.25rem;
      }
      & table {
        font-size: 0.75rem;
      }
      & thead th {
        height: 5.5rem;
      }
      & thead small {
        font-size: 0.5625rem;
        letter-spacing: -0.06em;
      }
      & [data-glyph] {
        font-size: 1.125rem;
      }
      & tbody td > :not([data-glyph], [data-hidden-stem]),
      & [data-hidden-stem] span {
        writing-mode: vertical-rl;
        white-space: nowrap;
        margin: 0 auto;
      }
      &:not([data-skeleton]) [data-row='shi_shen'] > [data-column='day'] > * {
        padding: 0.125rem 0;
        line-height: 1.1;
      }
      & [data-row='cang_gan'] > td {
        height: 11.25rem;
      }
    }
  `,
);
