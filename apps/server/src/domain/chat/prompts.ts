/** What a model is given to answer a question. */
import type { ChartFacts } from '../reports/facts.ts';
import type { AdviserTurn } from './adviser/adviser.ts';

export interface ChatMaterial {
  facts: ChartFacts | null;
  /** The turns before the question, the oldest first; the newest that fit are given. */
  history: readonly AdviserTurn[];
  question: string;
  /** What the rules answer. */
  outline: string;
}

/** The instructions, without anything that a user wrote. */
export const CHAT_INSTRUCTIONS = '你是一位命理师，只用材料“命盘”中给出的事实回答“问题”。';

/** The chart, the conversation and the question as JSON. */
export function chatMaterial({ facts, history, question, outline }: ChatMaterial): string {
  return JSON.stringify({ 命盘: facts, 对话: history, 规则所得要点: outline, 问题: question });
}
