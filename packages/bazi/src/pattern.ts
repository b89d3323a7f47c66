/**
 * 格局, in this order: 化气, 从 and 一气 after 《滴天髓阐微》 (化象, 从象, 顺局), else the pattern of the month after
 * 《子平真诠》 (论用神, 论用神变化, 论用神成败救应, 论阳刃, 论建禄月劫).
 *
 * - Of the month: the main hidden stem when it is open; else the phase of a complete 三合 or 三会 that the month takes
 *   part in; else another hidden stem that is open; else the main one. Hidden stems that are open and overcome each
 *   other leave the main one in place. 比肩 and 劫财 name no pattern: such a month is 建禄, 阳刃 or 月劫.
 * - 成败救应: what breaks a pattern counts in open stems only, what completes or mends it also as the main stem of
 *   another branch. A stem is taken away by the one it combines with beside it (合去). Of the book's conditions those
 *   that need no weighing of one against another are decided; strength is left to strength.ts.
 * - 从: no root, no 印 (open or a main stem), and little support (原注: 无地人元，绝无一毫生扶之意), two open 比劫
 *   only in 从儿. Light roots (中气, 余气), rooted help or one root make 假从 while the support is small. A branch in a complete 三合 or 三会 counts as its phase: a single
 *   light root there is lost, roots that make 得地 are not, and its own hidden stems count for a second bound.
 * - 从旺, 从强 and 一气: neither an open stem nor a branch of 财 or 官杀, in a month that supports the day master (当令) or in the
 *   earth month of its season with the whole 方.
 * - 化气: the day stem combines with the stem of month or hour in the season of the new phase (原注: 甲己 in the four earth
 *   months, 丙辛 in winter, 戊癸 in summer, 乙庚 in autumn, 丁壬 in spring). 假化: in another month that hides it, or the day
 *   stem has a strong root, is contended for, fed by the new phase (丁 and 戊), helped by a 劫 or 印 with a root, or by
 *   two branches of 印.
 */
import { columnsOf, GROUP_NAMES, groupOf, OFFICER, OUTPUT, PLACES, SEAL, SELF, WEALTH } from './columns.ts';
import type { Column } from './columns.ts';
import {
  branchSet,
  completeFrames,
  hiddenShares,
  MEETINGS,
  PHASE_CHARACTERS,
  phasePlace,
  PHASES,
} from './five-phases.ts';
import { diShi, shiShen } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import { isRooted } from './strength.ts';
import type { Basis, KeyedPillar, Pattern, Reason } from './types.ts';

/** Where the schools differ. */
export interface PatternOptions {
  /**
   * Whether 假从 and 假化 count (《滴天髓》: 假从亦可发其身) or only the genuine ones, the default, since the verdict turns
   * what is favourable around.
   */
  special?: 'genuine' | 'all';
  /**
   * 司令: the stem in command of the month at the birth. Given, it names the pattern of a month whose hidden stems are
   * not open (《三命通会·论人元司事》); by default the main stem does (《子平真诠》).
   */
  commanding?: string;
}

/** How the pattern is found, as text for the user. */
export const PATTERN_METHOD =
  '先看化气、从格与一气专旺，依《滴天髓阐微》；都不是，再以月令定格，依《子平真诠》：本气透干以本气论，否则看会局，再看所透的中气、余气，都没有仍以本气论。成败救应只断不必比较轻重的条款，供参考。';

/** 曲直, 炎上, 稼穑, 从革, 润下: a chart of one phase (《三命通会》). */
export const ONE_PHASES = ['曲直格', '炎上格', '稼穑格', '从革格', '润下格'];

/**
 * Most support in percent with which a day master without any root follows: with branches of a frame counted as its
 * phase, and as their own hidden stems. The genuine ones of 《滴天髓阐微》 have at most 20 and 22, and 丙申 壬辰 丙子 壬辰, which
 * does not follow, has 10 and 25 (出身: 「辰中木有余气而生身」).
 */
const FOLLOWS = 20;
const FOLLOWS_UNFRAMED = 24;
/**
 * The same for 假从: without a root, with light ones, with helping stems that have one, with one strong root. The first
 * also bounds every 假从 with branches of a frame counted as their own hidden stems.
 */
const FOLLOWS_FALSELY = { rootless: 35, light: 25, helped: 30, rooted: 20 };
/** Least support of 从旺 and 从强. */
const DOMINATES = 75;

const mainOf = (branch: number) => hiddenShares(branch)[0]!.stem;
const overcomes = (one: number, other: number) => (phasePlace(other) - phasePlace(one) + 5) % 5 === WEALTH;
const named = (stem: number) => STEMS.charAt(stem) + PHASE_CHARACTERS.charAt(phasePlace(stem));

