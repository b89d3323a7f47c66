import { type Model, ModelError, type ModelPart, type ModelQuestion } from '../ports/model.ts';

/** A model whose parts a test sends one by one. */
export interface ScriptedModel extends Model {
  /** What it was asked, the oldest first. */
  asked: ModelQuestion[];
  /** The parts of the next answers; by default an answer of one sentence. */
  script(parts: (question: ModelQuestion) => AsyncIterable<ModelPart>): void;
}

/** A line, which the check of answers lets pass as soon as it has arrived. */
export const SENTENCE = '做事有自己的章法，遇到急事反而沉得住气。\n';

export function createScriptedModel(): ScriptedModel {
  const usual = async function* () {
    yield { reasoning_content: '先看日主。' };
    yield { content: SENTENCE };
  };
  let next: (question: ModelQuestion) => AsyncIterable<ModelPart> = usual;
  const model: ScriptedModel = {
    name: '测试模型',
    concurrency: 4,
    asked: [],
    script(parts) {
      next = parts;
    },
    ask: () => Promise.reject(new ModelError('only answers questions of conversations', false)),
    stream(question) {
      model.asked.push(question);
      return next(question);
    },
  };
  return model;
}

/** Parts that a test sends while they are read; where several answers read them, each part goes to one. */
export function createParts() {
  const sent: (ModelPart | 'end' | 'fail')[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const resume of waiting) resume();
    waiting.clear();
  };
  const push = (part: ModelPart | 'end' | 'fail') => {
    sent.push(part);
    wake();
  };
  return {
    send: (content: string) => push({ content }),
    end: () => push('end'),
    fail: () => push('fail'),
    async *parts({ signal }: ModelQuestion): AsyncGenerator<ModelPart> {
      signal.addEventListener('abort', wake, { once: true });
      for (;;) {
        signal.throwIfAborted();
        const part = sent.shift();
        if (part === 'end') return;
        if (part === 'fail') throw new ModelError('broke off', true);
        if (part) yield part;
        else await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
  };
}
