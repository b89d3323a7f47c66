/** Luck cycles: their order, years, ages and the one that runs now. */
import type { ChartFacts } from '../facts.ts';
import { type CheckedText, unless } from './checked-text.ts';
import {
  type AgeMention,
  type Mention,
  type PairMention,
  placeOfBoth,
  type Span,
  wordsBetween,
  type YearMention,
} from './mentions.ts';
import type { Place } from './plain-text.ts';
import { ageOffsets, NUMBER, OTHER_YEAR, PAIR, readNumber, readYear, sentencesOf, YEAR } from './words.ts';

type Cycle = ChartFacts['cycles'][number];

const NOW = '(?:目前|现在|现行|现阶段|当前|当下|眼下|如今|此刻|这十年)';
/** A luck cycle that has passed or has not begun: 走完甲申大运. Its second half, 甲申大运后半段, is part of it. */
const OUTSIDE = new RegExp(
  `(?:[走行过]完|结束|离开|告别|出)了?${PAIR}|${PAIR}(?:这步|这一步)?(?:大?运|十年)(?:[之以][前后]|结束|[走行过]完|[过完]|[前后](?![半五期两三几段]))`,
);
/** Words that make a sentence speak of another time than now. */
const ANOTHER_TIME = new RegExp(`${YEAR}年|岁|[那当届]时|以后|将来|未来|往后|[幼少早青中晚]年|${OTHER_YEAR}`);

/** Words between a time and the luck cycle that begins or runs then; the verb decides which. */
const BEGINS = '(?:起(?:行|走)?|开始(?:行|走)?|交入?|换入?到?|转入|进入|步入|踏入|迈入|迎来|入)';
const RUNS = '(?:正行|正走|身处|处于|处在|仍在|还在|就在|行|走|在|是|为|属于?)';
const FILLER =
  '(?:左右|前后|上下|[以之]?后|时候?|那年|这年|命主|[您你就便会才已仍也还则将要的了到，]|已经|将要|即将|正式|大约|（[^（）\\n]{0,14}）)';
const TIME_TO_CYCLE = new RegExp(
  `^${FILLER}{0,5}(?:(${BEGINS})${FILLER}{0,3})?(?:(${BEGINS})|(${RUNS}))?(?:[到了的是为入，]|这步|这一步|新的){0,3}$`,
);
const CYCLE_TO_TIME =
  /^(?:大?运|十年)?(?:[，（：|]|将会?|会|要|大约|约|是|为|就|便){0,3}(起于|始于|开始于|起自|[自从由在于])?(?:您|你|虚)?$/;
const BEGINS_AFTER =
  /^(?:岁|年)?(?:起|开始|始|到来|来临|交|换|进入|接[手管上]|上场|启动|-{1,2}）|—{1,2}）|–）)/;
const ADJACENT_PAIR_TO_SPAN = /^(?:大?运)?[（，：、|·/]{0,2}(?:管|在|自|从|为|是|对应)?$/;
const ADJACENT_SPAN_TO_PAIR = /^[）]?[，（：|]?(?:这十年)?，?(?:您|你|命主)?(?:为|是|行|走|走过|的)?$/;
/** Years from the first to the last of a luck cycle. */
const WHOLE = 8;

/** Characters between a luck cycle and years that are said of it. */
const NEAR = 24;

const isTime = (one: Mention): one is YearMention | AgeMention => one.kind === 'years' || one.kind === 'ages';
/** Whether a mention is one range, such as 2027—2036年. */
const isRange = (one: Mention): one is YearMention | AgeMention =>
  isTime(one) && one.spans.length === 1 && (one.spans[0]?.from ?? 0) < (one.spans[0]?.to ?? 0);
/** Whether a mention is one year or one age. */
const isPoint = (one: Mention): one is YearMention | AgeMention =>
  isTime(one) && one.spans.length === 1 && one.spans[0]?.from === one.spans[0]?.to;

/** Whether a span is that of a luck cycle, or a part of it. */
function spanIs({ from, to }: Span, first: number, last: number): boolean {
  return to - from >= WHOLE ? from === first && to === last : from >= first && to <= last + 1;
}

