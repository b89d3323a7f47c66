/** Answers questions about a chart by rules, where no language model is configured. docs/adr/0023 says how. */
import { explain } from '@ziping/bazi/glossary/glossary';
import { readingFacts, stageOf } from '@ziping/bazi/reading/facts';
import { fromEpoch, fromSeconds } from '@ziping/bazi/time/calendar';

import type { ChartInput } from '../facts.ts';
import { type ReportCode, reportType } from '../reports/types/report-types.ts';
import { comfortAfter, comfortFor } from './answers/comfort.ts';
import { sayDanger } from './answers/danger.ts';
import { answerGeneral } from './answers/general.ts';
import { callOf } from './answers/people.ts';
import { isRepeated, withoutSaid } from './answers/said-before.ts';
import { say, sayNothingMore } from './answers/say.ts';
import { birthIn } from './answers/animals.ts';
import { type CastFrom, toldChart, toldPartnerChart } from './answers/told-chart.ts';
import { isTimed } from './matters/matter.ts';
import { findMatters } from './matters/table.ts';
import { sayTwoCharts, type Side } from './answers/two-charts.ts';
import { shortened } from './answers/answer.ts';
import { suggestionsOf } from './suggestions.ts';
import { asksForSelf } from './understand/asker.ts';
import { readAge } from './understand/age.ts';
import { type Danger, findDanger } from './understand/danger.ts';
import { cleanQuestion, withClauses } from './understand/clean/clean.ts';
import { KIN, type Person } from './understand/kin.ts';
import { type KnownPerson, namedIn, recordOf } from './understand/records.ts';
import type { Today } from './understand/time/time.ts';
import { countedQuestions, leftOut, twoQuestions } from './understand/two.ts';
import { understand } from './understand/understand.ts';
import type { Understood } from './understand/understood.ts';
import { type Source, Writer } from './writer.ts';

export interface AdviserTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** Another record of the account. */
export interface OtherRecord extends KnownPerson {
  /** The chart of it, cast when it is asked for. */
  input(): ChartInput;
}

export interface AdviserContext {
  /**
   * The chart, as a report is written from it; null in a conversation without a record. `now_ms` is when the question
   * was asked: with the same context an answer is the same each time.
   */
  input: ChartInput | null;
  /** When a question without a chart was asked; the day is not told where it is missing. */
  now_ms?: number;
  /** The other records of the account, of which a question may name one. */
  others?: readonly OtherRecord[];
  /** The turns before the question, the oldest first. */
  history: readonly AdviserTurn[];
  /** The type of the report that the question was asked beside. */
  reportCode: ReportCode | null;
}

export interface AdviserAnswer {
  reasoning: string;
  /** Markdown of paragraphs, lists, tables and strong text. */
  content: string;
  /** Questions that may follow; none where someone is in danger. */
  suggestions: string[];
  /** Someone may be in danger: the answer is given as it stands, whatever else could write one. */
  urgent: boolean;
  /** Place among the other records of the one that the answer is read from; null for the asker's own chart, or none. */
  other: number | null;
}

/** Said in the first answer of a conversation. */
export const NOTE = '（由规则按命盘写成，没有语言模型参与，仅供参考。）';
/** Characters of an answer. */
const MOST = 420;
/** Characters of what is told when more is asked for. */
const LEAST = 120;
const MOST_STEPS = 3;
const FURTHER = '接着前面看过的柱与星往下说。';
/** Characters of the answers before that are looked at for phrasings that were used. */
const SAID = 20_000;

/** Paragraphs up to a length, the last one cut after a sentence. */
function fit(paragraphs: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let left = most;
  for (const paragraph of paragraphs) {
    if (paragraph.length <= left) {
      kept.push(paragraph);
      left -= paragraph.length + 2;
      continue;
    }
    const isList = /^[|-]/.test(paragraph);
    const end = isList ? paragraph.lastIndexOf('\n', left) : paragraph.lastIndexOf('。', left - 1) + 1;
    const cut = paragraph.slice(0, Math.max(0, end));
    // A cut never leaves half of strong text.
    if (cut !== '' && (cut.match(/\*\*/g)?.length ?? 0) % 2 === 0) kept.push(cut);
    break;
  }
  return kept;
}

type Endangered = Pick<Understood, 'text' | 'dangerAgain'> & { danger: Danger };
/** The answer where someone is in danger. */
const inDanger = ({ danger, text, dangerAgain }: Endangered, isPupil: boolean): AdviserAnswer => ({
  ...sayDanger(danger, text, dangerAgain, isPupil),
  suggestions: [],
  urgent: true,
  other: null,
});

