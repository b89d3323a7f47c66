/** Answers questions about a chart by rules, where no language model is configured. docs/adr/0023 says how. */
import { explain } from '@ziping/bazi/glossary/glossary';
import { readingFacts, stageOf } from '@ziping/bazi/reading/facts';
import { fromEpoch, fromSeconds } from '@ziping/bazi/time/calendar';

import type { ChartInput } from '../facts.ts';
import { type ReportCode, reportType } from '../reports/types/report-types.ts';
import { type Answer, writeAnswer } from './answers/answer.ts';
import { comfortFor } from './answers/comfort.ts';
import { sayDanger } from './answers/danger.ts';
import { sayDetails } from './answers/details.ts';
import { answerFacts } from './answers/facts.ts';
import { answerGeneral } from './answers/general.ts';
import { sayCycles } from './answers/luck/cycles.ts';
import { answerMatter } from './answers/matter.ts';
import { answerPerson, callOf, matterOf } from './answers/people.ts';
import { answerTold } from './answers/shapes/shape.ts';
import { natureOf } from './answers/nature.ts';
import { saidOtherwise, withoutSaid } from './answers/said-before.ts';
import { givenAgain } from './answers/told-on.ts';
import { answerTalk, answerUnclear } from './answers/talk.ts';
import { sayTerm, sayTermForMe } from './answers/terms.ts';
import { sayChart } from './answers/topics/chart.ts';
import { sayWhy } from './answers/why.ts';
import { answerByAge } from './answers/ages.ts';
import { birthIn } from './answers/animals.ts';
import { ANYTHING } from './matters/life.ts';
import type { Topic } from './matters/matter.ts';
import { findMatters } from './matters/table.ts';
import { sayTwoCharts, type Side } from './answers/two-charts.ts';
import { suggestionsOf } from './suggestions.ts';
import { asksForSelf } from './understand/asker.ts';
import { readAge } from './understand/age.ts';
import { type Danger, findDanger } from './understand/danger.ts';
import { cleanQuestion, withClauses } from './understand/clean/clean.ts';
import type { Person } from './understand/kin.ts';
import { type KnownPerson, namedIn, recordOf } from './understand/records.ts';
import type { Today } from './understand/time/time.ts';
import { countedQuestions, leftOut, twoQuestions } from './understand/two.ts';
import { understand } from './understand/understand.ts';
import { isUnclear, topicsOf, type Understood } from './understand/understood.ts';
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

function sayMatter(w: Writer, understood: Understood, ofRecord: string | null): void {
  const { time, form, shape } = understood;
  const matter =
    (ofRecord ? matterOf(understood) : understood.matters[0]) ?? findMatters('运势')[0] ?? ANYTHING;
  if (
    WEAK_FOR_TIME.includes(matter.topic) &&
    (time || understood.day) &&
    !ofRecord &&
    matter.topic !== 'luck'
  )
    return sayMatter(w, { ...understood, matters: findMatters('运势') }, ofRecord);
  // In plain words what the chart likes is what one can use.
  if (matter.topic === 'favourable' && form === 'plain')
    return sayMatter(w, { ...understood, matters: findMatters('幸运色') }, ofRecord);
  const { option } = understood;
  const lead = (sentence: string) =>
    ofRecord ? `从${ofRecord}那份命盘看，${sentence}` : option ? `${option}这一头，${sentence}` : sentence;
  const byAge = time === null || time.kind === 'year' || time.kind === 'years' || time.kind === 'months';
  const young = byAge ? answerByAge(w, matter, understood) : null;
  const timeless = matter.timeless === true || matter.year === undefined;
  const answer: Answer | null = young
    ? { ...young, lead: ofRecord ? lead(young.lead) : young.lead }
    : answerMatter(w, { understood, matter, lead });
  if (answer) {
    const told = saidOtherwise(w, givenAgain(w, answer, understood), form, understood.text);
    writeAnswer(w, told, form, matter.topic === 'industry');
    const isOneAnswer = shape?.kind === 'other_way' || shape?.kind === 'concrete' || shape?.kind === 'steps';
    const second = !isOneAnswer && TWO_AT_ONCE.test(understood.text) ? understood.matters[1] : undefined;
    if (
      second &&
      !young &&
      !ofRecord &&
      form === null &&
      second.firm === undefined &&
      (time === null || time.kind === 'year')
    ) {
      const also = answerMatter(w, { understood, matter: second, lead });
      if (also) w.say(`至于${SHORT_NAMES[second.topic] ?? '另一件'}，${also.lead}`);
      w.end();
    }
    // 这单能不能签，他性子我摸不透: of one who has a record the character is told beside the matter.
    const asksTemper = ofRecord !== null && matter.topic !== 'personality' && TEMPER.test(understood.text);
    if (asksTemper && form === null) w.say(natureOf(w, { topic: 'personality' })!.lead);
    w.end();
    if (!young) sayDetails(w, matter.topic, timeless);
    return;
  }
  if (time && time.kind !== 'year' && time.kind !== 'years' && time.kind !== 'months') {
    sayCycles(w, time, matter.topic);
    return;
  }
  if (ofRecord) w.tell(`看的是${ofRecord}那份命盘`);
  sayChart(w, matter.topic, understood.text);
  sayDetails(w, matter.topic, false);
}

