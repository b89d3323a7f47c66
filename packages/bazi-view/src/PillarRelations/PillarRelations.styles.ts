import { css } from '@emotion/react';
import { disclosure, wordButton } from '../panel.styles.ts';
import { lazyStyles, panelBase } from '../styles.ts';
import { token } from '../theme.ts';

/** More than four relations on a phone stand in two columns, the members below the name, the whole entry tappable. */
export const pillarRelationsStyles = lazyStyles(
  () => css`
    ${panelBase}
    ${wordButton}
  ${disclosure}

  & figure {
      margin: 0;
    }
    & [data-figure] {
      max-width: 34rem;
      margin-inline: auto;
      border-block: 1px solid ${token.text};
      text-align: center;
    }
    & [data-names],
    & [data-glyphs] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    & [data-names] {
      padding: 0.375rem 0;
      border-bottom: 1px solid ${token.hairline};
      font-size: 0.8125rem;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & [data-glyphs] {
      font-family: ${token.fontTitle};
      font-size: 1.75rem;
      font-weight: 600;
      line-height: 1.35;
    }

    & [data-side] {
      --lane: 1.5rem;
      --stroke: 1px;
      display: grid;
      min-height: 0.75rem;
    }
    & [data-side='stem'] {
      align-items: end;
      padding: 0.875rem 0 0.125rem;
    }
    & [data-side='branch'] {
      align-items: start;
      padding: 0.125rem 0 0.875rem;
    }
    & [data-bracket] {
      position: relative;
      grid-row: 1;
      display: flex;
      min-width: 0;
      font-size: 0.75rem;
      line-height: 1rem;
      white-space: nowrap;
    }
    & [data-bracket] > span {
      padding-inline: 0.1875rem;
    }
    & [data-bracket] > i {
      min-width: 0.125rem;
      border: 0 solid currentColor;
    }
    & [data-side='stem'] [data-bracket] {
      align-items: start;
    }
    & [data-side='stem'] [data-bracket] > span {
      margin-top: -0.5rem;
    }
    & [data-side='branch'] [data-bracket] {
      align-items: end;
    }
    & [data-side='branch'] [data-bracket] > span {
      margin-bottom: -0.5rem;
    }
    & [data-end] {
      height: 100%;
    }
    & [data-side='stem'] [data-end] {
      border-top-width: var(--stroke);
    }
    & [data-side='branch'] [data-end] {
      border-bottom-width: var(--stroke);
    }
    & [data-end='from'] {
      border-inline-start-width: var(--stroke) !important;
    }
    & [data-end='to'] {
      border-inline-end-width: var(--stroke) !important;
    }
    & [data-side='stem'] [data-end='from'] {
      border-top-left-radius: 0.5rem;
    }
    & [data-side='stem'] [data-end='to'] {
      border-top-right-radius: 0.5rem;
    }
    & [data-side='branch'] [data-end='from'] {
      border-bottom-left-radius: 0.5rem;
    }
    & [data-side='branch'] [data-end='to'] {
      border-bottom-right-radius: 0.5rem;
    }
    & [data-between] {
      position: absolute;
      inset-block: 0;
      border-inline-start-width: var(--stroke) !important;
    }

    & [data-kind='punish'] > i {
      border-style: dashed;
    }
    & [data-kind='harm'] > i,
    & [data-kind='break'] > i {
      border-style: dotted;
    }
    & [data-kind='harm'],
    & [data-kind='break'] {
      color: ${token.textMuted};
    }
    & [data-bracket][data-kind$='clash'] {
      --stroke: 2px;
    }

    & [data-group] {
      display: grid;
      grid-template-columns: 2rem minmax(0, 1fr);
      align-items: start;
    }
    & [data-group] > b {
      font-family: ${token.fontTitle};
      font-weight: 600;
      line-height: 2.75rem;
    }
    & [data-figure] + * {
      margin-top: 0.5rem;
    }
    & ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
      gap: 0 2rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    & li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.625rem;
      min-height: 2.75rem;
      border-bottom: 1px solid ${token.hairline};
      font-size: 0.9375rem;
      line-height: 1.5;
    }
    & li > i {
      flex: none;
      width: 1.25rem;
      border: 0 solid currentColor;
      border-top-width: 2px;
    }
    & li > b,
    & li > [data-word] {
      color: ${token.text};
      font-weight: 400;
      min-height: 2.75rem;
      align-content: center;
    }
    & li > span {
      margin-inline-start: auto;
      font-size: 0.8125rem;
      color: ${token.textMuted};
    }
    & [data-none] {
      margin: 0;
      padding: 1.5rem 0;
      border-block: 1px solid ${token.hairline};
      text-align: center;
      color: ${token.textMuted};
    }

    @container (max-width: 35.9rem) {
      & [data-columns] ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 0 1rem;
      }
      & [data-columns] ul li {
        position: relative;
        align-content: center;
        padding-block: 0.5rem;
      }
      & [data-columns] ul li > b,
      & [data-columns] ul li > [data-word] {
        min-height: 0;
      }
      & [data-columns] ul [data-word]::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      & [data-columns] ul li > span {
        flex-basis: 100%;
        margin-inline-start: 1.875rem;
      }
    }

    @container (min-width: 26rem) {
      & [data-glyphs] {
        font-size: 2.25rem;
      }
      & [data-bracket] {
        font-size: 0.8125rem;
      }
    }
    @container (max-width: 17rem) {
      & [data-glyphs] {
        font-size: 1.375rem;
      }
      & [data-names] {
        font-size: 0.75rem;
        letter-spacing: -0.04em;
      }
      & [data-bracket] {
        font-size: 0.6875rem;
        letter-spacing: -0.06em;
      }
      & [data-bracket] > span {
        padding-inline: 0.0625rem;
      }
    }
  `,
);