const yearsOf = (cycle: Cycle) => `${cycle.ganzhi}大运是${cycle.start_year}年至${cycle.end_year}年`;
const agesOf = (cycle: Cycle) => `${cycle.ganzhi}大运是虚岁${cycle.start_age}至${cycle.end_age}`;

/** A text, and the luck cycles of the chart. */
function cyclesOf(checked: CheckedText) {
  const { add, facts, isAboutOthers, isDenied, isSupposed } = checked;
  const wrong = (kind: 'cycle' | 'age', place: Place, right: string) => {
    const { start, end } = place;
    if (!isDenied(start, end) && !isSupposed(start, end) && !isAboutOthers(start, end))
      add(kind, place, right);
  };
  return {
    checked,
    names: facts.cycles.map(({ ganzhi }) => ganzhi).join('、'),
    cycleOf: (pair = '') => facts.cycles.find((cycle) => cycle.ganzhi === pair),
    wrong,
    /** Compares a cycle with a span that is said of it. */
    compare(cycle: Cycle, mention: YearMention | AgeMention): void {
      const [span] = mention.spans;
      if (!span) return;
      if (mention.kind === 'years') {
        if (!spanIs(span, cycle.start_year, cycle.end_year)) wrong('cycle', mention, yearsOf(cycle));
        return;
      }
      const isRight = ageOffsets(mention.label).some((less) =>
        spanIs(span, cycle.start_age - less, cycle.end_age - less),
      );
      if (!isRight && span.to - span.from >= WHOLE) wrong('cycle', mention, agesOf(cycle));
    },
  };
}
type Cycles = ReturnType<typeof cyclesOf>;

interface KnownCycle {
  mention: PairMention;
  cycle: Cycle;
}

const isCycles = (one: Mention): one is PairMention => one.kind === 'cycles';

/** The cycles that are named one by one, of whose own time a sentence speaks. */
const knownCycles = ({ checked, cycleOf }: Cycles, mentions: readonly Mention[]): KnownCycle[] =>
  mentions.filter(isCycles).flatMap((mention) => {
    const cycle = mention.pairs.length === 1 ? cycleOf(mention.pairs[0]) : undefined;
    return cycle && !isBeforeOrAfter(checked.text, mention) ? [{ mention, cycle }] : [];
  });

/** The cycle that is named nearest to a span; undefined where none is near. */
function nearestCycle(known: readonly KnownCycle[], span: Mention): Cycle | undefined {
  let best = NEAR + 1;
  let cycle: Cycle | undefined;
  for (const one of known) {
    const distance = Math.abs(one.mention.start - span.start);
    if (distance < best) [best, cycle] = [distance, one.cycle];
  }
  return cycle;
}

/** Pairs with a span right beside them: 丁亥（2037—2046年，虚岁48—57岁）, 2037—2046年丁亥. */
function ownCycles(
  { checked: { text }, cycleOf }: Cycles,
  mentions: readonly Mention[],
): Map<Mention, Cycle> {
  const own = new Map<Mention, Cycle>();
  mentions.forEach((one, i) => {
    if ((one.kind !== 'pairs' && one.kind !== 'cycles') || one.pairs.length !== 1) return;
    const cycle = cycleOf(one.pairs[0]);
    if (!cycle || isBeforeOrAfter(text, one)) return;
    const [before, after, second] = [mentions[i - 1], mentions[i + 1], mentions[i + 2]];
    const isWhole = (span: Mention | undefined): span is YearMention | AgeMention =>
      span !== undefined &&
      isRange(span) &&
      (one.kind === 'cycles' || (span.spans[0]?.to ?? 0) - (span.spans[0]?.from ?? 0) >= WHOLE);
    if (isWhole(after) && ADJACENT_PAIR_TO_SPAN.test(text.slice(one.end, after.start))) {
      own.set(after, cycle);
      if (
        isWhole(second) &&
        second.kind !== after.kind &&
        /^[（，、|]{1,2}$/.test(text.slice(after.end, second.start))
      )
        own.set(second, cycle);
    } else if (
      isWhole(before) &&
      !own.has(before) &&
      ADJACENT_SPAN_TO_PAIR.test(text.slice(before.end, one.start))
    )
      own.set(before, cycle);
  });
  return own;
}

