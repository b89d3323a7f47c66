/** How a text in Chinese writes what the check reads: patterns of regular expressions, numbers, years, sentences. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

export const STEM = `[${STEMS}]`;
export const PAIR = `${STEM}[${BRANCHES}]`;
/** A branch, but not the first character of a word such as 未必 or 子女. */
export const BRANCH = `(?!未[必曾来能免及]|子[女嗣息孙]|午[后前餐饭间休睡夜]|申[请明报诉述])[${BRANCHES}]`;
export const PHASE = `[${PHASE_CHARACTERS}]`;
export const GOD = '(?:比肩|劫财|食神|伤官|偏财|正财|七杀|偏官|正官|偏印|枭神|枭印|正印)';
/** A group of ten gods; {@link groupsOf} reads it. */
export const GROUP = '(?:比劫|食伤|伤食|财星|官杀|官煞|官星|杀星|印星|印绶|枭印|印枭)';
/** A position, but not of a year, month or day of luck. */
export const POSITION = '(?<![流今明后前去来当该每\\d])([年月日时])';
export const NUMBER = '(?:\\d{1,3}|[一二三四五六七八九十百零〇]{1,5})';
export const YEAR = '(?:(?<!\\d)\\d{4}(?!\\d)|[一二][〇零○一二三四五六七八九]{3})';
export const DASH = '(?:-|–|—{1,2}|~|至|到)';

const SAME_GOD: Record<string, string> = { 偏官: '七杀', 枭神: '偏印', 枭印: '偏印' };
const DIGITS = '〇一二三四五六七八九';

const GROUP_OF_CHARACTER: Readonly<Record<string, string>> = {
  ...{ 比: '比劫', 劫: '比劫', 食: '食伤', 伤: '食伤', 财: '财' },
  ...{ 官: '官杀', 杀: '官杀', 煞: '官杀', 印: '印', 枭: '印', 才: '财' },
};

/** The groups that a word of ten gods names, such as 印 and 比劫 for 印比. */
export const groupsOf = (word: string): string[] => [
  ...new Set(
    // 伤官 and 劫财 are named after what they harm.
    [...word.replaceAll(/(?<=伤)官|(?<=劫)财/g, '')].flatMap((one) => GROUP_OF_CHARACTER[one] ?? []),
  ),
];

export const canonicalGod = (god: string) => SAME_GOD[god] ?? god;

/**
 * By how much an age may be below the 虚岁 of its year. 周岁 and 实岁 change on the birthday: both of a year are right.
 *
 * @param label what stands with the number, such as 虚岁; empty where nothing says which age is meant
 */
export const ageOffsets = (label: string): readonly number[] =>
  /[周实]/.test(label) ? [1, 2] : label ? [0] : [0, 1];

/** A year in digits or in Chinese digits. */
export function readYear(text: string): number {
  const digits = [...text].map((one) =>
    /\d/.test(one) ? one : DIGITS.indexOf(one === '零' || one === '○' ? '〇' : one),
  );
  return Number(digits.join(''));
}

const PHASES_OF_BRANCHES = '水土木木土火火土金金土水';

/** The phase of a branch. */
export const phaseOfBranch = (branch: string) => PHASES_OF_BRANCHES.charAt(BRANCHES.indexOf(branch));

/** A number up to 199 in digits or in words: 三十九, 一百零二. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let rest = text;
  let value = 0;
  const [hundreds, afterHundreds] = rest.split('百');
  if (afterHundreds !== undefined) {
    value += Math.max(1, DIGITS.indexOf(hundreds || '一')) * 100;
    rest = afterHundreds.replace(/^[零〇]/, '');
  }
  const [tens, ones] = rest.split('十');
  if (ones === undefined) return value + (rest ? Math.max(0, DIGITS.indexOf(rest)) : 0);
  value += (tens ? DIGITS.indexOf(tens) : 1) * 10;
  return value + (ones ? DIGITS.indexOf(ones) : 0);
}

/** Between things of a list, and between the ends of a range. */
export const AND = `(?:[、和与及]|${DASH})`;

const YEAR_STEPS: Readonly<Record<string, number>> = {
  今年: 0,
  大前年: -3,
  前年: -2,
  去年: -1,
  明年: 1,
  来年: 1,
  后年: 2,
  大后年: 3,
};
/** Another year by its distance from this year. */
export const OTHER_YEAR =
  '(?:大前年|(?<![大从之以提])前年|(?<!过)去年|明年|来年|大后年|(?<![大以今之])后年(?!年))';
/** A year by its distance from this year. */
export const RELATIVE_YEAR = `(?:今年|${OTHER_YEAR})`;

/** The year of a word such as 明年. */
export const readRelativeYear = (word: string, thisYear: number) => thisYear + (YEAR_STEPS[word] ?? 0);

const NUMBERED_YEARS = new RegExp(`(${YEAR})年`, 'g');
const RELATIVE_YEARS = new RegExp(RELATIVE_YEAR, 'g');

/** The years that a text names, by their number or from this year on. */
export function yearsNamedIn(text: string, thisYear: number): number[] {
  return [
    ...[...text.matchAll(NUMBERED_YEARS)].map(([, year]) => readYear(year ?? '')),
    ...[...text.matchAll(RELATIVE_YEARS)].map(([word]) => readRelativeYear(word, thisYear)),
  ];
}

/** The sentences of a text, each to its full stop or the end of its line. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^。！？；\n]+(?:[。！？；]+[」”）)]*)?/g)].map(({ index, 0: sentence }) => ({
    start: index,
    end: index + sentence.length,
  }));
}
