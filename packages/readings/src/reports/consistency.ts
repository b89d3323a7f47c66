/** Checks of a composed report: its sentences against each other, and its text against the engine. */
import { monthlyLuck } from '@ziping/bazi/chart';
import { phaseOfStem } from '@ziping/bazi/five-phases';
import { yearPair } from '@ziping/bazi/pillars';
import {
  isAged,
  isMinor,
  luckOfMonth,
  type LuckOfPillar,
  monthText,
  type ReadingFacts,
  readingFacts,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { relationsOf } from '@ziping/bazi/relations';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import { formatSeconds, fromEpoch } from '@ziping/bazi/time/calendar';
import type { Phase } from '@ziping/bazi/types';

import type { ReportInput } from './compose.ts';
import { timeFaults } from './consistency-times.ts';
import type { DraftSection } from './draft.ts';
import { stanceOf } from './moments.ts';
import { isBridged, OPPOSITES, sidesOf } from './opposites.ts';
import { signFaults } from './signs.ts';
import { PHASE_NAMES } from './words-phases.ts';

/** What is checked a text against: the report's type does not matter. */
type CheckedInput = Pick<ReportInput, 'chart' | 'now_ms'> & {
  record: Pick<ReportInput['record'], 'gender' | 'hour_unknown'>;
};

type Check = (right: boolean, what: string) => void;

/** Subjects about which a report makes two claims. */
export function contradictions(sections: readonly DraftSection[]): string[] {
  const known = new Map<string, string | number>();
  const found: string[] = [];
  for (const { text, claims } of sections.flatMap(({ paragraphs }) => paragraphs.flat()))
    for (const [subject, value] of claims) {
      const before = known.get(subject);
      if (before !== undefined && before !== value)
        found.push(`${subject}: ${before}, then ${value}: ${text}`);
      known.set(subject, value);
    }
  return found;
}

const factsOf = ({ chart, record: { gender, hour_unknown }, now_ms }: CheckedInput) =>
  readingFacts({ chart, gender, hour_unknown, now_ms });

/** The year that a report tells first: that of the calendar, not before the birth. */
const yearToldFirst = ({ birth_year }: ReadingFacts, now_ms: number) =>
  Math.max(birth_year, Number(formatSeconds(fromEpoch(now_ms)).slice(0, 4)));

/** Says that nothing combines with a pillar or clashes with it. */
const QUIET = /(?:没有|不受|少有|没有明显的)(?:合冲|冲合)|不相牵动|(?:各柱|月令|这一宫)安静/;

/** What is quiet by the engine: 克 of two stems is neither a 合 nor a 冲, 刑 or 害. */
function quietOf({ pillars, relations }: ReadingFacts, year: number): Record<string, boolean> {
  const loud = relations.filter(({ kind }) => kind !== 'stem_overcome');
  const ofYear = relationsOf([...pillars, { key: 'liu_nian', ganzhi: ganzhi(yearPair(year)) }]).filter(
    ({ kind, members }) => kind !== 'stem_overcome' && members.includes('liu_nian'),
  );
  return {
    'quiet:all': loud.length === 0,
    'quiet:month': !loud.some(({ members }) => members.includes('month')),
    'quiet:day branch': !loud.some(
      ({ kind, members }) => !kind.startsWith('stem_') && members.includes('day'),
    ),
    'quiet:liu_nian': ofYear.length === 0,
  };
}

/** Claims, and pillars, years, ages and verdicts named in the text, that the engine does not confirm. */
export function engineFaults(sections: readonly DraftSection[], text: string, input: CheckedInput): string[] {
  const { chart, now_ms } = input;
  const facts = factsOf(input);
  const found: string[] = [];
  const check: Check = (right, what) => void (right || found.push(what));

  const first = yearToldFirst(facts, now_ms);
  const months = [facts.year, facts.year + 1].flatMap((year) => monthlyLuck(chart, year, now_ms));
  const years = yearsOf(facts, Math.min(first, facts.year), 13);
  const truth: Record<string, unknown> = {
    strength: facts.strength.verdict,
    'god:day': facts.branch_gods.day,
    pattern: facts.pattern.name,
    'god of the month': facts.branch_gods.month,
    'stage:day': facts.seat_stage,
  };
  for (const [phase, value] of Object.entries(facts.favour)) truth[`phase:${phase}`] = value;
  for (const phase of facts.five_phases.missing) truth[`missing:${phase}`] = 'true';
  for (const [group, { level }] of Object.entries(facts.groups)) truth[`group:${group}`] = level;
  const time = (subject: string, luck: LuckOfPillar) => {
    truth[subject] = luck.tone;
    truth[`stance:${subject}`] = stanceOf(luck);
  };
  for (const cycle of facts.cycles) time(`cycle:${cycle.start_year}`, cycle);
  for (const year of years) time(`year:${year.year}`, year);
  for (const month of months) time(`month:${month.start_date.slice(0, 7)}`, luckOfMonth(month, facts));
  for (const key of ['year', 'month', 'time'] as const)
    truth[`god:${key}`] = `${facts.stem_gods[key]}${facts.branch_gods[key]}`;
  for (const [subject, quiet] of Object.entries(quietOf(facts, first))) truth[subject] = String(quiet);
  for (const { text: sentence, claims } of sections.flatMap(({ paragraphs }) => paragraphs.flat())) {
    for (const [subject, value] of claims) check(truth[subject] === value, `${subject} is not ${value}`);
    if (QUIET.test(sentence))
      check(
        claims.some(([subject]) => subject.startsWith('quiet:')),
        `says without a claim that nothing combines or clashes: ${sentence}`,
      );
  }

  const named = new Set([
    ...facts.pillars.map((pillar) => pillar.ganzhi),
    ...facts.cycles.map((cycle) => cycle.ganzhi),
    ...years.map((year) => year.ganzhi),
    ...months.map((month) => month.ganzhi),
    ganzhi(yearPair(facts.year)),
  ]);
  for (const [pair] of text.matchAll(/[甲丙戊庚壬][子寅辰午申戌]|[乙丁己辛癸][丑卯巳未酉亥]/g))
    check(named.has(pair) || text.includes(`${pair}合`), `${pair} is not a pillar`);
  checkYears(text, facts, first, check);
  checkCycles(text, input, check);
  checkStrength(text, facts, check);
  checkPhases(text, facts, check);
  found.push(...wordFaults(text, facts));
  return found;
}

/** Years with their pairs and ages, and no year before the birth. */
function checkYears(text: string, { birth_year, year: luckYear }: ReadingFacts, first: number, check: Check) {
  const isAge = (age: string | undefined, year: string | undefined) =>
    Number(age) === Number(year) - birth_year + 1;
  for (const [whole, year, pair, age] of text.matchAll(/(\d{4})年([甲乙丙丁戊己庚辛壬癸].)（虚岁(\d+)）/g)) {
    check(ganzhi(yearPair(Number(year))) === pair, `${whole}: the pair`);
    check(isAge(age, year), `${whole}: the age`);
  }
  for (const [whole, year, age] of text.matchAll(/(\d{4})年(?:\d+月)?(?:，|（)?虚岁(\d+)(?![\d至])/g))
    check(isAge(age, year), `${whole}: the age`);
  for (const [whole, year] of text.matchAll(/今年是(\d{4})年/g))
    check(Number(year) === first, `${whole}: it is ${first}`);
  for (const [whole, year] of text.matchAll(/(?<!仍属)(\d{4})年/g))
    check(Number(year) >= birth_year, `${whole}: before the birth`);
  for (const [whole, pair] of text.matchAll(/仍属(?:\d{4}年)?(..)/g))
    check(luckYear < first && ganzhi(yearPair(luckYear)) === pair, `${whole}: not the year of luck`);
}

/** Spans of cycles, and which of them is the current one, has passed or is to come. */
function checkCycles(text: string, { chart, now_ms }: CheckedInput, check: Check): void {
  const now = formatSeconds(fromEpoch(now_ms));
  const list = chart.da_yun_list;
  const endOf = (place: number) => {
    const { end_year, start_date } = list[place]!;
    return list[place + 1]?.start_date ?? `${end_year + 1}${start_date.slice(4)}`;
  };
  const current = list.findIndex(({ start_date }, place) => start_date <= now && now < endOf(place));
  const until = current < 0 ? '' : endOf(current);

  for (const [whole, from, to, first, last] of text.matchAll(/(\d{4})年至(\d{4})年（虚岁(\d+)至(\d+)）/g))
    check(
      list.some(
        (cycle) =>
          `${cycle.start_year} ${cycle.end_year} ${cycle.start_age} ${cycle.end_age}` ===
          `${from} ${to} ${first} ${last}`,
      ),
      `${whole}: no such cycle`,
    );
  for (const [whole, pair] of text.matchAll(/(?:正走|人在|眼下这步|现行)(..)运[^。]*/g)) {
    check(list[current]?.ganzhi === pair, `${whole}: not the current cycle`);
    const ends = /(?:走到|至|到)(\d{4}年(?:\d+月)?)/.exec(whole)?.[1] ?? '';
    check(monthText(until) === ends, `${whole}: it ends in ${monthText(until)}`);
  }
  const placesOf = (pair: string | undefined) =>
    list.flatMap(({ ganzhi: own }, place) => (own === pair ? [place] : []));
  for (const [whole, one, other] of text.matchAll(/走过(..)运|(..)运在[^。]*已经过去/g))
    check(
      placesOf(one ?? other).some((place) => endOf(place) <= now),
      `${whole}: has not passed`,
    );
  for (const [whole, one, other] of text.matchAll(/(?<!走过)行(?!运)(..)运|(..)运管/g))
    check(
      placesOf(one ?? other).some((place) => endOf(place) > now),
      `${whole}: has passed`,
    );
  if (text.includes('还没有起运')) check(now < list[0]!.start_date, 'luck has begun');
  if (text.includes('大运都已走过')) check(now >= endOf(list.length - 1), 'the last cycle has not passed');
}

/** The verdict, 得令, 得地, 得势, 当令, roots, and the groups that a pattern is without. */
function checkStrength(text: string, facts: ReadingFacts, check: Check): void {
  const { strength, groups, branch_gods, pattern } = facts;
  // What one of two readings takes it for is no verdict.
  const said = text.replaceAll(/若?作.{1,6}看/g, '').replaceAll(strength.text, strength.verdict);
  for (const [verdict] of said.matchAll(/身强|身弱|偏强|偏弱|中和/g))
    check(verdict === strength.verdict, `the strength is not ${verdict}`);
  const held: Record<string, boolean> = {
    得令: strength.de_ling,
    得地: strength.de_di,
    得势: strength.de_shi,
  };
  for (const [whole, no, name] of text.matchAll(/(不?)(得令|得地|得势)/g))
    check(held[name!] === (no === ''), `not ${whole}`);
  if (/月令不在它这一边|没有得到月令/.test(text)) check(!strength.de_ling, 'it is 得令');
  if (/月令在.这一边|得时而有伴/.test(text)) check(strength.de_ling, 'it is not 得令');
  // A natal branch is told by its main hidden stem, whose group in the month is what commands it.
  const god = branch_gods.month!;
  const commands = (Object.keys(groups) as (keyof typeof groups)[]).find((group) =>
    strength.parts.some(
      ({ key, part, shi_shen, character }) =>
        key === 'month' && part === 'hidden' && shi_shen === god && isOfPhase(character, groups[group].phase),
    ),
  )!;
  for (const [whole, name] of text.matchAll(/([木火土金水])气?当令/g))
    check(PHASE_NAMES[groups[commands].phase] === name, `${whole}: it does not command the month`);
  if (text.includes('不见财官'))
    check(
      groups.wealth.level === 'missing' && groups.officer.level === 'missing',
      '不见财官: there is one of them',
    );
  if (/无根|没有根/.test(text))
    check(
      !strength.parts.some(
        ({ part, character }) => part === 'hidden' && isOfPhase(character, groups.peer.phase),
      ),
      '无根: there is a root',
    );
  // What a special pattern says to be without has no voice of its own.
  const against = { follow: ['比劫', '印'], dominant: ['财', '官杀'], transform: ['比劫'] }[
    pattern.kind as string
  ];
  for (const name of against ?? [])
    check(!new RegExp(`局中[^，]*${name}[^，]*相见`).test(text), `${pattern.name}: ${name} has a voice`);
}

const isOfPhase = (stem: string, phase: Phase) => phaseOfStem(stem) === phase;

/** Phases that the text says to be missing: in the open, or altogether. */
function checkPhases(text: string, { five_phases }: ReadingFacts, check: Check): void {
  const namedIn = (list: string) =>
    five_phases.shares.filter(({ phase }) => list.split('、').includes(PHASE_NAMES[phase]));
  for (const [whole, list] of text.matchAll(/不见([木火土金水](?:、[木火土金水])*)[，。]/g))
    check(
      namedIn(list!).every(({ phase }) => five_phases.missing.includes(phase)),
      `${whole}: not missing`,
    );
  for (const [whole, list] of text.matchAll(/里没有([木火土金水](?:、[木火土金水])*)[，。]/g))
    check(
      namedIn(list!).every(({ percent }) => percent === 0),
      `${whole}: it has a share`,
    );
}

/** Words that go ahead, which a time to hold back does not have, and the other way round. */
export const AHEAD = /宜主动|步子可以大|放手去做|往前站一步|趁这时说定/;
export const BACK = /先放一放|先稳住|往后放|少开新的口子|别在这时换方向/;

/** The subjects of claims about a time, which passes, where a trait stays. */
const OF_TIME = /^(?:stance:)?(?:year|month|cycle):/;

/** Orders and habits within one report that exclude each other. */
function apartFaults(report: readonly DraftSection[]): string[] {
  const text = report
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .map((sentence) => sentence.text)
    .join('\n');
  const sides = sidesOf(text).map(([place]) => place);
  return sides
    .filter((place, at) => sides.indexOf(place) !== at)
    .map((place) => `orders that exclude each other: pair ${place}`);
}

/**
 * What the reports of one person say against each other: claims about one subject, traits that exclude each other, and
 * within a sentence a word for a time beside advice, or beside what it is said to bring, that goes the other way; and what
 * they say of times.
 */
export function crossFaults(reports: readonly (readonly DraftSection[])[]): string[] {
  const sections = reports.flat();
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat());
  const text = sentences
    .filter(({ claims }) => !claims.some(([subject]) => OF_TIME.test(subject)))
    .map((sentence) => sentence.text)
    .join('\n');
  const found = [...contradictions(sections), ...signFaults(sentences), ...timeFaults(reports)];
  for (const [one, other] of OPPOSITES) {
    const [first, second] = [one.exec(text)?.[0], other.exec(text)?.[0]];
    if (first && second) found.push(`${first} beside ${second}`);
  }
  for (const report of reports) found.push(...apartFaults(report));
  for (const { text: sentence, claims } of sentences) {
    // Ten years may differ from each other, not from the person.
    if (claims.some(([subject]) => subject.startsWith('cycle:')))
      for (const [place, [one, other]] of OPPOSITES.entries())
        if (
          ((one.test(sentence) && other.test(text)) || (other.test(sentence) && one.test(text))) &&
          !isBridged(sentence, place)
        )
          found.push(`against the person: ${sentence}`);
    const stances = new Set(
      claims.flatMap(([subject, value]) => (subject.startsWith('stance:') ? [value] : [])),
    );
    if (stances.size !== 1) continue;
    if (stances.has('hold') && AHEAD.test(sentence))
      found.push(`goes ahead in a time to hold back: ${sentence}`);
    if (stances.has('push') && BACK.test(sentence))
      found.push(`holds back in a time to go ahead: ${sentence}`);
  }
  return found;
}