/** The spans of a sentence, each of the cycle beside it, of the one in its place, or of the nearest. */
function checkSpans(cycles: Cycles, mentions: readonly Mention[]): void {
  const known = knownCycles(cycles, mentions);
  const own = ownCycles(cycles, mentions);
  for (const kind of ['years', 'ages'] as const) {
    const spans = mentions.filter(isRange).filter((one) => one.kind === kind);
    const cycleOf = (span: Mention, at: number) => {
      if (own.size > 0 && known.length < spans.length) return undefined;
      return known.length === spans.length ? known[at]?.cycle : nearestCycle(known, span);
    };
    spans.forEach((span, at) => {
      const cycle = own.get(span) ?? cycleOf(span, at);
      if (cycle) cycles.compare(cycle, span);
    });
  }
}

/** A single year that is said of the only cycle of a sentence. */
function checkOnlyYear(cycles: Cycles, mentions: readonly Mention[]): void {
  const years = mentions.filter((one): one is YearMention => one.kind === 'years');
  const [only] = knownCycles(cycles, mentions);
  const [year] = years;
  if (!only || !year || mentions.filter(isCycles).length !== 1 || years.length !== 1 || !isPoint(year))
    return;
  const { from = 0 } = year.spans[0] ?? {};
  const { start_year, end_year } = only.cycle;
  const isOfBirth = from === cycles.checked.facts.birth_year;
  if (!year.isRelative && !isOfBirth && (from < start_year || from > end_year + 1))
    cycles.wrong('cycle', year, yearsOf(only.cycle));
}

/** 癸未、甲申两步大运依次对应虚岁8—17、18—27 */
function checkLists({ compare, cycleOf }: Cycles, mentions: readonly Mention[]): void {
  mentions.forEach((one, i) => {
    const other = mentions[i + 1];
    if (one.kind !== 'cycles' || one.pairs.length < 2 || !other) return;
    if ((other.kind !== 'years' && other.kind !== 'ages') || other.spans.length !== one.pairs.length) return;
    one.pairs.forEach((pair, at) => {
      const [cycle, span] = [cycleOf(pair), other.spans[at]];
      if (cycle && span && span.to > span.from) compare(cycle, { ...other, spans: [span] });
    });
  });
}

/** Luck cycles that are named, with the years and ages that the same sentence gives them. */
export function checkCycleSpans(checked: CheckedText): void {
  const cycles = cyclesOf(checked);
  const { cycleOf, names, wrong } = cycles;
  let next = 0;
  for (const { end } of sentencesOf(checked.text)) {
    const first = next;
    while ((checked.mentions[next]?.start ?? Infinity) < end) next += 1;
    const mentions = checked.mentions.slice(first, next);
    for (const one of mentions.filter(isCycles))
      if (!one.pairs.every(cycleOf)) wrong('cycle', one, `大运依次为${names}`);
    checkSpans(cycles, mentions);
    checkLists(cycles, mentions);
    checkOnlyYear(cycles, mentions);
  }
}

/** Whether what is said of a luck cycle is of the time before or after it. */
function isBeforeOrAfter(text: string, { start, end }: Place): boolean {
  return OUTSIDE.test(text.slice(Math.max(0, start - 3), end + 6));
}

type Verb = 'begins' | 'runs';

/** A time and a luck cycle, with what is said of them and the words between. */
interface CycleTime {
  time: YearMention | AgeMention;
  named: PairMention;
  verb: Verb;
  glue: string;
}

/** What the words between a time and a luck cycle say; null where they say nothing of both. */
function timeToCycle(glue: string): Verb | null {
  const found = TIME_TO_CYCLE.exec(glue);
  if (!found || /前(?!后)/.test(glue)) return null;
  const [, first, second, runs] = found;
  if (first || second) return 'begins';
  return runs ? 'runs' : null;
}

