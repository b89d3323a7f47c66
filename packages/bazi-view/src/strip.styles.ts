import { css } from '@emotion/react';
import { lazyStyles, panelBase, skeletonFill, skeletonPulse } from './styles.ts';
import { token } from './theme.ts';

/**
 * Styles of every luck strip: a row of columns. The line below an item with a `style` is dark up to now and faint after it.
 * The parts from `data-panel` on are those of a strip without items. Its ten blanks have a width of their own: a browser may
 * paint the document before it has received all of them. Comments are here because those in the text of the styles are sent
 * to the browser.
 */
export const stripStyles = lazyStyles(
  () => css`
    ${panelBase}
    position: relative;
    min-width: 0;

    & [data-strip] {
      position: relative;
      display: flex;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      border-block: 1px solid ${token.text};
      -webkit-tap-highlight-color: transparent;
    }
    & [data-strip]::-webkit-scrollbar {
      display: none;
    }

    & [data-item] {
      appearance: none;
      flex: 1 0 4.25rem;
      min-width: 0;
      margin: 0;
      padding: 0 0 0.75rem;
      display: flex;
      flex-direction: column;
      align-items: center;
      border: 0;
      border-inline-start: 1px solid ${token.hairline};
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.75rem;
      line-height: 1.25rem;
      font-variant-numeric: tabular-nums;
      cursor: pointer;
      touch-action: manipulation;
    }
    & [data-item]:first-of-type {
      border-inline-start-color: transparent;
    }
    & [data-item] > span {
      display: block;
      white-space: nowrap;
    }
    & [data-item][style] {
      position: relative;
    }
    & [data-item][style]::before {
      content: '';
      position: absolute;
      inset: auto 0 0.375rem;
      height: 2px;
      background: linear-gradient(
        to right,
        ${token.text} calc(var(--at) * 100%),
        ${token.hairline} calc(var(--at) * 100%)
      );
    }

    & [data-part='mark'] {
      height: 1.625rem;
    }
    & [data-part='mark'] b {
      display: block;
      padding: 0 0.375rem;
      font-size: 0.6875rem;
      font-weight: 400;
      line-height: 1.125rem;
      letter-spacing: 0.05em;
      color: ${token.accentText};
      background: ${token.accentFill};
      border-radius: 0 0 2px 2px;
    }
    & [data-part='lead'] {
      font-size: 0.8125rem;
    }
    & [data-part='note'],
    & [data-part='further'],
    & [data-part='shi_shen'] {
      color: ${token.textMuted};
    }
    & [data-item] > [data-part='further'] {
      font-size: 0.6875rem;
      white-space: pre;
    }
    & [data-part='ganzhi'] {
      padding: 0.25rem 0;
      font-family: ${token.fontTitle};
      font-size: 1.375rem;
      line-height: 1.7rem;
      letter-spacing: 0;
    }
    & [data-part='ganzhi'] b {
      display: block;
      font-weight: 400;
    }
    & [data-part='cang_gan'] {
      min-height: 3.75rem;
    }
    & [data-part='cang_gan'] span {
      display: block;
      color: ${token.textMuted};
    }
    & [data-part='cang_gan'] b {
      font-family: ${token.fontTitle};
      font-weight: 400;
    }

    @media (hover: hover) {
      & [data-item]:hover {
        background: ${token.surface};
      }
    }
    & [data-item][aria-pressed='true'] {
      background: ${token.accentSoft};
      box-shadow:
        inset 0 3px ${token.accent},
        inset 0 -3px ${token.accent};
    }
    & [data-item][aria-pressed='true'] [data-part='lead'] {
      color: ${token.accent};
      font-weight: 600;
    }
    & [data-item]:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: -4px;
    }

    & [data-panel] {
      position: relative;
    }
    & [data-blank] {
      overflow-x: hidden;
    }
    & [data-blank] [data-item] {
      flex: 0 0 max(4.25rem, 10%);
      cursor: default;
      pointer-events: none;
    }
    & [data-blank='bare'] [data-item] {
      visibility: hidden;
    }
    & [data-blank='loading'] [data-wash] {
      background: ${skeletonFill};
    }
    & [data-message] {
      position: absolute;
      inset: 0;
      z-index: 1;
      display: grid;
      place-content: center;
      margin: 0;
      padding: 1rem;
      text-align: center;
      font-size: 0.9375rem;
      line-height: 1.7;
      color: ${token.textMuted};
      pointer-events: none;
    }
    & [data-message='loading'] > span {
      padding: 0.125rem 0.75rem;
      border: 1px solid ${token.hairline};
      border-radius: 2px;
      background: ${token.surface};
    }
    & [data-retry] {
      justify-self: center;
      min-height: 44px;
      margin-top: 0.5rem;
      padding: 0 1.25rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      background: ${token.surface};
      color: ${token.text};
      font: inherit;
      cursor: pointer;
      pointer-events: auto;
      touch-action: manipulation;
    }
    & [data-retry]:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: 2px;
    }

    @container (min-width: 42.5rem) {
      & [data-item] {
        font-size: 0.8125rem;
        line-height: 1.375rem;
      }
      & [data-part='lead'] {
        font-size: 0.875rem;
      }
      & [data-part='ganzhi'] {
        font-size: 1.625rem;
        line-height: 2rem;
      }
      & [data-part='cang_gan'] {
        min-height: 4.125rem;
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      & [data-strip] {
        scroll-behavior: smooth;
      }
      & [data-blank='loading'] {
        animation: ${skeletonPulse} 1.6s ease-in-out infinite alternate;
      }
    }
    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      & [data-item] {
        transition: background-color 150ms ease-out;
      }
    }
  `,
);
