/**
 * 身强身弱, by the three questions of the books: 得令, 得地, 得势 (《子平真诠·论十干得时不旺失时不弱》, 《滴天髓阐微·衰旺》).
 * Each has its weight, and the share of what supports the day master in their sum says how far.
 *
 * - 得令, the month: 旺相休囚死 are 3.5, 1.5, −1, −1.5 and −2, by its hidden stems (《三命通会·论五行旺相休囚死》). Said to be so when its
 *   main stem is of the day master's phase or feeds it.
 * - 得地, the branches of year, day and hour, 1.5 each and that under the day stem (坐下) 2.5, shared among their hidden
 *   stems. Said to be so with a strong root in one of them or light ones in two: 「长生禄旺，根之重者也；墓库余气，根之轻者也」. A
 *   root is strong where its phase is the main stem, or where a yang stem is at 长生 (a yin stem has no root there).
 * - 得势, the other stems, 1 each. Said to be so when two of the three support it.
 * - A character of the day master's own phase (比劫) counts in full, one that feeds it (印) 0.6; of those that take from
 *   it 食伤 0.4, 财 0.6, 官杀 0.8 (泄, 耗, 克).
 * - The root of a yang stem at 长生 has the whole of its branch, as 「根之重者」.
 * - A stem whose phase no branch hides counts half (「得一比肩，不如得支中一墓库」), so does one that combines with its neighbour
 *   (合去, 《子平真诠·论十干合而不合》), and a 印 of year or month beside 财 (财星坏印, 《子平真诠·论印绶》).
 * - Of two branches that clash (冲) the one whose phase is the stronger by season counts 0.85 and the other half, two of
 *   earth 0.7 each: 「旺者冲衰衰者拔」 (《滴天髓·地支》). A branch of year, day or hour in a complete 三会 or 三合 counts as its
 *   phase by half (「会局帮身，不当弱论」), and clashes do not matter to it.
 *
 * The books rank without numbers: weights and bounds are those that agree with what 《滴天髓阐微》 says of its charts. 中和
 * is what they leave open: a share between the bounds, or one that the count without the rules of the last paragraph puts
 * on the other side. 从格, combinations and 调候 are not considered here; pattern.ts and favourable.ts build on it.
 */
import { columnsOf, groupOf, SEAL, SELF, WEALTH } from './columns.ts';
import type { Column } from './columns.ts';
import { completeFrames, phasePlace } from './five-phases.ts';
import { cangGan, diShi, shiShen } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import type { Basis, KeyedPillar, Reason, Strength, StrengthPart } from './types.ts';

/** How the strength is computed, as text for the user. */
export const STRENGTH_METHOD =
  '以得令、得地、得势三问定强弱，依《子平真诠》《滴天髓》：月令旺相休囚死为三分半、一分半、负一、负一分半、负二；年时两支各一分半，日支贴身，二分半，按所藏天干分配，长生之根计整支；另三干各一分。比劫全计，印计六成，食伤、财、官杀泄耗克身，计四、六、八成；虚浮、被合之干与贴财之印减半，两支相冲，得时者计八成半、失时者一半（土冲土各七成），会局之支一半从局。扶助占全数四十五（得令的四十三）至五十七为中和，强弱两说都有人取；不计会局、冲、合、长生与虚浮便偏到另一边的，也归中和。往上至七十为偏强、往下至三十为偏弱，再外为身强、身弱。书中只论轻重，分数是本站按《滴天髓阐微》的命例折算；未计从格、合化与调候，供参考。';

const STEM_WEIGHT = 1;
const BRANCH_WEIGHT = 1.5;
/** 坐下: the branch of the day. */
const SEAT_WEIGHT = 2.5;
const MONTH_WEIGHT = 2.5;
/** 旺: what the month has of the day master's own phase. */
const REIGNING_WEIGHT = 3.5;

/** By group of ten gods: 比劫, 食伤, 财, 官杀, 印. */
const RELATION_WEIGHTS = [1, 0.4, 0.6, 0.8, 0.6] as const;

