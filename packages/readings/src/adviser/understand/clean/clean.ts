/** Questions in one form: simplified characters of full width, no spaces, Chinese for English and pinyin words. */
import { Converter } from 'opencc-js/t2cn';

import { ENGLISH } from './english.ts';
import { fromPinyin } from './sounds.ts';

const simplify = Converter({ from: 't', to: 'cn' });

/** Ways of writing that are not traditional but local or old, and short forms of speech. */
const COLLOQUIAL: readonly (readonly [RegExp, string])[] = [
  [/[妳您祢]/g, '你'],
  [/甚么|神马|啥子?(?!时)|什麽/g, '什么'],
  [/啥时候?|几时|多会儿/g, '什么时候'],
  [/咋样|咋么样|肿么样|怎样啊|如何啊|怎麽样/g, '怎么样'],
  [/为啥|为嘛|为毛|干嘛(?=总|老|不)/g, '为什么'],
  [/咋办|咋整|怎么整|怎么弄/g, '怎么办'],
  [/咋|怎麽/g, '怎么'],
  [/着(?=急|凉|迷)|著/g, '着'],
  [/米(?=有钱)|木有/g, '没'],
  [/老公公/g, '公公'],
  [/哪一?天(?=我?(?:才|能|会|可以))/g, '什么时候'],
];

/** A question with a comma where a space parts its clauses: 换了领导 啥时候是个头. */
export const withClauses = (question: string) =>
  question.replaceAll(/(?<=\p{Script=Han}{3}|\p{Script=Han}[\da-z]{1,8})\s+(?=\p{Script=Han}{3})/gu, ',');

/** The longest question that is read; what stands behind is not. */
const READ = 600;

export function cleanQuestion(question: string): string {
  let text = simplify(question.slice(0, READ).normalize('NFKC').toLowerCase());
  for (const [pattern, words] of ENGLISH) text = text.replaceAll(pattern, words);
  text = fromPinyin(text).replaceAll(/\s+/g, '');
  for (const [pattern, words] of COLLOQUIAL) text = text.replaceAll(pattern, words);
  return text;
}