function withoutChart(
  question: string,
  now_ms: number | undefined,
  history: readonly AdviserTurn[],
): AdviserAnswer {
  const today = todayOf(now_ms ?? 0);
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { danger, dangerAgain, term, talk, matters, text } = understand(question, before, {
    today,
    minor: false,
    known: [],
  });
  if (danger) return inDanger({ danger, text, dangerAgain }, false);
  const suggestions = ['伤官是什么意思？', '今天是什么日子？', '怎么看一张命盘？'].filter(
    (one) => one !== question.trim(),
  );
  const general = answerGeneral(question, now_ms === undefined ? null : fromEpoch(now_ms));
  if (general) return { ...general, suggestions, urgent: false, other: null };
  if (term) {
    const { meaning, line } = explain(term.group, term.term);
    return {
      reasoning: `查“${term.term}”的本义。`,
      content: `**${term.term}**：${meaning}\n\n${line.source}说：「${line.text}」\n\n这里没有选定命盘，只能说它的本义；进到一份命盘里再问我，就能说它对你好不好。`,
      suggestions: suggestions.filter((one) => !one.includes(term.term)),
      urgent: false,
      other: null,
    };
  }
  const birth = text.length <= 16 ? birthIn(text) : null;
  const missing = birth?.day ? '时辰' : birth?.month ? '哪一天和时辰' : '几月几日和时辰';
  const firm = matters.find((matter) => matter.firm !== undefined && matter.timeless);
  const who =
    talk === 'identity' || talk === 'greeting'
      ? '你好，我是这里按规则写成的命理师，不是真人，也没有语言模型在写。'
      : talk === 'thanks'
        ? '不客气。'
        : talk === 'instructions'
          ? '内部的规则我不往外说，我只回答命盘里的事。'
          : firm
            ? [firm.firm!, ...(firm.advice ?? [])].map((text) => text.replace(/。?$/, '。')).join('')
            : birth
              ? `记下了${birth.year}年${birth.month ?? ''}，还差${missing}；时辰不知道也能排，少一柱。`
              : '这个问题要对着命盘才说得准，空口说的话不能当真。';
  return {
    reasoning: '没有选定命盘，先说能说的。',
    content: `${who}\n\n这里还没有选定命盘。请到排盘页填好出生的时间与地点，排出命盘，再到那一份里问我；不知道时辰也没关系，我会按三柱来说。在这之前，命理的词都可以问我。`,
    suggestions,
    urgent: false,
    other: null,
  };
}

function todayOf(now_ms: number): Today {
  const { year, month, day } = fromSeconds(fromEpoch(now_ms));
  return { year, month, day };
}

/** @param questions of the person of the chart or, of a minor, of someone who raises them; none where it is another's */
function sourceOf({ chart, record, now_ms }: ChartInput, questions: readonly string[] | null): Source {
  const { gender, hour_unknown, birth_time_solar } = record;
  const facts = readingFacts({ chart, gender, hour_unknown, now_ms });
  const spoken_of =
    questions === null ||
    (facts.stage === 'teen' ? !asksForSelf(questions, gender) : facts.stage === 'child');
  return { facts, chart, today: todayOf(now_ms), now_ms, born: birth_time_solar, spoken_of };
}

/** A name as it may stand in an answer; null for one that is not plain. */
const plainName = (name: string) => (/^[\p{Script=Han}A-Za-z·]{2,8}$/u.test(name) ? name : null);

/** The asker is one of two: 我和周敏, but not 我妈和我老婆. */
const WITH_ASKER = new RegExp(`(?:我(?:自己)?|咱)[和跟与同]|[和跟与同]我(?!的?${KIN})|我们|咱们`);

/** Those with a record whom a text names, in its order. */
function savedIn(text: string, others: readonly OtherRecord[]): { who: Person; at: number }[] {
  const saved = namedIn(text, others).flatMap((who) => {
    const at = recordOf(who, others);
    return at === null ? [] : [{ who, at }];
  });
  return saved
    .filter(({ at }, place) => saved.findIndex((one) => one.at === at) === place)
    .sort((one, other) => text.indexOf(one.who.word) - text.indexOf(other.who.word));
}

/** The partner, or a former one, whose day of birth a text tells; null where it does not. */
function toldSide(person: Person, text: string, own: Source): Side | null {
  const other = own.facts.gender === 'male' ? 'female' : 'male';
  const told = toldPartnerChart(text, person, other, own.now_ms);
  const call = callOf(person);
  return (
    told && {
      call,
      isAsker: false,
      writer: new Writer(sourceOf(told.input, null), call, ''),
      castFrom: told.date,
    }
  );
}