/** Shares of the hidden stems of a branch, main first, by how many there are. */
const ROOT_SHARES: readonly (readonly number[])[] = [[], [1], [0.8, 0.2], [0.8, 0.15, 0.05]];

const FLOATING = 0.5;
const COMBINED = 0.5;
/** 印 of year or month beside 财. */
const SPOILED = 0.5;
const FRAMED = 0.5;
/** 冲: what is left of the stronger branch by season, of the weaker one, and of two of the same phase. */
const CLASHES = { stronger: 0.85, weaker: 0.5, alike: 0.7 };
/** 旺相休囚死 as ranks, by the step from the phase of the month. */
const SEASON_RANKS = [4, 3, 0, 1, 2] as const;

/** The lowest percent of 中和, less for who is 得令, and of what is strong. */
const BALANCED = 45;
const IN_SEASON = 2;
const STRONG = 57;
/** Between the bounds: from here on 中和 leans to the strong side. */
const MIDDLE = (BALANCED + STRONG) / 2;
const VERY_STRONG = 70;
const VERY_WEAK = 30;

/** Weakest first. */
const VERDICTS = ['身弱', '偏弱', '中和', '偏强', '身强'] as const satisfies readonly Strength['verdict'][];

const isSupport = (group: number) => group === SELF || group === SEAL;

/** Of each branch its hidden stems with their shares, the phase of the main one, and the set of their phases. */
const HIDDEN = [...BRANCHES].map((_, branch) => {
  const stems = cangGan(branch);
  return {
    stems: stems.map((stem, place) => ({ stem, share: ROOT_SHARES[stems.length]![place]! })),
    main: phasePlace(stems[0]!),
    phases: stems.reduce((set, stem) => set | (1 << phasePlace(stem)), 0),
  };
});

/** Of each stem the branch of its 长生. */
const BIRTHPLACES = [...STEMS].map((_, stem) =>
  [...BRANCHES].findIndex((__, branch) => diShi(stem, branch) === '长生'),
);

/** The root of the day stem in a branch: 2 for a strong one, 1 for a light one, 0 for none. */
function rootOf(dayStem: number, branch: number): 0 | 1 | 2 {
  const phase = phasePlace(dayStem);
  const { main, phases } = HIDDEN[branch]!;
  if (!(phases & (1 << phase))) return 0;
  return main === phase || BIRTHPLACES[dayStem] === branch ? 2 : 1;
}

/** 得地 by the branches other than the month's. */
export function isRooted(dayStem: number, branches: readonly number[]): boolean {
  const roots = branches.map((branch) => rootOf(dayStem, branch));
  return roots.includes(2) || roots.filter((root) => root > 0).length > 1;
}

/** What a clash leaves of a branch, in a month of the phase `reigning`. */
function leftByClash(branch: number, reigning: number): number {
  const rank = (of: number) => SEASON_RANKS[(HIDDEN[of]!.main - reigning + 5) % 5]!;
  const difference = rank(branch) - rank((branch + 6) % 12);
  if (difference === 0) return CLASHES.alike;
  return difference > 0 ? CLASHES.stronger : CLASHES.weaker;
}

/**
 * Gives what each character weighs, not rounded, to `take`.
 *
 * @param plain without the rules of roots, combinations, clashes and frames
 */
