import { describe, expect, it } from 'vitest';
import { candidateCompareStyles } from './CandidateCompare/CandidateCompare.styles.ts';
import { dailyLuckGridStyles } from './DailyLuckGrid/DailyLuckGrid.styles.ts';
import { fivePhasePlotStyles } from './FivePhasePlot/FivePhasePlot.styles.ts';
import { hourCandidateTableStyles } from './HourCandidateTable/HourCandidateTable.styles.ts';
import { hourlyLuckListStyles } from './HourlyLuckList/HourlyLuckList.styles.ts';
import { luckTimingStyles } from './LuckTiming/LuckTiming.styles.ts';
import { lunarMonthGridStyles } from './LunarMonthGrid/LunarMonthGrid.styles.ts';
import { palaceLineStyles } from './PalaceLine/PalaceLine.styles.ts';
import { patternPanelStyles } from './PatternPanel/PatternPanel.styles.ts';
import { pillarRelationsStyles } from './PillarRelations/PillarRelations.styles.ts';
import { pillarTableStyles } from './PillarTable/PillarTable.styles.ts';
import { tappableGridStyles } from './PillarTable/TappableGrid.styles.ts';
import { strengthScaleStyles } from './StrengthScale/StrengthScale.styles.ts';
import { stripStyles } from './strip.styles.ts';
import { GROUNDS_OF, token } from './theme.ts';

const sheets = [
  candidateCompareStyles,
  dailyLuckGridStyles,
  fivePhasePlotStyles,
  hourCandidateTableStyles,
  hourlyLuckListStyles,
  luckTimingStyles,
  lunarMonthGridStyles,
  palaceLineStyles,
  patternPanelStyles,
  pillarRelationsStyles,
  pillarTableStyles,
  strengthScaleStyles,
  stripStyles,
  tappableGridStyles,
].map((sheet) => sheet().styles);
const nameOf = new Map(Object.entries(token).map(([name, value]) => [value as string, name]));
const colourIn = (block: string, property: string) =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*(var\\([^)]+\\))`).exec(block)?.[1];

/** Text and background colour of each rule that sets both. */
const pairs = sheets.flatMap((sheet) =>
  [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const [text, background] = [colourIn(block, 'color'), colourIn(block, 'background')];
    return text && background
      ? [[nameOf.get(text) ?? text, nameOf.get(background) ?? background] as const]
      : [];
  }),
);

/** Custom properties that a style sheet defines for itself. */
const OWN = ['var(--lane)', 'var(--stroke)', 'var(--at)'];

describe('the style sheets', () => {
  it('contain rules that set both text and background colour', () => {
    expect(pairs).toContainEqual(['accentText', 'accentFill']);
  });

  it.each(pairs)('use %s on %s, a pair of colours with tested contrast', (text, background) => {
    expect((GROUNDS_OF as Record<string, readonly string[]>)[text]).toContain(background);
  });

  // Whenever an element is added anywhere, browsers style again all that follows `:has()` in a selector, in the whole page.
  it('select nothing by what is beside or inside another element', () => {
    expect(sheets.filter((sheet) => sheet.includes(':has('))).toEqual([]);
  });

  // Each element that is animated becomes a layer of its own, which costs a slow phone a millisecond before the first paint.
  it('animate a skeleton as a whole, not each of its words', () => {
    const endless = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{};]+)\{[^{}]*\binfinite\b[^{}]*\}/g)]);
    expect(endless.map(([, selector = '']) => selector.trim())).toEqual([
      '&[data-skeleton] table',
      "& [data-blank='loading']",
    ]);
  });

  it('read only the custom properties of the theme, the phases and their own', () => {
    const read = new Set(sheets.flatMap((sheet) => sheet.match(/var\([^)]+\)/g) ?? []));
    expect(
      [...read].filter(
        (name) => !nameOf.has(name) && !name.startsWith('var(--phase-') && !OWN.includes(name),
      ),
    ).toEqual([]);
  });
});