/** Bases of an answer. */
const ofStem = ({ key, stem }: Column): Basis => ({ key, part: 'stem', character: STEMS.charAt(stem) });
const ofBranch = ({ key, branch }: Column): Basis => ({
  key,
  part: 'branch',
  character: BRANCHES.charAt(branch),
});
const ofHidden = ({ key }: Column, stem: number): Basis => ({
  key,
  part: 'hidden',
  character: STEMS.charAt(stem),
});

/** A chart as the rules read it. */
interface Reading {
  columns: (Column & {
    /** Of a complete 三会 or 三合, else of the main stem. */ phase: number;
    framed: boolean;
  })[];
  /** Stem of the day, and its phase. */
  day: number;
  own: number;
  dayColumn: Column;
  month: Reading['columns'][number];
  /** The columns of year, month and hour, in this order. */
  others: Reading['columns'];
  /** Share of each group of ten gods. */
  percents: number[];
  /** Share of 比劫 and 印 with branches of a frame counted as their own hidden stems. */
  support: number;
}

function readingOf(pillars: readonly KeyedPillar[]): Reading {
  const { columns: plain, day: dayColumn } = columnsOf(pillars);
  const complete = completeFrames(branchSet(plain.map(({ branch }) => branch)));
  const columns = plain.map(({ key, stem, branch }) => {
    const frame = complete.find(({ branches }) => branches & (1 << branch));
    const phase = frame?.phase ?? phasePlace(mainOf(branch));
    return { key, stem, branch, phase, framed: frame !== undefined };
  });
  const day = dayColumn.stem;
  const percents = groupPercents(columns, day);
  const unframed =
    complete.length > 0
      ? groupPercents(
          columns.map((column) => ({ ...column, framed: false })),
          day,
        )
      : percents;
  return {
    columns,
    day,
    own: phasePlace(day),
    dayColumn,
    month: columns.find(({ key }) => key === 'month')!,
    others: columns.filter(({ key }) => key !== 'day'),
    percents,
    support: unframed[SELF]! + unframed[SEAL]!,
  };
}

/** Of ten parts the month branch has four, each other branch and each other stem one. */
const MONTH_WEIGHT = 4;

/** The weight of each group in percent, all of them alike, with branches of a frame counted as its phase. */
function groupPercents(columns: Reading['columns'], day: number): number[] {
  const weights = [0, 0, 0, 0, 0];
  let total = 0;
  const add = (phase: number, weight: number) => {
    weights[groupOf(day, phase)]! += weight;
    total += weight;
  };
  for (const { key, stem, branch, phase, framed } of columns) {
    const weight = key === 'month' ? MONTH_WEIGHT : 1;
    if (key !== 'day') add(phasePlace(stem), 1);
    if (framed) add(phase, weight);
    else for (const { stem: inside, share } of hiddenShares(branch)) add(phasePlace(inside), share * weight);
  }
  return weights.map((weight) => (weight / total) * 100);
}

/** Columns in which the day stem has a strong root: its phase is the main one, or a yang stem is at 长生. */
function strongRoots({ columns, day, own }: Reading): Column[] {
  return columns.filter(
    ({ branch, phase, framed }) =>
      phase === own || (!framed && day % 2 === 0 && diShi(day, branch) === '长生' && hides(branch, own)),
  );
}

function hides(branch: number, phase: number): boolean {
  return hiddenShares(branch).some(({ stem }) => phasePlace(stem) === phase);
}

const DITIANSUI = '《滴天髓阐微》';
const ZHENQUAN = '《子平真诠》';

/** The months of a phase: its 三会, in which the last, an earth month, hides it; for earth the four earth months. */
function seasonOf(phase: number): string {
  const meeting = MEETINGS.find((each) => each.endsWith(PHASE_CHARACTERS.charAt(phase)));
  return meeting?.slice(0, 3) ?? '辰戌丑未';
}

function inSeason(branch: number, phase: number): boolean {
  return seasonOf(phase).includes(BRANCHES.charAt(branch));
}