/** What no text says: promises, and advice on investments, contracts or law. The note at the end names them. */
const NEVER =
  /投资(?!与婚姻)|置产|定期存|存单|房产|资产|理财|股票|基金|保本|高利|合同|签约|签字|条款|违约|少有落空|自有着落|必定|注定|一定会|保证|发财|应中方/g;
/** What the text of a minor does not say: work, money to earn, courtship and marriage. */
const NEVER_YOUNG =
  /伴侣|姻缘|婚(?!姻决定)|(?<!依)恋|配偶|情缘|喜事|夫妻|老伴|职场|升迁|业绩|同事|上级|求财|财运|生意|合伙|应酬|事业|职业|行当|岗位|去挣|借贷|担保|久坐/g;
/** What the text of a person over 60 does not say: work, courtship, and elders who help. */
const NEVER_AGED =
  /职场|升迁|业绩|同事|同岗|同行|上级|岗位|考核|考证|行当|前辈|牵线|结识|恋|情缘|姻缘|缘分|提携|创业|扩张|进取|长辈里|长辈牵线/g;

/** Words that a text must not have, with their places: of any person, or of one of that age. */
export function wrongWords(
  text: string,
  { stage, birth_year = 0 }: Pick<ReadingFacts, 'stage'> & { birth_year?: number },
): { word: string; index: number }[] {
  const minor = isMinor({ stage });
  // Of later years a minor's report tells what suits the age in them.
  const told = minor
    ? text.replaceAll(/^(?:- |\| )?(?:到了)?(\d{4})年.*$/gm, (line, year) =>
        Number(year) - birth_year + 1 > 18 ? ' '.repeat(line.length) : line,
      )
    : text;
  const lists = [NEVER, ...(minor ? [NEVER_YOUNG] : []), ...(isAged({ stage }) ? [NEVER_AGED] : [])];
  return lists.flatMap((words) => [...told.matchAll(words)].map(({ 0: word, index }) => ({ word, index })));
}

/** The same as texts with what stands around them. */
export const wordFaults = (text: string, facts: Parameters<typeof wrongWords>[1]): string[] =>
  wrongWords(text, facts).map(
    ({ word, index }) => `${word}: ${text.slice(Math.max(0, index - 20), index + 20)}`,
  );