/** Someone's character is asked about. */
const TEMPER = /性子|脾气|性格|为人(?!父|母)|人品|什么样的人/;

/** Two matters are named side by side, or work is left for the sake of something: 辞职考公务员. */
const TWO_AT_ONCE =
  /[和与、]|跟(?=财|感情|事业|工作|健康|身体|婚|桃花|学|钱|孩子)|还有|以及|(?:辞(?:职|掉|了)|裸辞|离职|退学|休学)(?:工作|了|去|来|回家|在家|专心|全职|备|直接|然后|,)*(?:考|创|开|做|学|读|带|当|生)/;

/** Topics that with a time ask for the luck of it. */
const WEAK_FOR_TIME: readonly Topic[] = ['remedy', 'pillars', 'pattern', 'strength', 'favourable'];

const SHORT_NAMES: Partial<Readonly<Record<Topic, string>>> = {
  love: '感情',
  marriage: '婚姻',
  marriage_time: '婚事',
  romance: '桃花',
  career: '工作',
  job_change: '换工作',
  wealth: '钱',
  house: '房子',
  study: '读书',
  exam: '考试',
  health: '身体',
  children: '孩子',
  parents: '父母',
  move: '去哪里',
  luck: '整体',
};

/** Why one of two was chosen; null where the chart had no say. */
function reasonOfChoice(w: Writer, understood: Understood): Answer | null {
  const [matter] = understood.matters;
  const answer = matter && answerMatter(w, { understood, matter, lead: (sentence) => sentence });
  // 更合适的是A：why
  const [chosen, why] = answer?.lead.split(/：(.*)/) ?? [];
  if (!answer || !chosen || !why) return null;
  const [first = why] = why.split('；');
  const nature = natureOf(w, { topic: matter.topic === 'house' ? 'wealth' : matter.topic });
  return {
    ...answer,
    lead: `因为${first.replace(/，[^，]*更省力$/, '')}`,
    reasons: nature ? [nature.lead] : [],
    advice: [`所以${chosen.replace(/^略偏/, '略偏向')}`, ...answer.advice.filter((text) => !w.wasSaid(text))],
  };
}