/** 化气. */
function transformOf(reading: Reading): Pattern | null {
  const { columns, day, own, dayColumn, month, others } = reading;
  const phase = ((day % 5) + 2) % 5;
  const beside = others.filter(({ key, stem }) => key !== 'year' && stem === (day + 5) % 10);
  const partner = beside[0];
  if (!partner) return null;
  const shown = others.find((column) => column !== partner && phasePlace(column.stem) === phase);
  const commands = month.phase === phase;
  const rooted = columns.some((column) => column !== month && column.phase === phase);
  if (!commands && !((shown || rooted) && hides(month.branch, phase))) return null;
  // Open fire transforms 戊 and 癸 in 戌 too: 丙戌 戊戌 癸巳 壬戌, 「丙火透而通根，化火斯真」.
  // A month that a frame takes to another phase is no longer its season: 丙申 戊戌 己酉 甲子.
  const held = month.framed && !commands;
  const timely =
    commands || (!held && inSeason(month.branch, phase)) || (phase === 1 && month.branch === 10 && !!shown);
  const broken = others.some(
    ({ stem }) =>
      phasePlace(stem) !== own &&
      overcomes(stem, 2 * phase) &&
      columns.some((column) => column.phase === phasePlace(stem)),
  );
  if (broken) return null;
  const roots = strongRoots(reading);
  const contended = beside.length > 1 || others.some(({ stem }) => stem === day);
  const sign = PHASE_CHARACTERS.charAt(phase);
  const feeds = groupOf(day, phase) === SEAL;
  // 假化: 「既合化神，日主得劫印生扶」. Of 印 only what has a main root helps: 壬 of 戊辰 壬戌 甲辰 己巳 has none. A 劫 helps with
  // a light one too (原注: 「不遇甲乙」), unless it combines with its neighbour.
  const [year] = others;
  const helping = others.filter(({ key, stem }) => {
    if (stem === partner.stem) return false;
    const feeding = phasePlace(stem) === (own + 4) % 5;
    if (!feeding && phasePlace(stem) !== own) return false;
    const combined = key !== 'time' && year!.key === 'year' && (year!.stem + 5) % 10 === month.stem;
    return columns.some(
      (column) =>
        column.phase === phasePlace(stem) ||
        (!feeding && !combined && !column.framed && hides(column.branch, own)),
    );
  });
  const fedBy = columns.filter(({ key, phase: of }) => key !== 'month' && of === (own + 4) % 5);
  const genuine =
    timely && roots.length === 0 && !contended && !feeds && helping.length === 0 && fedBy.length < 2;
  const how = shown ? `${STEMS.charAt(shown.stem)}透出` : '有根';
  /** Why it is 假化. */
  const fault = (): Reason => {
    if (roots.length > 0) return { text: '日主有强根，是假化。', basis: roots.map(ofBranch) };
    if (!timely) return { text: '化神失令，是假化。', basis: [ofBranch(month)] };
    if (feeds) return { text: '化神反生日主，是假化。', basis: [ofBranch(month)] };
    if (helping.length > 0) return { text: '劫印有根而生扶日主，是假化。', basis: helping.map(ofStem) };
    if (fedBy.length > 1) return { text: '地支重逢印绶而生扶日主，是假化。', basis: fedBy.map(ofBranch) };
    const contending = others.filter(({ stem }) => stem % 5 === day % 5);
    return { text: '有争合，是假化。', basis: contending.map(ofStem) };
  };
  return {
    name: `化${sign}格`,
    kind: 'transform',
    phase: PHASES[phase]!,
    shi_shen: null,
    state: genuine ? '成格' : '未成',
    genuine,
    rests_on: {
      text: `日干${STEMS.charAt(day)}与${PLACES[partner.key]!}干${STEMS.charAt(partner.stem)}相合，月令${BRANCHES.charAt(month.branch)}${commands ? `为${sign}` : `藏${sign}而${how}`}，化${sign}。`,
      basis: [ofStem(dayColumn), ofStem(partner), ofBranch(month)],
    },
    verdict: genuine ? [] : [fault()],
    helpers: [],
    rival: null,
    source: `${DITIANSUI}化象`,
  };
}

const FOLLOWED = ['', '从儿格', '从财格', '从杀格'];
const FALSE_FOLLOWING = {
  rootless: '印比尚有生扶，是假从。',
  light: '日主尚有余气，是假从。',
  helped: '所透印比有根，是假从。',
  rooted: '日主尚有一根，是假从。',
};