/** Two persons whose charts are asked about together; null where one of them has none here. */
function sidesOf(
  { shape, person, record, form, text }: Understood,
  own: Source,
  others: readonly OtherRecord[],
): readonly [Side, Side] | null {
  const asker: Side = { call: '你', isAsker: true, writer: new Writer(own, '你', '') };
  const sideOf = (who: Person | undefined, at: number | null): Side | null => {
    const one = at === null ? undefined : others[at];
    if (!who || !one) return null;
    const call = who.record === null ? callOf(who) : (plainName(one.name) ?? '对方');
    return { call, isAsker: false, writer: new Writer(sourceOf(one.input(), null), call, '') };
  };
  const ofName = (name: string): Side | null => {
    if (/^我(?:自己)?$/.test(name)) return asker;
    const [who] = namedIn(name, others);
    return sideOf(who, who ? recordOf(who, others) : null);
  };
  if (shape?.kind === 'rivals') {
    const [one, other] = shape.names.map(ofName);
    return one && other && shape.of !== 'partner' ? [one, other] : null;
  }
  if (person?.pair !== true || form === 'blunt' || form === 'short') return null;
  const [first, second, ...rest] = savedIn(text, others);
  if (first && second && rest.length === 0 && !WITH_ASKER.test(text))
    return [sideOf(first.who, first.at)!, sideOf(second.who, second.at)!];
  const other = sideOf(person, record) ?? toldSide(person, text, own);
  return other && [asker, other];
}

const tellsOfDanger = (question: string): boolean => findDanger(cleanQuestion(question)) !== null;

/**
 * Whether a question tells of danger to someone, or goes on from one that did: its answer is given as it stands.
 * @param before the questions before it, the oldest first
 */
export const isUrgent = (question: string, before: readonly string[] = []): boolean =>
  tellsOfDanger(question) ||
  (before.some(tellsOfDanger) &&
    understand(question, before, { today: todayOf(0), minor: false, known: [] }).danger !== null);

/** Characters of an answer that stands beside another. */
const MOST_OF_TWO = 190;

/** The opening of an answer, and the first thing to do where there is room. */
function openingOf({ content }: AdviserAnswer): string {
  const [opening = '', advice = ''] = content.replace(NOTE, '').trim().split('\n\n');
  const told = fit([opening], MOST_OF_TWO).join('');
  const first = /^[^。\n]*。/.exec(advice)?.[0] ?? '';
  return told.length + first.length <= MOST_OF_TWO ? told + first : told;
}

/** Two questions in one sentence are answered in their order; null where it is one. */
function adviseTwo(question: string, context: AdviserContext): AdviserAnswer | null {
  const text = cleanQuestion(withClauses(question));
  const counted = countedQuestions(text);
  const parts = context.input === null ? null : (counted ?? twoQuestions(text));
  if (!parts || tellsOfDanger(question)) return null;
  const one = advise(parts[0], context);
  const told: AdviserTurn[] = [
    { role: 'user', content: parts[0] },
    { role: 'assistant', content: one.content },
  ];
  const two = advise(parts[1], { ...context, history: [...context.history, ...told] });
  if (one.urgent || two.urgent) return null;
  if (!counted && (one.other !== null || two.other !== null)) return null;
  const note = one.content.includes(NOTE) ? [NOTE] : [];
  return {
    ...two,
    reasoning: [one.reasoning, two.reasoning].flatMap((steps) => steps.split('\n').slice(0, 2)).join('\n'),
    content: [openingOf(one), openingOf(two), ...note].join('\n\n'),
  };
}

/** The part of a question before that was left out; null where none is meant. */
function adviseLeftOut(question: string, context: AdviserContext): AdviserAnswer | null {
  const turns = context.history.filter(({ role }) => role === 'user');
  const left = leftOut(
    cleanQuestion(question),
    turns.map(({ content }) => cleanQuestion(withClauses(content))),
  );
  if (left === null) return null;
  // Read without the turn that it is a part of, whose other part is of another person or matter.
  const answer = advise(left, { ...context, history: context.history.slice(0, -2) });
  const told = answer.content.replace(NOTE, '').trim();
  return answer.urgent ? answer : { ...answer, content: `补上这一件：${told}` };
}

/** What a record is called in an answer: as the question calls the person, or by its name. */
const calledRecord = (person: Person, { name }: OtherRecord): string =>
  person.record === null ? callOf(person).replace(/^你/, '') : (plainName(name) ?? '这');

/** The part of an answer that is due; that nothing is left to say, where all parts have been told. */
function writtenBlock(
  source: Source,
  { subject, said, depth }: { subject: string; said: string; depth: number },
  write: (w: Writer) => void,
): { w: Writer; told: number; block: readonly string[] } {
  const w = new Writer(source, subject, said);
  write(w);
  w.joinShort(LEAST);
  const block = w.blocks[depth];
  if (block && block.length > 0) return { w, told: depth, block };
  const closing = new Writer(source, subject, '');
  sayNothingMore(closing);
  return { w: closing, told: 0, block: closing.blocks[0]! };
}

