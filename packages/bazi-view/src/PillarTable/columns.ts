import type { Bazi, DaYun, LiuNian, LuckPillar, Pillar } from '@ziping/bazi/types';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';

export type ColumnKey = keyof typeof copy.columns;

/** One column of the table: a pillar in one shape, whichever schema it came from. */
export interface Column {
  key: ColumnKey;
  /** Second line of the heading: which cycle or year this is. Of the four natal pillars only a guessed hour has one. */
  note: string;
  /** null: every cell shows the placeholder. */
  pillar: LuckPillar | null;
}

/** The names of each column's 神煞 as printed, with one space between two. */
export type ShenShaNames = Partial<Record<ColumnKey, string>>;

export const LUCK_COLUMNS: readonly ColumnKey[] = ['da_yun', 'liu_nian'];

/**
 * The six columns in reading order.
 * The luck columns show the selected cycle and year, without a selection the current ones. Beside a cycle of another
 * decade the current year has no meaning, and its column is empty.
 * @param hour_unknown whether the pillar of the hour is a guess
 * @param before whether the years before the first cycle are selected: there is no 大运, and only a selected year
 */
export function columnsOf(
  bazi: Bazi,
  da_yun: DaYun | null,
  liu_nian: LiuNian | null,
  hour_unknown = false,
  before = false,
): Column[] {
  const natal = (key: ColumnKey, pillar: Pillar, note = ''): Column => ({
    key,
    note,
    pillar: fromPillar(pillar),
  });
  return [
    natal('year', bazi.year_pillar),
    natal('month', bazi.month_pillar),
    natal('day', bazi.day_pillar),
    natal('time', bazi.time_pillar, hour_unknown ? copy.assumed : ''),
    before ? { key: 'da_yun', note: copy.before, pillar: null } : cycleColumn(bazi, da_yun),
    yearColumn(bazi, da_yun, liu_nian, before),
  ];
}

/** The six columns before their chart is known. */
export const BLANK_COLUMNS: readonly Column[] = (
  ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'] as const
).map((key) => ({ key, note: '', pillar: null }));

function cycleColumn(bazi: Bazi, da_yun: DaYun | null): Column {
  if (da_yun) {
    const note = copy.ages(da_yun.start_age, da_yun.end_age);
    return { key: 'da_yun', note, pillar: fromGanzhi(da_yun) };
  }
  return { key: 'da_yun', note: bazi.da_yun_pillar ? copy.currentCycle : '', pillar: bazi.da_yun_pillar };
}

function yearColumn(bazi: Bazi, da_yun: DaYun | null, liu_nian: LiuNian | null, before: boolean): Column {
  if (liu_nian) return { key: 'liu_nian', note: copy.year(liu_nian.year), pillar: fromGanzhi(liu_nian) };
  if (before ? bazi.da_yun_pillar : da_yun && !da_yun.current)
    return { key: 'liu_nian', note: '', pillar: null };
  return { key: 'liu_nian', note: copy.currentYear, pillar: bazi.liu_nian_pillar };
}

/** One pillar object for each source, so that a memoised cell is not rendered again. */
const pillarCache = new WeakMap<Pillar | DaYun | LiuNian, LuckPillar>();

function fromPillar(source: Pillar): LuckPillar {
  const { heavenly_stem: gan, earthly_branch: zhi, ...rest } = source;
  return cached(source, { ...rest, gan, zhi });
}

function fromGanzhi(source: DaYun | LiuNian): LuckPillar {
  return cached(source, { ...source, gan: source.ganzhi.charAt(0), zhi: source.ganzhi.charAt(1) });
}

function cached(source: Pillar | DaYun | LiuNian, converted: LuckPillar): LuckPillar {
  const pillar = pillarCache.get(source) ?? converted;
  pillarCache.set(source, pillar);
  return pillar;
}