/** 从财, 从杀, 从儿, 从势. */
function followOf(reading: Reading): Pattern | null {
  const { columns, day, own, dayColumn, month, others, percents } = reading;
  const seal = (own + 4) % 5;
  if ([month.phase, phasePlace(mainOf(month.branch))].some((phase) => phase === own || phase === seal))
    return null;
  const support = percents[SELF]! + percents[SEAL]!;
  if (Math.max(support, reading.support) > FOLLOWS_FALSELY.rootless) return null;
  const strong = strongRoots(reading);
  const lightlyRooted = columns.some(({ branch, framed }) => !framed && hides(branch, own));
  const helpers = others.filter(({ stem }) => [own, seal].includes(phasePlace(stem)));
  const heldUp = helpers.some(({ stem }) => columns.some(({ phase }) => phase === phasePlace(stem)));
  const rootless = strong.length === 0 && !lightlyRooted;
  const fed =
    columns.some((column) => column.phase === seal) || others.some(({ stem }) => phasePlace(stem) === seal);
  // Roots that a frame takes: a light one no longer holds the day master, a strong one or two still do (得地).
  const elsewhere = columns.filter(({ key }) => key !== 'month');
  const rootsInFrame = columns.filter(({ branch, framed }) => framed && hides(branch, own));
  const rooted = isRooted(
    day,
    elsewhere.map(({ branch }) => branch),
  );

  const drains = [OUTPUT, WEALTH, OFFICER].sort((one, other) => percents[other]! - percents[one]!);
  const [first, second] = drains as [number, number];
  const single = percents[first]! >= 40 && percents[first]! >= percents[second]! * 1.25;
  // An open 比劫 keeps the root that a frame would take: 丙 of 壬辰 己酉 丙戌 丙申 the one in 戌.
  // 从儿 is so whatever the strength (「从儿不管身强弱」): 丁卯 壬寅 癸卯 丙辰.
  const kept =
    !(single && first === OUTPUT) &&
    rootsInFrame.length > 0 &&
    helpers.some(({ stem }) => phasePlace(stem) === own);
  const genuine =
    rootless &&
    !rooted &&
    !kept &&
    !fed &&
    support <= FOLLOWS &&
    reading.support <= FOLLOWS_UNFRAMED &&
    // 从势: 「无劫印生扶日主」; of the others one without a root does not hold it up, but for 从儿.
    (single ? first === OUTPUT || helpers.length < 2 : helpers.length === 0);
  const kind = strong.length > 0 ? 'rooted' : heldUp ? 'helped' : rootless ? 'rootless' : 'light';
  if (!genuine && (support > FOLLOWS_FALSELY[kind] || strong.length > 1)) return null;

  const group = single ? first : WEALTH;
  const phase = (own + group) % 5;
  const officer = single && first === OFFICER;
  const killing =
    officer &&
    [...others.map(({ stem }) => stem), ...columns.map(({ branch }) => mainOf(branch))].some(
      (stem) => shiShen(day, stem) === '七杀',
    );
  const round = (percent: number) => `${Math.round(percent)}%`;
  return {
    name: single ? (officer && !killing ? '从官格' : FOLLOWED[first]!) : '从势格',
    kind: 'follow',
    phase: PHASES[phase]!,
    shi_shen: null,
    state: genuine ? '成格' : '未成',
    genuine,
    rests_on: {
      text: `日主${named(day)}${strong.length > 0 ? '根孤' : lightlyRooted ? '只有余气' : rooted ? '根入会局' : '无根'}，扶助仅 ${round(support)}，${single ? `${GROUP_NAMES[first]!}占 ${round(percents[first]!)}，从之` : '财官食伤并旺，从其势'}。`,
      basis: [
        ofStem(dayColumn),
        ...columns
          .filter((column) =>
            single ? column.phase === phase : column.phase !== own && column.phase !== seal,
          )
          .map(ofBranch),
      ],
    },
    verdict: genuine
      ? []
      : [
          rootless && (rooted || kept)
            ? { text: '会局之支尚藏日主之根，是假从。', basis: rootsInFrame.map(ofBranch) }
            : {
                text: FALSE_FOLLOWING[kind],
                basis: strong.length > 0 ? strong.map(ofBranch) : helpers.map(ofStem),
              },
        ],
    helpers: [],
    rival: null,
    source: single && first === OUTPUT ? `${DITIANSUI}顺局` : `${DITIANSUI}从象`,
  };
}

/** 从旺, 从强, and the five patterns of one phase. */
function dominantOf(reading: Reading): Pattern | null {
  const { columns, day, own, month, others, dayColumn, percents } = reading;
  const support = percents[SELF]! + percents[SEAL]!;
  if (support < DOMINATES) return null;
  const isIn = (phase: number, groups: readonly number[]) => groups.includes(groupOf(day, phase));
  const supports = (phase: number) => isIn(phase, [SELF, SEAL]);
  const opposes = (phase: number) => isIn(phase, [WEALTH, OFFICER]);
  // 乙 that combines with 庚 beside it, and 甲 with 己, turn to the day master's own phase.
  const joined = others.filter(
    ({ key, stem }) => key !== 'year' && stem === (day + 5) % 10 && ((day % 5) + 2) % 5 === own,
  );
  const commands = supports(phasePlace(mainOf(month.branch)));
  // 方 with the earth month of its season, such as 寅卯辰 in 辰 (「格名曲直仁寿」), when the stems help it.
  const gathers =
    month.phase === own &&
    inSeason(month.branch, own) &&
    others.filter(({ stem }) => supports(phasePlace(stem))).length > 1;
  if (
    !supports(month.phase) ||
    !(commands || gathers) ||
    others.some((column) => opposes(phasePlace(column.stem)) && !joined.includes(column)) ||
    columns.some(({ phase }) => opposes(phase))
  )
    return null;
  const alike = columns.filter(({ phase }) => phase === own);
  const whole = alike.some(({ framed }) => framed) || (own === 2 && alike.length === columns.length);
  const name = whole ? ONE_PHASES[own]! : percents[SEAL]! >= 20 ? '从强格' : '从旺格';
  const place = commands ? '当令' : `支全${seasonOf(own)}`;
  const opposed = joined.map(({ stem }) => `${named(stem)}合化从${PHASE_CHARACTERS.charAt(own)}，别无财官`);
  return {
    name,
    kind: 'dominant',
    phase: PHASES[own]!,
    shi_shen: null,
    state: '成格',
    genuine: true,
    rests_on: {
      text: `日主${named(day)}${place}，比劫与印占 ${Math.round(support)}%，${opposed[0] ?? '不见财官'}，顺其旺势。`,
      basis: [ofStem(dayColumn), ...joined.map(ofStem), ...alike.map(ofBranch)],
    },
    verdict: [],
    helpers: [],
    rival: null,
    source: whole ? '《三命通会》' : `${DITIANSUI}从象`,
  };
}

