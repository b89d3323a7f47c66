/** Where an answer comes from: the language model where there is one, else the rules. */
import { createHash } from 'node:crypto';

import { advise, type AdviserContext, NOTE } from '@ziping/readings/adviser/adviser';
import { isReportCode } from '@ziping/readings/reports/types/report-types';
import { modelFacts } from '@ziping/readings/times';

import type { Model, ModelTokens } from '../../ports/model.ts';
import type { RecordRow } from '../records/own-records.ts';
import { castRecordChart } from '../records/record-chart.ts';
import { checkedStream, type ModelDelta } from './checked-stream.ts';
import type { MessageRow } from './conversations.ts';
import { CHAT_INSTRUCTIONS, chatMaterial } from './prompts.ts';

const ANSWER_TOKENS = 3000;
const SUGGESTIONS = { most: 4, length: 100 };

/** A record that a question may mean. */
export type OtherRecord = Omit<RecordRow, 'note'>;

/** A question with what came before it. */
export interface AskedQuestion {
  /** Null in a conversation without a record. */
  record: RecordRow | null;
  /** The other records of the account, of which a question may mean one. */
  others: readonly OtherRecord[];
  /** The oldest first. */
  before: readonly Pick<MessageRow, 'role' | 'content' | 'status'>[];
  question: Pick<MessageRow, 'content' | 'report_code' | 'prompt'>;
  /** The day that the answer speaks of. */
  asked_at: Date;
}

/** An answer: whole by the rules, which give the same one each time, or part by part by a model. */
export type Answer = { suggestions: string[]; urgent: boolean } & (
  { reasoning: string; content: string; digest: string } | { parts: AsyncIterable<ModelDelta> }
);

/** A chart as the readings take it. */
const inputOf = (row: OtherRecord, now: Date) => ({
  chart: castRecordChart(row, now),
  record: row,
  now_ms: now.getTime(),
});

/** What the rules say to a question. */
function adviseByRules({ record, others, question, asked_at }: AskedQuestion, history: History) {
  const input: AdviserContext['input'] = record && inputOf(record, asked_at);
  const { report_code: code } = question;
  const advice = advise(question.content, {
    input,
    now_ms: asked_at.getTime(),
    others: others.map((row) => ({
      name: row.name,
      gender: row.gender,
      category: row.category,
      input: () => inputOf(row, asked_at),
    })),
    history,
    reportCode: code !== null && isReportCode(code) ? code : null,
  });
  return { ...advice, input };
}

type History = AdviserContext['history'];

/** Answers a question. @param onTokens called with the tokens of each request to a model */
export type AnswerSource = (
  asked: AskedQuestion,
  signal: AbortSignal,
  onTokens: (tokens: ModelTokens) => void,
) => Answer;

export const createAnswerSource =
  (model: Model | null): AnswerSource =>
  (...asked) =>
    answer(model, ...asked);

function answer(model: Model | null, ...[asked, signal, onTokens]: Parameters<AnswerSource>): Answer {
  const { others, before, question, asked_at } = asked;
  const history = before
    .filter(({ status, content }) => status !== 'failed' && content !== '')
    .map(({ role, content }) => ({ role, content }));
  const { reasoning, content, suggestions, urgent, other, input } = adviseByRules(asked, history);
  const offered = suggestions
    .filter((one) => one.length > 0 && one.length <= SUGGESTIONS.length)
    .slice(0, SUGGESTIONS.most);
  if (!model || urgent) {
    const digest = createHash('sha256')
      .update(JSON.stringify([reasoning, content]))
      .digest('base64');
    return { reasoning, content, digest, suggestions: offered, urgent };
  }
  // The chart that the answer is read from: another record where the question means it.
  const meant = other === null ? undefined : others[other];
  const read = meant ? inputOf(meant, asked_at) : input;
  const facts = read && modelFacts(read);
  const { prompt } = question;
  const material = chatMaterial({
    facts,
    ofOther: meant !== undefined,
    history,
    question: prompt ? `${question.content}\n\n（页面上的提示：${prompt}）` : question.content,
    // What it says of its writer is not true of a model.
    outline: content.replace(NOTE, '').trim(),
  });
  const deltas = model.stream({
    instructions: CHAT_INSTRUCTIONS,
    material,
    maxTokens: ANSWER_TOKENS,
    onTokens,
    signal,
  });
  return { parts: checkedStream(deltas, facts, question.content), suggestions: offered, urgent };
}