function weigh(
  columns: readonly Column[],
  day: number,
  plain: boolean,
  take: (key: Column['key'], part: StrengthPart['part'], stem: number, weight: number) => void,
): void {
  const weightOf = (stem: number) => RELATION_WEIGHTS[groupOf(day, phasePlace(stem))]!;
  const isOwn = (stem: number) => phasePlace(stem) === phasePlace(day);
  let [present, rooted] = [0, 0];
  for (const { branch } of columns) {
    present |= 1 << branch;
    rooted |= HIDDEN[branch]!.phases;
  }
  const frames = plain ? [] : completeFrames(present);
  const year = columns.find(({ key }) => key === 'year')?.stem ?? day;
  const { stem: month, branch: monthBranch } = columns.find(({ key }) => key === 'month')!;
  const reigning = HIDDEN[monthBranch]!.main;
  const groups = [groupOf(day, phasePlace(year)), groupOf(day, phasePlace(month))];
  const spoiled = groups.includes(SEAL) && groups.includes(WEALTH);
  const combined = (year + 5) % 10 === month && year !== day && month !== day;
  for (const { key, stem, branch } of columns) {
    if (key !== 'day') {
      const floats = !plain && !(rooted & (1 << phasePlace(stem)));
      const beside = !plain && key !== 'time';
      const isSpoiled = spoiled && groupOf(day, phasePlace(stem)) === SEAL;
      take(
        key,
        'stem',
        stem,
        STEM_WEIGHT *
          weightOf(stem) *
          (floats ? FLOATING : 1) *
          (beside && combined ? COMBINED : 1) *
          (beside && isSpoiled ? SPOILED : 1),
      );
    }
    const isMonth = key === 'month';
    const frame = frames.find(({ branches }) => branches & (1 << branch));
    const inFrame = frame && !isMonth ? FRAMED : 0;
    const clashed = !plain && !frame && present & (1 << ((branch + 6) % 12));
    const left = clashed ? leftByClash(branch, reigning) : 1 - inFrame;
    const { stems } = HIDDEN[branch]!;
    const born = !plain && !isMonth && day % 2 === 0 && BIRTHPLACES[day] === branch;
    const reigns = isMonth && isOwn(stems[0]!.stem);
    const seat = key === 'day' ? SEAT_WEIGHT : BRANCH_WEIGHT;
    for (const { stem: inside, share } of stems) {
      const own = isOwn(inside);
      const place = !isMonth ? seat : own && reigns ? REIGNING_WEIGHT : MONTH_WEIGHT;
      take(key, 'hidden', inside, place * (born && own ? 1 : share) * weightOf(inside) * left);
    }
    if (frame && inFrame > 0) {
      const stemOfFrame = 2 * frame.phase + 1;
      take(key, 'frame', stemOfFrame, seat * inFrame * weightOf(stemOfFrame));
    }
  }
}

/** Percent of the weights that support the day master, to one decimal. */
function percentOf(columns: readonly Column[], day: number, plain: boolean): number {
  let [help, total] = [0, 0];
  weigh(columns, day, plain, (_, __, stem, weight) => {
    total += weight;
    if (isSupport(groupOf(day, phasePlace(stem)))) help += weight;
  });
  return Math.round((help / total) * 1000) / 10;
}

interface Judged {
  percent: number;
  verdict: Strength['verdict'];
  questions: Pick<Strength, 'de_ling' | 'de_di' | 'de_shi'>;
  doubt: Reason[];
}

/** The verdict of complete pillars, or of three as if there were no hour. */
function judge(columns: readonly Column[], day: Column, month: Column): Judged {
  const others = columns.filter(({ key }) => key !== 'month').map(({ branch }) => branch);
  const supports = (stem: number) => isSupport(groupOf(day.stem, phasePlace(stem)));
  const questions = {
    de_ling: isSupport(groupOf(day.stem, HIDDEN[month.branch]!.main)),
    de_di: isRooted(day.stem, others),
    de_shi: columns.filter(({ key, stem }) => key !== 'day' && supports(stem)).length > 1,
  };
  const met = Number(questions.de_ling) + Number(questions.de_di) + Number(questions.de_shi);
  const percent = percentOf(columns, day.stem, false);
  const plain = percentOf(columns, day.stem, true);
  const low = questions.de_ling ? BALANCED - IN_SEASON : BALANCED;
  const doubt: Reason[] = [];
  const basis: Basis[] = [{ key: 'month', part: 'branch', character: BRANCHES.charAt(month.branch) }];
  if (percent >= low && percent < STRONG) {
    doubt.push({ text: `扶助占${percent}%，在强弱两界之间。`, basis });
    if (met === 1 || met === 2) doubt.push({ text: `${questionsText(questions)}，三问不一。`, basis });
  }
  if (percent >= MIDDLE !== plain >= MIDDLE)
    doubt.push({ text: `不计会局、冲、合、长生与虚浮，扶助占${plain}%，偏到另一边。`, basis });
  const verdict =
    doubt.length > 0
      ? '中和'
      : percent < VERY_WEAK
        ? '身弱'
        : percent < low
          ? '偏弱'
          : percent < VERY_STRONG
            ? '偏强'
            : '身强';
  return { percent, verdict, questions, doubt };
}