/** The god of the month: its stem, and why. */
interface MonthGod extends Reason {
  stem: number;
}

/** The god that the month gives, besides 比肩 and 劫财; null where it gives none. */
function monthGodOf({ day, own, month, others }: Reading, commanding: number): MonthGod | null {
  const hidden = hiddenShares(month.branch).map(({ stem }) => stem);
  const main = hidden[0]!;
  const branch = `月令${BRANCHES.charAt(month.branch)}`;
  const opened = (stem: number) => others.filter((column) => column.stem === stem);
  const god = (stem: number, how: string, basis: Basis[] = []): MonthGod => ({
    stem,
    text: `${branch}${how}，为${shiShen(day, stem)}。`,
    basis: [ofHidden(month, hidden.includes(stem) ? stem : main), ...opened(stem).map(ofStem), ...basis],
  });
  const mainIsOpen = opened(main).length > 0;
  const mainIsOwn = phasePlace(main) === own;
  if (mainIsOpen && !mainIsOwn) return god(main, `，本气${named(main)}透出`);
  const inner = hidden.slice(1).filter((stem) => phasePlace(stem) !== own && opened(stem).length > 0);
  if (month.framed && month.phase !== phasePlace(main) && !(mainIsOpen && mainIsOwn)) {
    if (month.phase === own) return null;
    const shown = others.find(({ stem }) => phasePlace(stem) === month.phase)?.stem;
    return god(
      shown ?? 2 * month.phase + 1,
      `会${PHASE_CHARACTERS.charAt(month.phase)}局，本气${named(main)}不透`,
    );
  }
  // 建禄 and 月劫 outside the four earth months stay, whatever else is open.
  if (mainIsOwn && own !== 2) return null;
  const [one, two] = inner;
  if (one !== undefined && two !== undefined && !mainIsOwn && (overcomes(one, two) || overcomes(two, one)))
    return god(main, `透${named(one)}、${named(two)}相克，仍取本气${named(main)}`, [
      ...opened(one).map(ofStem),
      ...opened(two).map(ofStem),
    ]);
  if (one !== undefined) return god(one, `，本气${named(main)}不透，${named(one)}透出`);
  if (hidden.includes(commanding) && phasePlace(commanding) !== own)
    return god(commanding, `，藏干不透，${named(commanding)}司令`);
  return mainIsOwn ? null : god(main, `，藏干不透，取本气${named(main)}`);
}

/** A ten god by one character, and marks of the whole chart beside it, as the conditions below name them. */
interface Mark {
  sign: string;
  /** The sign as a bit. */
  bit: number;
  open: boolean;
  /** 合去: combined with an open stem beside it. */
  taken: boolean;
  /** What it is read from: an open stem, or the main stem of a branch; of a mark of the whole chart branches. */
  at: readonly Column[];
}

const SIGNS: Readonly<Record<string, string>> = {
  比肩: '比',
  劫财: '劫',
  食神: '食',
  伤官: '伤',
  偏财: '才',
  正财: '财',
  七杀: '杀',
  正官: '官',
  偏印: '枭',
  正印: '印',
};

/**
 * Conditions: signs of which one must be open; with `~` a main stem of year, day or hour will do; with `!` none may be
 * there. Marks: 冲 the month is clashed, 解 that is undone by a combination, 合 the pattern's god is combined away, 碍
 * 财 and 印 are side by side, 邻 财 and 七杀 are, 水 a metal day of winter, 重 three 印 or more, 众 two 官杀 or more.
 */