function say(w: Writer, understood: Understood, ofRecord: string | null): void {
  const { talk, matters, term, termForMe, why, time, fact, facts, person, form, text, shape } = understood;
  if (talk !== null)
    writeAnswer(
      w,
      answerTalk(w, talk, {
        matter: matters[0] ? (SHORT_NAMES[matters[0].topic] ?? null) : null,
        missed: matters[0],
      }),
      form,
    );
  else if (why) {
    const chosen = shape?.kind === 'choice' ? reasonOfChoice(w, understood) : null;
    if (chosen) writeAnswer(w, chosen, form);
    else sayWhy(w, topicsOf(understood), time, form === 'plain');
  } else if (fact !== null)
    writeAnswer(w, answerFacts(w, fact, facts, { date: understood.date, text }, ofRecord), form);
  else if (term) {
    // In plain words a term is what it does here.
    if (termForMe || form === 'plain' || form === 'short' || form === 'one_sentence')
      sayTermForMe(w, term, understood.feared);
    else sayTerm(w, term, /我的?/.test(text) && !/意思|什么是|解释/.test(text));
  } else if (person && ofRecord === null)
    writeAnswer(w, answerPerson(w, { ...understood, person, hasRecord: understood.record !== null }), form);
  else if (isUnclear(understood)) {
    writeAnswer(
      w,
      shape?.kind === 'told' ? answerTold(w, shape.mood, undefined, text) : answerUnclear(w),
      form,
    );
  } else sayMatter(w, understood, ofRecord);
}

/** What has been said is told when more is asked for than there is. */
function sayNothingMore(w: Writer): void {
  w.step('能从盘上说的，前面都说了。');
  w.tell('**这件事，盘上能说的前面都说了**，再往下就是猜，我不猜');
  w.tell('可以换个角度：带上一个年份，或者说说你眼下在为哪件事拿主意，我对着盘再看');
  w.end();
}

/** The answer where someone is in danger. @param text the question in its clean form */
const inDanger = (danger: Danger, text: string, again: boolean): AdviserAnswer => ({
  ...sayDanger(danger, text, again),
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
  if (danger) return inDanger(danger, text, dangerAgain);
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

/** Two persons whose charts are asked about together; null where one of them has none here. */
function sidesOf(
  { shape, person, record, form }: Understood,
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
  const isPair = person?.pair === true && form !== 'blunt' && form !== 'short';
  const other = isPair ? sideOf(person, record) : null;
  return other && [asker, other];
}

/** Whether a question tells of danger to someone, whose answer is given as it stands. */
export const isUrgent = (question: string): boolean => findDanger(cleanQuestion(question)) !== null;

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
  if (!parts || isUrgent(question)) return null;
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
  let understood = understand(question, asked, { today: own.today, minor, known: others });
  if (understood.danger) return inDanger(understood.danger, understood.text, understood.dangerAgain);
  const beside = reportCode && reportType(reportCode).adviserMatter;
  if (beside && understood.matters.length === 0 && understood.time !== null && understood.term === null)
    understood = { ...understood, matters: findMatters(beside) };
  understood = readAge(understood, own.facts);
  const { talk, matters, time, term, why, depth, person, record, fact, form } = understood;
  const other = person && record !== null && !person.pair && !person.mind ? others[record] : undefined;
  const source = other ? sourceOf(other.input(), null) : own;
  const ofRecord = other && person ? calledRecord(person, other) : null;
  const subject = [talk, ...matters.map(({ id }) => id), JSON.stringify(time), term?.term, why, fact].join(
    '·',
  );
  // The answers that are now continued are written as they were.
  const said = answers.slice(0, answers.length - depth).join('\n');
  let w = new Writer(source, subject, said.slice(-SAID));
  const sides = why ? null : sidesOf(understood, own, others);
  if (sides) sayTwoCharts(w, sides, understood);
  else say(w, { ...understood, form: depth > 0 && form === 'more' ? null : form }, ofRecord);
  w.joinShort(LEAST);
  let told = depth;
  let block = w.blocks[depth];
  if (!block || block.length === 0) {
    told = 0;
    w = new Writer(source, subject, '');
    sayNothingMore(w);
    block = w.blocks[0]!;
  }
  const steps = w.stepsOf(told);
  const comfort = told === 0 ? comfortFor(w, understood, block[0] ?? '') : null;
  if (comfort !== null) block = [`${comfort}。${block[0] ?? ''}`, ...block.slice(1)];
  return {
    reasoning: (steps.length > 0 ? steps : [FURTHER]).slice(0, MOST_STEPS).join('\n'),
    content: [...withoutSaid(fit(block, MOST), answers, form), ...note].join('\n\n'),
    suggestions: suggestionsOf(w, understood, [...asked, question]),
    urgent: false,
    other: other ? record : null,
  };
}