/** Such as 得令、失地、得势. */
function questionsText({ de_ling, de_di, de_shi }: Judged['questions']): string {
  return [de_ling ? '得令' : '失令', de_di ? '得地' : '失地', de_shi ? '得势' : '失势'].join('、');
}

/** The twelve pillars of the hours of a day. */
function hoursOf(dayStem: number): Column[] {
  return [...BRANCHES].map((_, branch) => ({
    key: 'time',
    stem: ((dayStem % 5) * 2 + branch) % 10,
    branch,
  }));
}

/** The strength over the twelve hours, for pillars without one. */
function judgeHours(columns: readonly Column[], day: Column, month: Column) {
  const all = hoursOf(day.stem).map((hour) => judge([...columns, hour], day, month));
  const rank = ({ verdict }: Judged) => VERDICTS.indexOf(verdict);
  all.sort((one, other) => rank(one) - rank(other) || one.percent - other.percent);
  const [from, to] = [all[0]!, all.at(-1)!];
  const side = (each: Judged) => Math.sign(rank(each) - VERDICTS.indexOf('中和'));
  const percents = all.map(({ percent }) => percent);
  const range: [number, number] = [Math.min(...percents), Math.max(...percents)];
  return { from, to, percents: range, sure: side(from) === side(to) && side(from) !== 0 };
}

/**
 * The strength of the day master. Columns of luck are ignored. Without the hour, shares and questions are those of three
 * pillars, `hours` has the verdicts over the twelve hours, and where these are not all on one side the verdict is 中和.
 *
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function strengthOf(pillars: readonly KeyedPillar[]): Strength {
  const { columns, day, month } = columnsOf(pillars);
  const judged = judge(columns, day, month);
  const parts: StrengthPart[] = [];
  weigh(columns, day.stem, false, (key, part, stem, weight) =>
    parts.push({
      key,
      part,
      character: STEMS.charAt(stem),
      shi_shen: shiShen(day.stem, stem),
      weight: Math.round(weight * 100) / 100,
      supports: isSupport(groupOf(day.stem, phasePlace(stem))),
    }),
  );
  const strength = {
    percent: judged.percent,
    leans: judged.percent < MIDDLE ? ('weak' as const) : ('strong' as const),
    ...judged.questions,
    parts,
  };
  if (columns.some(({ key }) => key === 'time'))
    return {
      ...strength,
      verdict: judged.verdict,
      text: judged.verdict === '中和' ? `中和偏${strength.leans === 'strong' ? '强' : '弱'}` : judged.verdict,
      doubt: judged.doubt,
      hours: null,
    };
  const { from, to, percents, sure } = judgeHours(columns, day, month);
  // Of verdicts on one side the milder one.
  const verdict = !sure ? '中和' : from.verdict.endsWith('弱') ? to.verdict : from.verdict;
  const text = from.verdict === to.verdict ? from.verdict : `${from.verdict}至${to.verdict}`;
  return {
    ...strength,
    verdict,
    leans: verdict === '中和' ? strength.leans : verdict.endsWith('弱') ? 'weak' : 'strong',
    text,
    doubt: sure ? [] : [{ text: `时辰未知，十二时辰${text}。`, basis: [] }],
    hours: { weakest: from.verdict, strongest: to.verdict, percents },
  };
}