type Condition = string;

/** What breaks each pattern: condition and text, then what mends it, with its text. */
const FAULTS: Readonly<Record<string, readonly (readonly [Condition, string, ...string[]])[]>> = {
  官: [
    ['食伤', '食伤克官', '印枭', '印制食伤而护官'],
    ['杀', '官杀混杂', '印枭', '印化杀'],
    ['冲', '月令逢冲', '解', '会合解冲'],
    ['合', '官星被合'],
  ],
  财: [
    ['杀', '财透七杀', '食伤', '食伤制杀', '印枭', '印化杀'],
    ['比劫', '比劫争财', '~食伤', '食伤化劫生财', '官', '官星制劫'],
  ],
  印: [['碍', '财来破印', '比劫', '比劫护印', '重', '印重不畏财']],
  食: [
    ['枭', '枭神夺食', '财才', '财星制枭', '杀', '弃食就杀'],
    ['财才 杀', '生财露杀', '!邻', '财杀隔位'],
  ],
  伤: [
    ['官 !水', '伤官见官', '印枭', '印制伤而护官', '财才', '财化伤而生官'],
    ['财才 杀', '生财带杀', '印枭', '印化杀'],
  ],
  杀: [
    ['财才 !~食伤', '财生杀而无制', '印枭 !碍', '印化杀'],
    ['官', '官杀混杂', '食伤', '食伤去其混'],
    ['食 枭', '枭神夺食', '财才', '财去枭存食'],
  ],
  刃: [
    ['!~官杀', '刃无官杀'],
    ['食伤 ~官杀', '食伤损官杀', '印枭', '印护官杀', '众', '官杀重而裁之'],
  ],
  禄: [
    ['!官杀财才食伤', '财官食伤都不透'],
    ['官 食伤', '食伤克官', '印枭', '印制食伤而护官'],
    ['财才 杀', '财生七杀', '食伤', '食伤制杀'],
    ['官 杀', '官杀竞出', '食伤', '食伤取清'],
  ],
};

/** What completes each pattern, and the group of its 相神 where that is not the first of the condition. */
const MERITS: Readonly<Record<string, readonly (readonly [Condition, string, number?])[]>> = {
  官: [
    ['~财才', '财生官'],
    ['~印枭', '印护官'],
  ],
  财: [
    ['~官', '财旺生官'],
    ['~食伤', '食伤生财'],
    ['印枭 !碍', '佩印而不相碍'],
  ],
  印: [
    ['~官', '官生印'],
    ['杀', '杀生印'],
    ['食伤', '食伤泄秀'],
    ['财才 重', '印重而财抑之'],
  ],
  食: [
    ['~财才', '食神生财'],
    ['杀 !财才印枭', '食神制杀', OUTPUT],
    ['印枭 杀 !财才', '就杀印而成'],
  ],
  伤: [
    ['~财才', '伤官生财'],
    ['印枭', '伤官佩印'],
    ['杀 !财才', '伤官驾杀', OUTPUT],
    ['官 水', '金水伤官喜见官'],
  ],
  杀: [
    ['~食伤', '食伤制杀'],
    ['~印枭', '印化杀'],
  ],
  刃: [
    ['官', '官制刃'],
    ['杀', '杀制刃'],
    ['!官杀 ~官杀', '官杀藏支制刃'],
  ],
  禄: [
    ['官 ~财才印枭', '用官而有财印'],
    ['财才 ~食伤', '用财而有食伤'],
    ['杀 ~食伤', '用杀而有制', OUTPUT],
    ['食伤 !官', '食伤泄秀'],
  ],
};

/** The signs of each group of ten gods, in the order of the groups. */
const GROUP_SIGNS = ['比劫', '食伤', '财才', '官杀', '印枭'];

/** Every sign that a condition may name. */
const ALL_SIGNS = '比劫食伤才财杀官枭印冲解合碍邻水重众';
const bitOf = (sign: string) => 1 << ALL_SIGNS.indexOf(sign);

/** A part of a condition, its signs as bits. */
interface Part {
  negative: boolean;
  anywhere: boolean;
  bits: number;
}

const PARSED = new Map<Condition, Part[]>();

function partsOf(condition: Condition): Part[] {
  let parts = PARSED.get(condition);
  if (!parts) {
    parts = condition.split(' ').map((part) => ({
      negative: part.includes('!'),
      anywhere: part.includes('~'),
      bits: [...part.replace(/[!~]/g, '')].reduce((bits, sign) => bits | bitOf(sign), 0),
    }));
    PARSED.set(condition, parts);
  }
  return parts;
}

/** Marks with the bits of those that are open, and of all. */
interface Marks {
  list: readonly Mark[];
  open: number;
  all: number;
}

