/** The term of the glossary that a question names. */
import { termsOf } from '@ziping/bazi/glossary/glossary';
import type { TermGroup } from '@ziping/bazi/glossary/types';

export interface Term {
  group: TermGroup;
  term: string;
  /** The word in the question. */
  word: string;
}

/** Other words for a term. */
const SYNONYMS: readonly (readonly [RegExp, TermGroup, string])[] = [
  [/枭神|枭印/, 'ten_god', '偏印'],
  [/偏官/, 'ten_god', '七杀'],
  [/官星/, 'ten_god', '正官'],
  [/印星/, 'ten_god', '正印'],
  [/日元|日干/, 'ten_god', '日主'],
  [/阳刃(?!格)/, 'shen_sha', '羊刃'],
  [/咸池/, 'shen_sha', '桃花'],
  [/天乙(?!贵)/, 'shen_sha', '天乙贵人'],
  [/文昌(?!贵|运)/, 'shen_sha', '文昌贵人'],
  [/太极贵(?!人)/, 'shen_sha', '太极贵人'],
  [/建禄(?!格)|(?<!建)禄(?:神|存)/, 'shen_sha', '禄神'],
  [/旬空/, 'concept', '空亡'],
  [/十二长生/, 'concept', '地势'],
  [/月令|提纲/, 'concept', '月柱'],
  [/夫妻宫|配偶宫|婚姻宫|日支(?![付出持撑])/, 'concept', '日柱'],
  [/年支(?![付出持撑])/, 'concept', '年柱'],
  [/月支(?![付出持撑])/, 'concept', '月柱'],
  [/时支(?![付出持撑])/, 'concept', '时柱'],
  [/子女宫/, 'concept', '时柱'],
  [/父母宫/, 'concept', '月柱'],
  [/旺衰|身强|身弱/, 'concept', '身强身弱'],
  [/八字(?=是什么|什么意思|指什么)/, 'concept', '四柱'],
  [/喜用神?/, 'concept', '用神'],
  [/羊刃格|月刃格/, 'pattern', '阳刃格'],
  [/六冲|相冲/, 'relation', '六冲'],
  [/三刑|相刑|刑冲/, 'relation', '刑'],
  [/相害|六害/, 'relation', '六害'],
  [/相破/, 'relation', '六破'],
  [/天干五合|五合/, 'relation', '五合'],
];

const GROUPS: readonly TermGroup[] = [
  'pattern',
  'na_yin',
  'shen_sha',
  'ten_god',
  'concept',
  'relation',
  'life_stage',
];
/** Terms of two characters and more, the longer ones first: 天乙贵人 before 贵人. */
const LONG = GROUPS.flatMap((group) =>
  termsOf(group)
    .filter((term) => [...term].length > 1)
    .map((term): Term => ({ group, term, word: term })),
).sort((a, b) => b.term.length - a.term.length);

const STEM_TERM = /([甲乙丙丁戊己庚辛壬癸])[木火土金水]/;
const BRANCH_TERM = /([子丑寅卯辰巳午未申酉戌亥])[木火土金水]/;
const STAGE_TERM =
  /(?:坐|逢|处|自坐|地势|星运)(衰|病|死|墓|绝|胎|养)(?!老|人)|(衰|病|死|墓|绝|胎|养)(?:位|地)/;
const ALONE =
  /^(?:我的?|什么是|何为|请问)?([甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥木火土金水])(?:是什么意思|什么意思|是什么|代表什么)/;

/** The terms of a question in its order, without those that stand in a longer one. */
export function findTerms(text: string): Term[] {
  const found: { term: Term; from: number; to: number }[] = [];
  const synonyms = SYNONYMS.flatMap(([pattern, group, term]): Term[] => {
    const word = pattern.exec(text)?.[0];
    return word ? [{ group, term, word }] : [];
  });
  for (const term of [...LONG, ...synonyms]) {
    const from = text.indexOf(term.word);
    const to = from + term.word.length;
    const isNew = found.every((one) => (to <= one.from || from >= one.to) && one.term.term !== term.term);
    if (from >= 0 && isNew) found.push({ term, from, to });
  }
  return found.sort((one, other) => one.from - other.from).map(({ term }) => term);
}

/** The first term in a question in its normal form, or null. */
export function findTerm(text: string): Term | null {
  const long = LONG.find(({ term }) => text.includes(term));
  const synonym = SYNONYMS.find(([pattern]) => pattern.test(text));
  if (long && !(synonym && long.term.length < 3 && long.group === 'concept')) return long;
  if (synonym) return { group: synonym[1], term: synonym[2], word: synonym[0].exec(text)![0] };
  const of = (group: TermGroup, word: string): Term => ({ group, term: word, word });
  const stem = STEM_TERM.exec(text)?.[1];
  if (stem) return of('stem', stem);
  const branch = BRANCH_TERM.exec(text)?.[1];
  if (branch) return of('branch', branch);
  const stage = STAGE_TERM.exec(text);
  if (stage) return of('life_stage', stage[1] ?? stage[2]!);
  const alone = ALONE.exec(text)?.[1];
  if (!alone) return null;
  if ('木火土金水'.includes(alone)) return of('concept', alone);
  return of('甲乙丙丁戊己庚辛壬癸'.includes(alone) ? 'stem' : 'branch', alone);
}

/** Whether a question asks what a term means, or where it stands. */
export function asksTerm(text: string): boolean {
  return /什么意思|意思是|是什么(?!样|时候|类型|性格|人)|是什么$|什么是|何为|何谓|解释|含义|代表什么|代表着|怎么理解|指什么|指的是|有什么(?:影响|作用|用|含义)|什么作用|我有.{1,6}吗|有没有|带不带|在哪|落在|是不是有|带.{0,8}(?:好不好|好吗|吗)|好不好$|是好是坏|什么影响|会怎么?样/.test(
    text,
  );
}
