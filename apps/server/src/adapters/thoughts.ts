/** Thoughts that a model writes into its answer between tags, such as `<think>…</think>`, apart from the answer. */
import type { ModelPart } from '../ports/model.ts';

const NAME = '(?:\\w+:)?(?:think|thinking|thought|reasoning)';
const TAG = new RegExp(`<(/?)${NAME}\\s*>`, 'i');
const BLOCK = new RegExp(`<${NAME}\\s*>[^]*?(?:</${NAME}\\s*>|$)`, 'gi');
/** Up to the last closing tag. */
const UNOPENED = new RegExp(`^[^]*</${NAME}\\s*>`, 'i');
/** The end of a text that may be the beginning of a tag. */
const HALF_TAG = /<[/\w:]{0,30}\s{0,3}$/;

/** A whole answer apart from its thoughts. */
interface AnswerApart {
  text: string;
  /** Whether thoughts came without an opening tag, which the templates of some models write into the question. */
  unopened: boolean;
}

/** An answer without its thoughts: also those without an opening tag, and those without a closing one. */
export function withoutThoughts(answer: string): AnswerApart {
  const rest = answer.replaceAll(BLOCK, '');
  const text = rest.replace(UNOPENED, '');
  return { text, unopened: text !== rest };
}

/** Thoughts without an opening tag were passed on as the answer. */
export class UnopenedThoughtsError extends Error {
  override name = 'UnopenedThoughtsError';
}

/** Takes an answer piece by piece and gives its parts, the thoughts between tags apart. */
export class ThoughtSeparator {
  /** Whether thoughts came without an opening tag. */
  unopened = false;
  /** What may be the beginning of a tag. */
  #rest = '';
  #isThinking = false;
  /** Whether something of the answer was passed on. */
  #passed = false;
  /** What may be thoughts or the answer; null where nothing is held back. */
  #held: string | null;

  /** @param holds whether the answer is held back until its end, or the end of thoughts without an opening tag */
  constructor(holds: boolean) {
    this.#held = holds ? '' : null;
  }

  /** @throws UnopenedThoughtsError at a closing tag without an opening one, where the text before it was passed on */
  push(text: string): ModelPart[] {
    this.#rest += text;
    const parts: ModelPart[] = [];
    for (;;) {
      const tag = TAG.exec(this.#rest);
      const end = tag?.index ?? this.#rest.search(HALF_TAG);
      this.#add(parts, end < 0 ? this.#rest : this.#rest.slice(0, end));
      this.#rest = end < 0 ? '' : this.#rest.slice(end + (tag?.[0].length ?? 0));
      if (!tag) return parts;
      if (tag[1] === '') {
        parts.push(...this.release());
        this.#isThinking = true;
      } else {
        if (!this.#isThinking) this.#closeUnopened(parts);
        this.#isThinking = false;
      }
    }
  }

  /** The thoughts come apart: what is held back is the answer. */
  release(): ModelPart[] {
    const held = this.#held ?? '';
    this.#held = null;
    this.#passed ||= held !== '';
    return held === '' ? [] : [{ content: held }];
  }

  /** @param isWhole whether the model came to an end by itself; what was cut off may be nothing but thoughts */
  end(isWhole: boolean): ModelPart[] {
    const parts: ModelPart[] = [];
    this.#add(parts, this.#rest);
    this.#rest = '';
    return isWhole ? [...parts, ...this.release()] : parts;
  }

  #add(parts: ModelPart[], text: string): void {
    if (text === '') return;
    if (this.#isThinking) {
      parts.push({ reasoning_content: text });
    } else if (this.#held !== null) {
      this.#held += text;
    } else {
      this.#passed ||= text.trim() !== '';
      parts.push({ content: text });
    }
  }

  #closeUnopened(parts: ModelPart[]): void {
    this.unopened = true;
    if (this.#passed) throw new UnopenedThoughtsError();
    if (this.#held) parts.push({ reasoning_content: this.#held });
    this.#held = null;
  }
}