function marksWithBits(list: readonly Mark[]): Marks {
  let [open, all] = [0, 0];
  for (const mark of list) {
    all |= mark.bit;
    if (mark.open) open |= mark.bit;
  }
  return { list, open, all };
}

/** The marks that meet a condition; null when it is not met. */
function meeting(condition: Condition, marks: Marks): Mark[] | null {
  const parts = partsOf(condition);
  for (const { negative, anywhere, bits } of parts)
    if ((((anywhere ? marks.all : marks.open) & bits) !== 0) === negative) return null;
  return parts.flatMap(({ anywhere, bits }) =>
    marks.list.filter((mark) => (mark.open || anywhere) && (mark.bit & bits) !== 0),
  );
}

/** Branches that combine (六合) sum to 1 or 13 by number. */
const combine = (one: number, other: number) => (one + other) % 12 === 1;

function marksOf({ columns, day, own, month, others }: Reading, god: string): Mark[] {
  const signOf = (stem: number) => SIGNS[shiShen(day, stem)]!;
  const marks: Mark[] = [];
  const add = (sign: string, at: readonly Column[] = [], open = true, taken = false) =>
    marks.push({ sign, bit: bitOf(sign), open, taken, at });
  // Stems beside each other combine, unless two contend for one or the day stem itself is the other half.
  const bound = [0, 1].map((place) => {
    const [one, other] = [others[place], others[place + 1]];
    const pair = one && other && (one.stem + 5) % 10 === other.stem;
    return pair === true && one.stem !== day && other.stem !== day;
  });
  const isTaken = (place: number) => bound[0] !== bound[1] && (bound[place] || bound[place - 1]) === true;
  others.forEach((column, place) => {
    add(signOf(column.stem), [column], true, isTaken(place));
  });
  const open = marks.slice();
  for (const column of columns) if (column !== month) add(signOf(mainOf(column.branch)), [column], false);
  const gods = marks.slice();

  const clashing = columns.filter(({ branch }) => (branch + 6) % 12 === month.branch);
  if (clashing.length > 0) {
    const met = [...clashing, month];
    add('冲', met);
    const freed = met.some((each) => columns.some((column) => combine(each.branch, column.branch)));
    if (freed || month.framed) add('解');
  }
  const bearers = open.filter(({ sign }) => sign === god);
  if (bearers.length > 0 && bearers.every(({ taken }) => taken)) add('合');
  const [year, beside] = open;
  const adjoin = (one: string, other: string) =>
    year !== undefined &&
    beside !== undefined &&
    ((one.includes(year.sign) && other.includes(beside.sign)) ||
      (other.includes(year.sign) && one.includes(beside.sign)));
  if (adjoin('财才', '印枭')) add('碍', others.slice(0, 2));
  if (adjoin('财才', '杀')) add('邻');
  if (own === 3 && (month.branch === 11 || month.branch === 0)) add('水');
  const count = (signs: string, among: readonly Mark[]) =>
    among.filter(({ sign }) => signs.includes(sign)).length;
  if (count('印枭', gods) + Number('印枭'.includes(god)) > 2) add('重');
  if (count('官杀', open) > 1) add('众');
  return marks;
}

const basisOf = ({ sign, open, at }: Mark): Basis[] =>
  at.map((column) => {
    if (sign === '冲') return ofBranch(column);
    return open ? ofStem(column) : ofHidden(column, mainOf(column.branch));
  });

/** By condition the group of ten gods of the first sign that it asks for; none of one that asks for a mark of the chart. */
const GROUPS_ASKED = new Map<Condition, readonly number[]>();

function groupOfCondition(condition: Condition): readonly number[] {
  let groups = GROUPS_ASKED.get(condition);
  if (!groups) {
    const asked = condition.split(' ').find((part) => !part.includes('!'));
    const sign = asked?.replace('~', '').charAt(0) ?? ' ';
    const place = GROUP_SIGNS.findIndex((signs) => signs.includes(sign));
    groups = place < 0 ? [] : [place];
    GROUPS_ASKED.set(condition, groups);
  }
  return groups;
}

const unique = (places: readonly number[]) => [...new Set(places)];