/** The chart that an answer is read from. */
interface ReadFrom {
  /** The saved record that it is. */
  other: OtherRecord | undefined;
  source: Source;
  /** How the person of it is called; null for the asker's own. */
  ofRecord: string | null;
  /** What it was cast from for this answer. */
  castFrom: CastFrom | null;
}

/** The chart of whom a question is about: a saved one, one cast from a birth that is told, else the asker's own. @param told the questions, the newest first */
function readFrom(
  { person, record, fact, added, time, matters }: Understood,
  own: Source,
  others: readonly OtherRecord[],
  told: readonly string[],
): ReadFrom {
  const isOfOther = person !== null && !person.pair && !person.mind;
  const other = isOfOther && record !== null ? others[record] : undefined;
  const cast =
    isOfOther && record === null && fact === null && matters[0]?.first !== true
      ? toldChart(
          told.map((one) => cleanQuestion(withClauses(one))),
          { person, onlyTold: added !== null, timed: time !== null || matters.some(isTimed) },
          own.now_ms,
        )
      : null;
  const input = other?.input() ?? cast?.input;
  return {
    other,
    source: input ? sourceOf(input, null) : own,
    ofRecord: !person ? null : other ? calledRecord(person, other) : cast ? callOf(person) : null,
    castFrom: cast,
  };
}

/** Answers a question. */
export function advise(question: string, context: AdviserContext): AdviserAnswer {
  const both = adviseTwo(question, context);
  if (both) return both;
  const left = adviseLeftOut(question, context);
  if (left) return left;
  const { input, history, now_ms, reportCode, others = [] } = context;
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const note = answers.some((content) => content.includes(NOTE)) ? [] : [NOTE];
  if (!input) {
    const answer = withoutChart(question, now_ms, history);
    return answer.urgent ? answer : { ...answer, content: [answer.content, ...note].join('\n\n') };
  }
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const own = sourceOf(input, [...asked, question]);
  const stage = stageOf(own.facts.age);
  const minor = stage === 'child' || stage === 'teen';
  let understood = understand(question, asked, {
    today: own.today,
    minor,
    aged: stage === 'aged',
    known: others,
  });
  const { danger, text, dangerAgain } = understood;
  if (danger) return inDanger({ danger, text, dangerAgain }, minor && !own.spoken_of);
  const beside = reportCode && reportType(reportCode).adviserMatter;
  if (beside && understood.matters.length === 0 && understood.time !== null && understood.term === null)
    understood = { ...understood, matters: findMatters(beside) };
  understood = readAge(understood, own.facts);
  const { talk, matters, time, term, why, depth, person, record, fact, form } = understood;
  const { other, source, ofRecord, castFrom } = readFrom(understood, own, others, [
    question,
    ...[...asked].reverse(),
  ]);
  const subject = [talk, ...matters.map(({ id }) => id), JSON.stringify(time), term?.term, why, fact].join(
    '·',
  );
  // The answers that are now continued are written as they were.
  const said = answers.slice(0, answers.length - depth).join('\n');
  const sides = why ? null : sidesOf(understood, own, others);
  const { w, told, block } = writtenBlock(source, { subject, said: said.slice(-SAID), depth }, (writer) => {
    if (sides) return sayTwoCharts(writer, sides, understood);
    const given = { ...understood, form: depth > 0 && form === 'more' ? null : form };
    say(writer, given, { ofRecord, castFrom, asksAgain: isRepeated(question, asked) });
  });
  const wanted = shortened(block, form);
  const steps = w.stepsOf(told);
  const before = asked.at(-1);
  const comfort =
    comfortAfter(w, before === undefined ? null : findDanger(cleanQuestion(before))) ??
    (told === 0 ? comfortFor(w, understood, wanted[0] ?? '') : null);
  const paragraphs = comfort === null ? wanted : [`${comfort}。${wanted[0] ?? ''}`, ...wanted.slice(1)];
  return {
    reasoning: (steps.length > 0 ? steps : [FURTHER]).slice(0, MOST_STEPS).join('\n'),
    content: [...withoutSaid(fit(paragraphs, MOST), answers, form), ...note].join('\n\n'),
    suggestions: suggestionsOf(
      w,
      understood,
      [...asked, question],
      person && { relation: person.relation, call: ofRecord ?? callOf(person), isKnown: other !== undefined },
    ),
    urgent: false,
    other: other ? record : null,
  };
}