/** Compares a cycle with a time at which it is said to begin or to run. */
function compareTime(
  { add, facts, isStated, text }: CheckedText,
  { time, named, verb, glue }: CycleTime,
): void {
  const cycle =
    named.pairs.length === 1 ? facts.cycles.find((one) => one.ganzhi === named.pairs[0]) : undefined;
  if (!cycle || isBeforeOrAfter(text, named)) return;
  const { from: value = 0 } = time.spans[0] ?? {};
  // 「35岁之后」 is from 36 on, 「左右」 is a little more or less.
  const isAfter = /[以之]?后/.test(glue.replace('前后', ''));
  const tolerance = /左右|前后|上下/.test(glue) ? 2 : 0;
  const [first, last] =
    time.kind === 'years' ? [cycle.start_year, cycle.end_year] : [cycle.start_age, cycle.end_age];
  const offsets = time.kind === 'years' ? [0] : ageOffsets(time.label);
  const isRight = offsets.some((less) => {
    const begin = first - less;
    if (verb === 'begins')
      return value >= begin - tolerance - (isAfter ? 1 : 0) && value <= begin + tolerance;
    return value >= begin - tolerance - (isAfter ? 1 : 0) && value <= last - less + 1 + tolerance;
  });
  const place = placeOfBoth(time, named);
  if (!isRight && isStated(place))
    add(
      'cycle',
      place,
      time.kind === 'years' ? yearsOf(cycle) : `${cycle.ganzhi}大运自虚岁${cycle.start_age}起`,
    );
}

/** Luck cycles said to begin or to run in a year or at an age. */
export function checkCycleYears(checked: CheckedText): void {
  const { mentions, text } = checked;
  const isCycle = (one: Mention | undefined): one is PairMention =>
    one?.kind === 'cycles' || (one?.kind === 'pairs' && text.startsWith('运', one.end));
  mentions.forEach((one, i) => {
    const [other, third] = [mentions[i + 1], mentions[i + 2]];
    if (!other) return;
    const glue = wordsBetween(text, one, other);
    if (isPoint(one) && isCycle(other)) {
      const verb = timeToCycle(glue);
      if (verb) compareTime(checked, { time: one, named: other, verb, glue });
    } else if (one.kind === 'cycles' && isPoint(other)) {
      const found = CYCLE_TO_TIME.exec(glue);
      // 「乙酉大运，2027年换丙戌大运」: the year begins what is said next.
      if (!found || (isCycle(third) && timeToCycle(wordsBetween(text, other, third)))) return;
      const after = text.slice(other.end, other.end + 4);
      const isApart = glue.includes('，') && !found[1];
      const begins =
        /[起始自从由]/.test(found[1] ?? '') || (isApart ? /^(?:起|开始)/ : BEGINS_AFTER).test(after);
      const isAlone = glue.endsWith('（') && after.startsWith('）');
      if (begins || isAlone || found[1] || (other.kind === 'years' && !isApart))
        compareTime(checked, { time: other, named: one, verb: begins ? 'begins' : 'runs', glue });
    }
  });
}

/** The luck cycle that is said to run now. */
export function checkRunningCycle({ each, facts, sentenceAfter, sentenceBefore, text }: CheckedText): void {
  const running = facts.cycles.find(({ current }) => current);
  const isRunning = (pair: string) =>
    unless(pair === running?.ganzhi, running ? `现行${running.ganzhi}大运` : '目前尚未起运');
  const cycle = `(${PAIR})(?:这步|这一步)?大?运(?![势气程转行动与和至到、])`;
  const isOutside = (match: RegExpExecArray) =>
    isBeforeOrAfter(text, { start: match.index, end: match.index + match[0].length });
  each(
    'cycle',
    `${NOW}[^。，；\\n\\d]{0,8}?${cycle}`,
    (pair) => isRunning(pair!),
    (match) =>
      !/[未不没非将下过离距完再近]/.test(match[0].replace(/^(?:眼下|当下)/, '')) && !isOutside(match),
  );
  each('cycle', `${NOW}(?:的|这步|十年){0,2}大运(?:[为是在到至]|：|处于|走|行){0,3}（?(${PAIR})`, (pair) =>
    isRunning(pair!),
  );
  each(
    'cycle',
    `正(?:行|走|处[于在]?|在)${cycle}`,
    (pair) => isRunning(pair!),
    (match) => {
      const sentence = sentenceBefore(match.index) + sentenceAfter(match.index);
      // The years of the cycle itself may stand behind it.
      return !ANOTHER_TIME.test(sentence.replaceAll(/运（[^（）\n]{0,30}）/g, '运')) && !isOutside(match);
    },
  );
}

