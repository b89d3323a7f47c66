/**
 * 身强身弱: how much of a chart supports the day master, after 《子平真诠·论十干得时不旺失时不弱》 and 《滴天髓·衰旺》. Its
 * own phase (比劫) and the phase that produces it (印) support it; the rest drains it.
 *
 * - 得令: the main stem of the month branch supports it.
 * - 得地: it has a strong root in the branch of year, day or hour, or light roots in two of them. 「长生禄旺，根之重者也；
 *   墓库余气，根之轻者也」: a root is strong where its phase is the main stem, or where a yang stem is at 长生 (a yin stem
 *   has no root there).
 * - 得势: two of the three other stems support it.
 *
 * The classics rank without numbers; the weights and bands are a convention of this engine. Of ten parts the month
 * branch has four (月令为提纲), each other branch and each other stem one; a branch shares its part among its hidden
 * stems as in five-phases.ts. 中和 is within 5 percent of an even split, 偏强 and 偏弱 within 20. Without any of 得令, 得地
 * and 得势 the verdict is at most 中和. 从格, combinations and 调候 are not considered here; pattern.ts and
 * favourable.ts build on it.
 */
import { hiddenShares, numbersOf, phasePlace } from './five-phases.ts';
import { diShi, shiShen } from './pillars.ts';
import { STEMS } from './sixty-cycle.ts';
import type { KeyedPillar, Strength, StrengthPart } from './types.ts';

/** How the strength is computed, as text for the user. */
export const STRENGTH_METHOD =
  '以日主为准，同类（比劫）与生我（印）为扶，其余为抑：十分之中月支占四分，另三支与另三干各占一分，地支按所藏天干分配。得令、得地、得势依《子平真诠》，三者全无不言强。百分之四十五至五十五为中和，往上至七十为偏强、往下至三十为偏弱，再外为身强、身弱；分数与界限是本站的折算，未计从格、合化与调候，供参考。';

export const MONTH_WEIGHT = 4;

/** The lowest percent of 中和. */
const BALANCED = 45;

/** The lowest percent of each verdict, strongest first. */
const VERDICTS: readonly (readonly [verdict: Strength['verdict'], from: number])[] = [
  ['身强', 70],
  ['偏强', 55],
  ['中和', BALANCED],
  ['偏弱', 30],
  ['身弱', 0],
];

/** The verdict by percent; strong only with one of 得令, 得地 and 得势. */
function verdictOf(percent: number, canBeStrong: boolean): Strength['verdict'] {
  const [verdict, from] = VERDICTS.find(([, lowest]) => percent >= lowest)!;
  return from > BALANCED && !canBeStrong ? '中和' : verdict;
}

function supports(dayStem: number, stem: number): boolean {
  const step = (phasePlace(dayStem) - phasePlace(stem) + 5) % 5;
  return step < 2;
}

/** The root of the day stem in a branch: 2 for a strong one, 1 for a light one, 0 for none. */
function rootOf(dayStem: number, branch: number): 0 | 1 | 2 {
  const phase = phasePlace(dayStem);
  const hidden = hiddenShares(branch).map(({ stem }) => phasePlace(stem));
  if (!hidden.includes(phase)) return 0;
  const born = diShi(dayStem, branch) === '长生';
  return hidden[0] === phase || born ? 2 : 1;
}

/** 得地 by the branches other than the month's. */
export function isRooted(dayStem: number, branches: readonly number[]): boolean {
  const roots = branches.map((branch) => rootOf(dayStem, branch));
  return roots.includes(2) || roots.filter((root) => root > 0).length > 1;
}

/**
 * The strength of the day master. Columns of luck are ignored; without the hour it is that of three pillars.
 *
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function strengthOf(four: readonly KeyedPillar[]): Strength {
  const natal = four
    .filter(({ key }) => key !== 'da_yun' && key !== 'liu_nian')
    .map(({ key, ganzhi }) => ({ key, ...numbersOf(ganzhi) }));
  const day = natal.find(({ key }) => key === 'day');
  const month = natal.find(({ key }) => key === 'month');
  if (!day || !month) throw new RangeError('no pillar of the month or of the day');
  const dayStem = day.stem;

  const parts: StrengthPart[] = [];
  const add = (key: StrengthPart['key'], part: StrengthPart['part'], stem: number, weight: number) =>
    parts.push({
      key,
      part,
      character: STEMS[stem]!,
      shi_shen: shiShen(dayStem, stem),
      weight: Math.round(weight * 100) / 100,
      supports: supports(dayStem, stem),
    });
  for (const { key, stem, branch } of natal) {
    if (key !== 'day') add(key, 'stem', stem, 1);
    for (const { stem: inside, share } of hiddenShares(branch))
      add(key, 'hidden', inside, share * (key === 'month' ? MONTH_WEIGHT : 1));
  }

  const weigh = (among: readonly StrengthPart[]) => among.reduce((sum, { weight }) => sum + weight, 0);
  const helping = parts.filter((part) => part.supports);
  const percent = Math.round((weigh(helping) / weigh(parts)) * 1000) / 10;
  const others = natal.filter(({ key }) => key !== 'month').map(({ branch }) => branch);
  const de_ling = supports(dayStem, hiddenShares(month.branch)[0]!.stem);
  const de_di = isRooted(dayStem, others);
  const de_shi = helping.filter(({ part }) => part === 'stem').length > 1;
  return { verdict: verdictOf(percent, de_ling || de_di || de_shi), percent, de_ling, de_di, de_shi, parts };
}
