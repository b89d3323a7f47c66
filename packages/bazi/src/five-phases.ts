/**
 * 五行: the phase of each character, and how much of each phase a chart has.
 *
 * Besides the count of the eight characters there is a weighted balance. An open stem weighs 1. A branch
 * weighs 1 in all, shared among its hidden stems: 1 when there is one, 0.7 and 0.3 when there are two, 0.6, 0.3
 * and 0.1 when there are three (本气, 中气, 余气). The sum of a phase is multiplied by its state in
 * the month of birth: 旺 1.5, 相 1.25, 休 1, 囚 0.75, 死 0.5. Which of the five it is follows 《五行大义·论四时休王》
 * and 《三命通会·论五行旺相休囚死》, with earth as 旺 in 辰, 未, 戌 and 丑. The classics rank the
 * phases without numbers; the factors, in even steps, are a convention of this engine.
 */
import { cangGan } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import type { FivePhases, KeyedPillar, Phase } from './types.ts';

/** The five phases, each feeding the next and the last the first. */
export const PHASES = ['wood', 'fire', 'earth', 'metal', 'water'] as const satisfies readonly Phase[];

/** The character of each, in the order of `PHASES`. */
export const PHASE_CHARACTERS = '木火土金水';

/** 三会 and 三合: three branches and their phase. The middle branch of a 三合 has the phase of the whole. */
export const MEETINGS = ['寅卯辰木', '巳午未火', '申酉戌金', '亥子丑水'];
export const TRIPLES = ['亥卯未木', '寅午戌火', '巳酉丑金', '申子辰水'];

/** A set of branches, a bit for each by its number. */
export const branchSet = (branches: readonly number[]) =>
  branches.reduce((set, branch) => set | (1 << branch), 0);

/** 三会 and 三合: the set of their branches, and their phase. */
interface Frame {
  branches: number;
  phase: number;
}

const FRAMES: readonly Frame[] = [...MEETINGS, ...TRIPLES].map((frame) => ({
  branches: branchSet([...frame.slice(0, 3)].map((branch) => BRANCHES.indexOf(branch))),
  phase: PHASE_CHARACTERS.indexOf(frame.charAt(3)),
}));

/** The 三会 and 三合 of which all three branches are in a set. */
export function completeFrames(present: number): Frame[] {
  const complete: Frame[] = [];
  for (const frame of FRAMES) if ((frame.branches & present) === frame.branches) complete.push(frame);
  return complete;
}

/** How the balance is weighted, as text for the user. */
export const FIVE_PHASES_METHOD =
  '天干每个计 1，地支每个也计 1，按本气、中气、余气分给所藏的天干；再依出生月令，旺者乘 1.5，相者乘 1.25，休者不变，囚者乘 0.75，死者乘 0.5。旺相休囚死依《三命通会》，数值是本站的折算，只供比较多少，不等于吉凶。';

/** Shares of the hidden stems of a branch, main first, by how many there are. */
const HIDDEN_SHARES: readonly (readonly number[])[] = [[], [1], [0.7, 0.3], [0.6, 0.3, 0.1]];

/** By the step from the phase that is 旺 in the month: 旺, 相, 死, 囚, 休. */
const SEASON_FACTORS = [1.5, 1.25, 0.5, 0.75, 1] as const;

/** The stem and the branch of a pillar by number, from 0 for 甲 and for 子. */
export function numbersOf(ganzhi: string): { stem: number; branch: number } {
  return { stem: STEMS.indexOf(ganzhi.charAt(0)), branch: BRANCHES.indexOf(ganzhi.charAt(1)) };
}

/** The place among `PHASES` of a stem, by its number from 0 for 甲. */
export function phasePlace(stem: number): number {
  return stem >> 1;
}

/** The phase of the stem that a text begins with, such as 甲 or 甲子. */
export function phaseOfStem(text: string): Phase {
  return PHASES[phasePlace(STEMS.indexOf(text.charAt(0)))]!;
}

/** By branch from 子. */
const HIDDEN = [...BRANCHES].map((_, branch) => {
  const hidden = cangGan(branch);
  return hidden.map((stem, place) => ({ stem, share: HIDDEN_SHARES[hidden.length]![place]! }));
});

/** The hidden stems of a branch with their shares of it, main first; they sum to 1. */
export function hiddenShares(branch: number): readonly { stem: number; share: number }[] {
  return HIDDEN[branch]!;
}

/** Percentages in tenths that sum to 100, by the largest-remainder method. */
function percentages(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * 1000);
  const tenths = exact.map(Math.floor);
  const left = 1000 - tenths.reduce((sum, value) => sum + value, 0);
  const order = exact
    .map((value, place) => ({ place, rest: value - tenths[place]! }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place);
  for (const { place } of order.slice(0, left)) tenths[place]! += 1;
  return tenths.map((value) => value / 10);
}

/**
 * 五行: count and weighted balance of the four pillars. Columns of luck are ignored; without the hour the balance is
 * that of three pillars.
 *
 * @throws RangeError when the pillar of the month is missing
 */
export function fivePhasesOf(four: readonly KeyedPillar[]): FivePhases {
  const month = four.find(({ key }) => key === 'month');
  if (!month) throw new RangeError('no pillar of the month');
  const reigning = phasePlace(cangGan(numbersOf(month.ganzhi).branch)[0]!);
  const counts = [0, 0, 0, 0, 0];
  const weights = [0, 0, 0, 0, 0];
  for (const { key, ganzhi } of four) {
    if (key === 'da_yun' || key === 'liu_nian') continue;
    const { stem, branch } = numbersOf(ganzhi);
    const hidden = hiddenShares(branch);
    counts[phasePlace(stem)]! += 1;
    counts[phasePlace(hidden[0]!.stem)]! += 1;
    weights[phasePlace(stem)]! += 1;
    for (const { stem: inside, share } of hidden) weights[phasePlace(inside)]! += share;
  }
  const seasonal = weights.map((weight, place) => weight * SEASON_FACTORS[(place - reigning + 5) % 5]!);
  const percents = percentages(seasonal);
  return {
    shares: PHASES.map((phase, place) => ({
      phase,
      count: counts[place]!,
      weight: Math.round(seasonal[place]! * 1000) / 1000,
      percent: percents[place]!,
    })),
    missing: PHASES.filter((_, place) => counts[place] === 0),
  };
}