/** Luck cycles by their order, and when the first begins. */
export function checkCycleOrder({ each, facts, lineBefore }: CheckedText): void {
  const { cycles } = facts;
  const running = cycles.findIndex(({ current }) => current);
  const pairIs = (cycle: Cycle | undefined, pair: string, name: string) =>
    cycle ? unless(cycle.ganzhi === pair, `${name}大运是${cycle.ganzhi}`) : null;
  const is = '(?:[为是：（]|就是|便是|即|将是|即将是){0,2}';
  each('cycle', `第(${NUMBER})[步个柱]大运${is}(${PAIR})`, (number, pair) =>
    pairIs(cycles[readNumber(number!) - 1], pair!, `第${number!}步`),
  );
  each('cycle', `(?:头一步|首步|首个|起首)大运${is}(${PAIR})`, (pair) => pairIs(cycles[0], pair!, '第一步'));
  each('cycle', `(${PAIR})(?:大运)?(?:为|是)第(${NUMBER})[步个]大运`, (pair, number) =>
    pairIs(cycles[readNumber(number!) - 1], pair!, `第${number!}步`),
  );
  // Of the one that runs now, where the sentence speaks of no other
  const isOfNow = (match: RegExpExecArray) => {
    return !new RegExp(`${PAIR}大?运|${YEAR}年|岁`).test(lineBefore(match.index));
  };
  each(
    'cycle',
    `(?:下一?步|下一个|接下来的|接着的)大运${is}(${PAIR})`,
    (pair) => pairIs(cycles[running + 1], pair!, '下一步'),
    isOfNow,
  );
  each(
    'cycle',
    `(?:上一?步|上一个|前一步)大运${is}(${PAIR})`,
    (pair) => pairIs(cycles[running - 1], pair!, '上一步'),
    (match) => running > 0 && isOfNow(match),
  );

  const [first] = cycles;
  const start = Number(facts.qi_yun_date.slice(0, 4));
  if (!first) return;
  const right = `${start}年起运，虚岁${start - facts.birth_year + 1}`;
  const yearIs = (year: string) => unless([start, first.start_year].includes(readYear(year)), right);
  const ageIs = (label: string, age: string) => {
    const ages = [start - facts.birth_year + 1, first.start_age];
    const isRight = ageOffsets(label).some((less) => ages.some((one) => one - less === readNumber(age)));
    return unless(isRight, right);
  };
  const begin = '(?:开始|正式|才|便|就|时|即|上|，)?(?:起|上|交)运(?![势气])';
  each('cycle', `(${YEAR})年(?:\\d{1,2}月(?:\\d{1,2}日)?)?${begin}(?!以来|后)`, yearIs, (match) =>
    /[起上]运/.test(match[0]),
  );
  each('cycle', `起运(?:于|在|时间为|时间是|年份为|年份是|：)(?:公历)?(${YEAR})年`, yearIs);
  each('age', `(虚|周|实)?岁?(${NUMBER})(?:虚岁|周岁|岁)${begin}`, ageIs, (match) =>
    /[起上]运/.test(match[0]),
  );
  each('age', `起运(?:年龄|年岁|岁数)?(?:于|在|为|是|：){1,2}(虚|周|实)?岁?(${NUMBER})岁`, ageIs);
}
