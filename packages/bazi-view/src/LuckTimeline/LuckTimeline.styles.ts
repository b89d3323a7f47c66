import { css } from '@emotion/react';
import { panelBase } from '../styles.ts';
import { token } from '../theme.ts';

/**
 * Vertical on a phone, horizontal in a wide container. `--at` is the elapsed part of a cycle, 0–1: the line is dark
 * up to it and faint after it.
 */
export const luckTimelineStyles = css`
  ${panelBase}
  font-variant-numeric: tabular-nums;

  & [data-line] {
    margin: 0;
    padding: 0;
    list-style: none;
    border-block: 1px solid ${token.text};
  }
  & [data-node] {
    position: relative;
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 1.75rem;
    width: 100%;
    min-height: 3rem;
    margin: 0;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-align: start;
    touch-action: manipulation;
  }
  & button[data-node] {
    cursor: pointer;
  }
  & [data-part='ages'] {
    text-align: end;
    white-space: nowrap;
  }
  & [data-part='luck'] {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    color: ${token.textMuted};
    white-space: nowrap;
  }
  & [data-part='luck'] b {
    font-family: ${token.fontTitle};
    font-size: 1.25rem;
    font-weight: 400;
    line-height: 1.6rem;
    letter-spacing: 0.05em;
    color: ${token.text};
  }
  & [data-part='years'] {
    color: ${token.textMuted};
    white-space: nowrap;
  }

  /* ::before is the line, ::after the dot at the start of each cycle */
  & [data-node]::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 50% -50%;
    inset-inline-start: 5.875rem;
    width: 2px;
    margin-inline-start: -1px;
    background: linear-gradient(
      ${token.text} calc(var(--at) * 100%),
      ${token.hairline} calc(var(--at) * 100%)
    );
  }
  & [data-node]:last-of-type::before {
    bottom: 0;
  }
  & [data-node]::after {
    content: '';
    position: absolute;
    z-index: 1;
    top: 50%;
    inset-inline-start: 5.875rem;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem 0 0 -0.25rem;
    border: 1px solid ${token.text};
    border-radius: 50%;
    background: ${token.ground};
  }
  & [data-past]::after {
    background: ${token.text};
  }
  & [data-current]::after {
    border-color: ${token.accent};
    background: ${token.accent};
    box-shadow: 0 0 0 3px ${token.accentSoft};
  }
  & [data-part='mark'] {
    padding: 0 0.375rem;
    border-radius: 2px;
    font-size: 0.6875rem;
    line-height: 1.125rem;
    letter-spacing: 0.05em;
    color: ${token.accentText};
    background: ${token.accentFill};
  }
  & [data-node][aria-pressed='true'],
  & [data-node][data-selected] {
    background: ${token.accentSoft};
    box-shadow: inset 3px 0 ${token.accent};
  }
  & [aria-pressed='true'] [data-part='ages'],
  & [data-selected] [data-part='ages'] {
    color: ${token.accent};
    font-weight: 600;
  }
  & [data-node]:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: -4px;
    z-index: 1;
  }
  @media (hover: hover) {
    & button[data-node]:hover:not([aria-pressed='true']) {
      background: ${token.surface};
    }
  }

  @container (max-width: 19.5rem) {
    & [data-node] {
      grid-template-columns: 4.25rem minmax(0, 1fr) auto;
      gap: 0 1.25rem;
      font-size: 0.75rem;
    }
    & [data-node]::before,
    & [data-node]::after {
      inset-inline-start: 4.875rem;
    }
    & [data-part='luck'] {
      gap: 0.375rem;
    }
  }
  /* too narrow for the years beside the luck */
  @container (max-width: 17rem) {
    & [data-node] {
      grid-template-columns: 4rem minmax(0, 1fr);
    }
    & [data-node]::before,
    & [data-node]::after {
      inset-inline-start: 4.625rem;
    }
    & [data-part='luck'] {
      flex-wrap: wrap;
    }
    & [data-part='years'] {
      grid-column: 2;
    }
  }

  @container (min-width: 46rem) {
    & [data-line],
    & [data-cycles] {
      display: flex;
    }
    & [data-cycles] {
      flex: 10 1 0;
    }
    & [data-node] {
      flex: 1 1 0;
      min-width: 0;
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: 0.125rem;
      padding: 0.75rem 0 2rem;
      text-align: center;
    }
    & [data-node='birth'] {
      flex-grow: 0.6;
    }
    & [data-part='ages'] {
      margin-bottom: 1.5rem;
    }
    & [data-part='luck'] {
      flex-direction: column;
      align-items: center;
      gap: 0;
    }
    & [data-part='luck'] b {
      font-size: 1.375rem;
      line-height: 1.9rem;
    }
    & [data-part='years'] {
      font-size: 0.75rem;
    }
    & [data-part='mark'] {
      position: absolute;
      bottom: 0.5rem;
    }
    & [data-node]::before {
      inset-block: 2.625rem auto;
      inset-inline: 50% -50%;
      width: auto;
      height: 2px;
      margin: 0;
      background: linear-gradient(
        to right,
        ${token.text} calc(var(--at) * 100%),
        ${token.hairline} calc(var(--at) * 100%)
      );
    }
    & [data-node='birth']::before {
      inset-inline-end: -84%;
    }
    & [data-node='cycle']:last-of-type::before {
      inset-inline-end: 0;
    }
    & [data-node]::after {
      top: 2.6875rem;
      inset-inline-start: 50%;
    }
    & [data-node][aria-pressed='true'],
    & [data-node][data-selected] {
      box-shadow: inset 0 3px ${token.accent};
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    & [data-node] {
      transition: background-color 150ms ease-out;
    }
  }
`;