/** 成败救应 of a pattern by its sign, and its 相神 as groups of ten gods. */
function verdictOf(
  sign: string,
  marks: readonly Mark[],
): Pick<Pattern, 'state' | 'verdict'> & { helpers: number[] } {
  const all = marksWithBits(marks);
  const left = marksWithBits(marks.filter(({ taken }) => !taken));
  const verdict: Reason[] = [];
  const say = (text: string, met: readonly Mark[]) =>
    verdict.push({ text: `${text}。`, basis: met.flatMap(basisOf) });
  let [broken, mended] = [false, false];
  const helpers: number[] = [];
  const missing: number[] = [];
  for (const [condition, fault, ...cures] of FAULTS[sign]!) {
    const met = meeting(condition, all);
    if (!met) continue;
    if (!meeting(condition, left)) {
      say(`${fault}，而合去其病`, met);
      mended = true;
      continue;
    }
    let cured = false;
    for (let place = 0; place < cures.length && !cured; place += 2) {
      const cure = meeting(cures[place]!, left);
      if (!cure) continue;
      say(`${fault}，${cures[place + 1]!}`, [...met, ...cure]);
      helpers.push(...groupOfCondition(cures[place]!));
      cured = true;
    }
    if (cured) mended = true;
    else {
      say(fault, met);
      for (let place = 0; place < cures.length; place += 2) missing.push(...groupOfCondition(cures[place]!));
      broken = true;
    }
  }
  /** The 相神 found, or those that the pattern would want. */
  const wanted = (found: readonly number[]) =>
    found.length > 0
      ? found
      : MERITS[sign]!.flatMap(([condition, , group]) => group ?? groupOfCondition(condition));
  if (broken) return { state: '败格', verdict, helpers: unique(wanted([...missing, ...helpers])) };
  for (const [condition, merit, group] of MERITS[sign]!) {
    const met = meeting(condition, left);
    if (!met) continue;
    say(merit, met);
    helpers.push(...(group === undefined ? groupOfCondition(condition) : [group]));
  }
  const state = mended ? '救应' : verdict.length > 0 ? '成格' : '未成';
  return { state, verdict, helpers: unique(wanted(helpers)) };
}

/** 成败救应, with the 相神 as phases. */
function judged({ own }: Reading, sign: string, marks: readonly Mark[]) {
  const { helpers, ...rest } = verdictOf(sign, marks);
  return { ...rest, helpers: helpers.map((group) => PHASES[(own + group) % 5]!) };
}

/** The pattern of the month. */
function regularOf(reading: Reading, commanding: number): Omit<Pattern, 'rival'> {
  const { day, own, month, others } = reading;
  const stage = diShi(day, month.branch);
  const main = mainOf(month.branch);
  const onLu = stage === '临官';
  const onBlade = stage === '帝旺' && day % 2 === 0;
  const mainShown = others.some(
    ({ stem }) => stem === main || (month.framed && phasePlace(stem) === month.phase),
  );
  // 巳 and 午 are 禄 and 刃 of earth by way of fire: open fire makes them 印.
  const earthOnFire = own === 2 && (onLu || onBlade) && !mainShown;
  const god = earthOnFire ? null : monthGodOf(reading, commanding);
  if (god && !(own === 2 && (onLu || onBlade) && groupOf(day, phasePlace(god.stem)) !== SEAL)) {
    const shi_shen = shiShen(day, god.stem);
    const sign = SIGNS[shi_shen]!;
    const group = '财才'.includes(sign) ? '财' : '印枭'.includes(sign) ? '印' : sign;
    return {
      name: `${shi_shen}格`,
      kind: 'regular',
      phase: PHASES[phasePlace(god.stem)]!,
      shi_shen,
      ...judged(reading, group, marksOf(reading, sign)),
      genuine: true,
      rests_on: { text: god.text, basis: god.basis },
      source: ZHENQUAN,
    };
  }
  const name = onLu ? '建禄格' : onBlade ? '阳刃格' : '月劫格';
  const place = BRANCHES.charAt(month.branch);
  return {
    name,
    kind: 'lu_ren',
    phase: PHASES[own]!,
    shi_shen: null,
    ...judged(reading, onBlade ? '刃' : '禄', marksOf(reading, '')),
    genuine: true,
    rests_on: {
      text: onLu
        ? `日干${STEMS.charAt(day)}的禄在${place}，正是月令。`
        : onBlade
          ? `日干${STEMS.charAt(day)}的刃在${place}，正是月令。`
          : `月令${place}${month.framed && phasePlace(main) !== own ? '会局化为' : '本气是'}日主同类。`,
      basis: [ofBranch(month)],
    },
    source: ZHENQUAN,
  };
}

/**
 * 格局. Columns of luck are ignored; without the hour it is that of three pillars.
 *
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function patternOf(four: readonly KeyedPillar[], options: PatternOptions = {}): Pattern {
  const { special = 'genuine', commanding = '' } = options;
  const reading = readingOf(four);
  const found = [transformOf, followOf, dominantOf].flatMap((rule) => rule(reading) ?? []);
  const pattern = found.find(({ genuine }) => genuine) ?? (special === 'all' ? found[0] : undefined);
  if (pattern) return pattern;
  return { ...regularOf(reading, STEMS.indexOf(commanding || ' ')), rival: found[0] ?? null };
}
