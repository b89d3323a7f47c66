import type { ChartFacts } from '../facts.ts';
import { type CheckedText, unless } from './checked-text.ts';
import {
  ageOffsets,
  canonicalGod,
  DASH,
  GOD,
  NUMBER,
  OTHER_YEAR,
  PAIR,
  readNumber,
  readYear,
  sentencesOf,
  YEAR,
} from './words.ts';

const NOW = '(?:目前|现在|现行|当前|眼下|如今|此刻)';
/** A luck cycle that has passed or has not begun: 走完甲申大运. Its second half, 甲申大运后半段, is part of it. */
const OUTSIDE = new RegExp(
  `(?:[走行过]完|结束|离开|告别|出)了?${PAIR}|${PAIR}(?:这步|这一步)?(?:大?运|十年)(?:[之以][前后]|结束|[走行过]完|[过完]|[前后](?![半五期两三几段]))`,
);
/** Words that make a sentence speak of another time than now. */
const ANOTHER_TIME = new RegExp(`${YEAR}年|岁|[那当届]时|以后|将来|未来|往后|[幼少早青中晚]年|${OTHER_YEAR}`);

const cycleOf = (facts: ChartFacts, pair: string) => facts.cycles.find((cycle) => cycle.ganzhi === pair);

/** Whether what is said of a luck cycle is of the time before or after it. */
const isBeforeOrAfter = (text: string, match: RegExpExecArray): boolean =>
  OUTSIDE.test(text.slice(Math.max(0, match.index - 3), match.index + match[0].length + 4));

/** Luck cycles with the years and ages that the same sentence names. */
export function checkCycleSpans({ add, facts, text }: CheckedText): void {
  const names = facts.cycles.map(({ ganzhi: pair }) => pair).join('、');
  const mention = new RegExp(
    `(${PAIR})(?:这步|这一步)?(?:大运|运(?![势气程转行动])|十年)|大运(?:[为是到至入走行在]|：|:|（|「|\\s){0,2}(${PAIR})(?!年|月|日|时)`,
    'g',
  );
  const yearRange = new RegExp(`(${YEAR})年?\\s*${DASH}\\s*(${YEAR})`, 'g');
  const ageRange = new RegExp(
    `(虚岁|周岁|虚)?(${NUMBER})岁?\\s*${DASH}\\s*(${NUMBER})(虚岁|周岁|岁)|(虚岁|周岁)(${NUMBER})\\s*${DASH}\\s*(${NUMBER})(?!\\d|岁)`,
    'g',
  );
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end);
    const place = (match: RegExpExecArray) => Object.assign(match, { index: match.index + start });
    const cycles = [...sentence.matchAll(mention)].map(place);
    for (const match of cycles) {
      const pair = match[1] ?? match[2] ?? '';
      if (!cycleOf(facts, pair)) add('cycle', match, `大运依次为${names}`);
    }
    const known = cycles.flatMap((match) => {
      if (isBeforeOrAfter(text, match)) return [];
      const cycle = cycleOf(facts, match[1] ?? match[2] ?? '');
      return cycle ? [{ match, cycle }] : [];
    });
    const ranges = [...sentence.matchAll(yearRange)].map(place);
    const ages = [...sentence.matchAll(ageRange)].map(place);
    const nearest = (match: RegExpExecArray, count: number, at: number) => {
      if (known.length === count) return known[at];
      return known
        .map((one) => ({ one, distance: Math.abs(one.match.index - match.index) }))
        .sort((a, b) => a.distance - b.distance)
        .find(({ distance }) => distance <= 24)?.one;
    };
    ranges.forEach((match, at) => {
      const cycle = nearest(match, ranges.length, at)?.cycle;
      if (!cycle) return;
      const [from, to] = [readYear(match[1] ?? ''), readYear(match[2] ?? '')];
      const whole = to - from >= 8;
      const right = whole
        ? from === cycle.start_year && to === cycle.end_year
        : from >= cycle.start_year && to <= cycle.end_year + 1;
      if (!right) add('cycle', match, `${cycle.ganzhi}大运是${cycle.start_year}年至${cycle.end_year}年`);
    });
    ages.forEach((match, at) => {
      const [from, to] = [readNumber(match[2] ?? match[6] ?? ''), readNumber(match[3] ?? match[7] ?? '')];
      const label = (match[1] ?? match[5] ?? '') + (match[4] ?? '').replace('岁', '');
      const offsets = ageOffsets(label);
      const range = ranges.length === ages.length ? ranges[at] : undefined;
      if (range) {
        const first = readYear(range[1] ?? '') - facts.birth_year + 1;
        const last = readYear(range[2] ?? '') - facts.birth_year + 1;
        if (!offsets.some((less) => from === first - less && to === last - less))
          add('age', match, `${range[0]}年虚岁${first}至${last}`);
        return;
      }
      const cycle = nearest(match, ages.length, at)?.cycle;
      if (!cycle || to - from < 8) return;
      if (!offsets.some((less) => from === cycle.start_age - less && to === cycle.end_age - less))
        add('cycle', match, `${cycle.ganzhi}大运是虚岁${cycle.start_age}至${cycle.end_age}`);
    });
    const years = [...sentence.matchAll(new RegExp(`(${YEAR})年`, 'g'))].map(place);
    const [only] = known;
    const [year] = years;
    if (only && year && known.length === 1 && years.length === 1 && ranges.length === 0) {
      const value = readYear(year[1] ?? '');
      const { cycle } = only;
      if (value < cycle.start_year || value > cycle.end_year + 1)
        add('cycle', year, `${cycle.ganzhi}大运是${cycle.start_year}年至${cycle.end_year}年`);
    }
    const age = [
      ...sentence.matchAll(new RegExp(`虚岁(${NUMBER})(?!\\d|岁?\\s*(?:${DASH}|以|前|后))`, 'g')),
    ].map(place);
    if (
      year &&
      age[0] &&
      years.length === 1 &&
      age.length === 1 &&
      ages.length === 0 &&
      year.index < age[0].index
    ) {
      const nominal = readYear(year[1] ?? '') - facts.birth_year + 1;
      if (readNumber(age[0][1] ?? '') !== nominal) add('age', age[0], `${year[0]}虚岁${nominal}`);
    }
  }
}

