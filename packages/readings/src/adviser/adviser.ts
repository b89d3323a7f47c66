/** Answers questions about a chart by rules, where no language model is configured. docs/adr/0023 says how. */
import { explain } from '@ziping/bazi/glossary/glossary';
import { readingFacts, stageOf } from '@ziping/bazi/reading/facts';
import { fromEpoch, fromSeconds } from '@ziping/bazi/time/calendar';

import type { ReportInput } from '../reports/compose.ts';
import { sayCycles, sayMonths, sayYear, sayYears } from './luck-answers.ts';
import { suggestionsOf } from './suggestions.ts';
import { askBack, sayTalk } from './talk-answers.ts';
import { sayTerm } from './term-answers.ts';
import type { Today } from './times.ts';
import { sayTopic, sayTopicInYears, sayWhy } from './topic-answers.ts';
import type { Topic } from './topics.ts';
import { isUnclear, understand, type Understood } from './understand.ts';
import { type Source, Writer } from './writer.ts';

export interface AdviserTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface AdviserContext {
  /**
   * The chart, as a report is written from it; null in a conversation without a record. `now_ms` is when the question
   * was asked: with the same context an answer is the same each time.
   */
  input: Pick<ReportInput, 'chart' | 'record' | 'now_ms'> | null;
  /** The turns before the question, the oldest first. */
  history: readonly AdviserTurn[];
  /** The type of the report that the question was asked beside. */
  reportCode: string | null;
}

export interface AdviserAnswer {
  reasoning: string;
  /** Markdown of paragraphs, lists, tables and strong text. */
  content: string;
  /** Questions that may follow. */
  suggestions: string[];
}

/** Said in the first answer of a conversation. */
export const NOTE = '（由规则按命盘写成，没有语言模型参与，仅供参考。）';
/** Characters of an answer. */
const MOST = 600;
const LEAST = 150;
const MOST_STEPS = 3;
const FURTHER = '接着前面看过的柱与星往下说。';
/** Characters of the answers before that are looked at for phrasings that were used. */
const SAID = 20_000;

/** What a report is about, for a question beside it that names no topic. */
const REPORT_TOPICS: Readonly<Record<string, Topic>> = {
  overall: 'personality',
  career: 'career',
  wealth: 'wealth',
  love: 'love',
  health: 'health',
  annual: 'luck',
};

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

function sayOne(w: Writer, understood: Understood, topic: Topic | undefined): void {
  const { time, when } = understood;
  if (!time) {
    sayTopic(w, topic ?? 'luck', when);
    return;
  }
  if (time.kind === 'year') {
    if (!(topic && sayTopicInYears(w, topic, [time.year]))) sayYear(w, time.year, topic);
  } else if (time.kind === 'years') {
    if (!(topic && sayTopicInYears(w, topic, time.years))) sayYears(w, time.years, topic, time.choose);
  } else if (time.kind === 'months') sayMonths(w, time, topic);
  else sayCycles(w, time, topic);
}

/** Topics that decline what was asked, whatever its time. */
const DECLINED: readonly Topic[] = ['lottery', 'invest', 'medicine', 'name', 'tai_sui'];

function say(w: Writer, understood: Understood): void {
  const { talk, topics, term, why, time } = understood;
  if (talk !== null) {
    sayTalk(w, { talk, topics, time });
    return;
  }
  if (why) {
    sayWhy(w, topics, time);
    return;
  }
  if (term) {
    sayTerm(w, term);
    return;
  }
  if (isUnclear(understood)) {
    askBack(w);
    return;
  }
  const declined = topics.find((topic) => DECLINED.includes(topic));
  const own =
    declined && (declined !== 'medicine' || time === null) ? { ...understood, time: null } : understood;
  const [first, second] = topics;
  if (declined && own.time === null) sayOne(w, own, declined);
  else sayOne(w, own, first);
  if (second && !declined && time?.kind !== 'years' && time?.kind !== 'cycle' && time?.kind !== 'ages')
    w.joinWith(() => sayOne(w, own, second));
}

