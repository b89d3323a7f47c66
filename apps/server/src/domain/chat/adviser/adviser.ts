/** Answers questions about a chart by rules, where no language model is configured. */
import { readingFacts } from '@ziping/bazi/reading/facts';

import type { ReportInput } from '../../reports/writing/compose.ts';

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

const NOTE = '（以下由规则按命盘写成，没有语言模型参与。）';
const SUGGESTIONS = ['我适合从事什么行业？', '我的正缘有什么特征？', '明年运势怎么样？'];

/** Answers a question. */
export function advise(_question: string, { input, history }: AdviserContext): AdviserAnswer {
  const note = history.some(({ role, content }) => role === 'assistant' && content.includes(NOTE))
    ? ''
    : `${NOTE}\n\n`;
  if (!input) return { reasoning: '', content: `${note}您想问哪一方面？`, suggestions: SUGGESTIONS };
  const { chart, record, now_ms } = input;
  const facts = readingFacts({ chart, gender: record.gender, hour_unknown: record.hour_unknown, now_ms });
  return {
    reasoning: `看日主：${facts.day_master}，${facts.strength.verdict}。`,
    content: `${note}日主${facts.day_master}，${facts.strength.verdict}。您想问哪一方面？`,
    suggestions: SUGGESTIONS,
  };
}