/** Luck cycles said to begin or to run in a year or at an age, and their ten gods. */
export function checkCycleYears({ each, facts, godsOfPair, isListed, text }: CheckedText): void {
  const within = (pair: string, year: number, isStart: boolean) => {
    const cycle = cycleOf(facts, pair);
    if (!cycle) return null;
    const right = isStart
      ? year === cycle.start_year
      : year >= cycle.start_year && year <= cycle.end_year + 1;
    return unless(right, `${pair}大运是${cycle.start_year}年至${cycle.end_year}年`);
  };
  each(
    'cycle',
    `(${PAIR})大?运[，（(]?(自|从|起于|始于|由|在|于)?(${YEAR})年(?!\\s*${DASH})`,
    (pair, start, year) => within(pair!, readYear(year!), /[自从起始由]/.test(start!)),
    (match) => !isListed(match) && !isBeforeOrAfter(text, match),
  );
  each(
    'cycle',
    `(${YEAR})年(起|开始|交入?|换入?|转入|进入|步入|入|正行|正走|行|走|在|处于)[^。，；\\n]{0,3}?(${PAIR})大?运`,
    (year, verb, pair) => within(pair!, readYear(year!), /起|开始|交|换|转|进|步入/.test(verb!)),
    (match) => !isListed(match),
  );
  each(
    'cycle',
    `(虚岁|周岁|虚)?(${NUMBER})(虚岁|周岁|岁)(?:起|开始|交入?|换入?|转入|进入|步入|入)[^。，；\\n]{0,3}?(${PAIR})大?运`,
    (before, age, after, pair) => {
      const cycle = cycleOf(facts, pair!);
      if (!cycle) return null;
      const label = before! + after!.replace('岁', '');
      const offsets = ageOffsets(label);
      return unless(
        offsets.some((less) => readNumber(age!) === cycle.start_age - less),
        `${pair}大运自虚岁${cycle.start_age}起`,
      );
    },
  );
  each('god', `(${PAIR})大?运(?:天干)?(?:[为是属]|，为)?(${GOD})`, (pair, god) => {
    const gods = godsOfPair(pair!);
    return unless(gods.includes(canonicalGod(god!)), `${pair}大运的十神是${gods.join('、')}`);
  });
}

/** The luck cycle that is said to run now. */
export function checkRunningCycle({ each, facts, text }: CheckedText): void {
  const running = facts.cycles.find(({ current }) => current);
  const isRunning = (pair: string) =>
    unless(pair === running?.ganzhi, running ? `现行${running.ganzhi}大运` : '目前尚未起运');
  const cycle = `(${PAIR})(?:这步|这一步)?大?运(?![势气程转行动与和至到、])`;
  each(
    'cycle',
    `${NOW}[^。，；\\n\\d]{0,8}?${cycle}`,
    (pair) => isRunning(pair!),
    (match) => !/[未不没非将下过离距完再近]/.test(match[0]) && !isBeforeOrAfter(text, match),
  );
  each('cycle', `${NOW}的?大运(?:[为是在到至]|：|:|处于|走|行){0,3}[「“（]?(${PAIR})`, (pair) =>
    isRunning(pair!),
  );
  each(
    'cycle',
    `正(?:行|走|处于?|在)${cycle}`,
    (pair) => isRunning(pair!),
    (match) => {
      const sentence = sentencesOf(text).find(({ start, end }) => start <= match.index && match.index < end);
      return !ANOTHER_TIME.test(text.slice(sentence?.start, sentence?.end)) && !isBeforeOrAfter(text, match);
    },
  );
}