/** What has been said is told when more is asked for than there is. */
function sayNothingMore(w: Writer): void {
  w.step('能从盘上说的，前面都说了。');
  w.tell('这件事，盘上能说的前面都说了，再往下就是猜，我不猜');
  w.say(`要紧的仍是那一句：日主${w.facts.day_master}，${w.facts.strength.verdict}，走喜用的路最省力`);
  w.end();
  w.tell(
    '不妨换个角度：带上一个年份来问，或者说说你眼下具体在为哪件事拿主意，我照着盘再看；盘上看不懂的词，也可以单独拿出来问',
  );
  w.end();
}

function withoutChart(question: string, today: Today, history: readonly AdviserTurn[]): AdviserAnswer {
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { term, talk } = understand(question, before, { today, minor: false });
  const suggestions = ['伤官是什么意思？', '空亡是什么意思？', '你是谁？'];
  if (term) {
    const { meaning, line } = explain(term.group, term.term);
    return {
      reasoning: `查“${term.term}”的本义。`,
      content: `**${term.term}**：${meaning}\n\n${line.source}说：「${line.text}」\n\n这里没有选定命盘，只能说它的本义；它在你命里落在哪里、是喜是忌，要排了盘才看得出来。到首页填好生辰，进到那一份命盘里再问我，就能说到具体的柱与年份。`,
      suggestions: suggestions.filter((one) => !one.includes(term.term)),
    };
  }
  const who =
    talk === 'identity' || talk === 'greeting'
      ? '你好，我是这里按规则写成的命理师，不是真人，也没有语言模型在写。'
      : talk === 'thanks'
        ? '不客气。'
        : '这个问题要对着命盘才说得准，空口说的话不能当真。';
  return {
    reasoning: '没有选定命盘，先说能说的。',
    content: `${who}\n\n这里还没有选定命盘，我不知道你的生辰，不能凭空论运。请到首页填好出生的时间与地点，排出命盘，再到那一份里问我事业、感情、财运或某一年的运势；不知道时辰也没关系，我会按三柱来说。\n\n在这之前，命理的词都可以问我，比如伤官、空亡、天乙贵人是什么意思。`,
    suggestions,
  };
}

function todayOf(now_ms: number): Today {
  const { year, month } = fromSeconds(fromEpoch(now_ms));
  return { year, month };
}

/** Answers a question. */
export function advise(question: string, { input, history, reportCode }: AdviserContext): AdviserAnswer {
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const note = answers.some((content) => content.includes(NOTE)) ? [] : [NOTE];
  if (!input) {
    const answer = withoutChart(question, todayOf(0), history);
    return { ...answer, content: [answer.content, ...note].join('\n\n') };
  }
  const { chart, record, now_ms } = input;
  const { gender, hour_unknown } = record;
  const facts = readingFacts({ chart, gender, hour_unknown, now_ms });
  const today = todayOf(now_ms);
  const source: Source = { facts, chart, today, now_ms };
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const stage = stageOf(facts.age);
  let understood = understand(question, asked, { today, minor: stage === 'child' || stage === 'teen' });
  const topic = reportCode ? REPORT_TOPICS[reportCode] : undefined;
  if (topic && understood.topics.length === 0 && understood.time !== null && understood.term === null)
    understood = { ...understood, topics: [topic] };
  const { talk, topics, time, term, why, depth } = understood;
  const subject = [talk, ...topics, JSON.stringify(time), term?.term, why].join('·');
  const write = () => {
    // The answers that are now continued are written as they were.
    const said = answers.slice(0, answers.length - depth).join('\n');
    const w = new Writer(source, subject, said.slice(-SAID));
    say(w, understood);
    w.joinShort(LEAST);
    if (understood.talk === null && !isUnclear(understood))
      w.ground(depth, understood.term ? LEAST * 2 : LEAST);
    return w;
  };
  let w = write();
  let told = depth;
  let block = w.blocks[depth];
  if (!block || block.length === 0) {
    told = 0;
    w = new Writer(source, subject, '');
    sayNothingMore(w);
    block = w.blocks[0]!;
  }
  const steps = w.stepsOf(told);
  const room = MOST - (note[0]?.length ?? 0) - 2;
  return {
    reasoning: (steps.length > 0 ? steps : [FURTHER]).slice(0, MOST_STEPS).join('\n'),
    content: [...fit(block, room), ...note].join('\n\n'),
    suggestions: suggestionsOf(w, understood, [...asked, question]),
  };
}
