import { SHEN_SHA_NAMES } from '@ziping/bazi/shen-sha';
import { PILLAR_WORDS, type PillarName } from '../facts.ts';
import { type CheckedText, keyOf, unless } from './checked-text.ts';
import { BRANCH, PHASE, POSITION, readYear, sentencesOf, YEAR } from './words.ts';

/** Words that make a sentence speak of what is not there, or not for certain. */
const NOT_STATED = /[无没不未非缺若如]|假使|倘|凡|逢|遇|一旦/;
/** Names of stars that are ordinary words too: read only after a word for having. */
const AMBIGUOUS_STARS = new Set([
  '桃花',
  '学堂',
  '词馆',
  '将星',
  '亡神',
  '华盖',
  '驿马',
  '金神',
  '天医',
  '红鸾',
  '天喜',
  '血刃',
  '金舆',
  '流霞',
  '四废',
]);
const HAS = '(?:命带|命有|带着?|带有|坐有|坐|见|有|临|逢|得|透|兼有|并有|占)';

/** The void branches. */
export function checkVoid({ each, facts }: CheckedText): void {
  const { year, day } = facts.pillars;
  const all = new Set([...day.kong_wang, ...year.kong_wang]);
  const right = `日柱空亡为${day.kong_wang}，年柱空亡为${year.kong_wang}`;
  const check = (branches: string) =>
    unless(
      [...branches].every((one) => all.has(one)),
      right,
    );
  each(
    'void',
    `(?:空亡|旬空)(?:为|是|在|落在|落于|落|于|：|:){0,2}(${BRANCH})[、与和及]?(${BRANCH})?(?!${PHASE}?[^空]{0,2}不)`,
    (a, b) => check(a! + b!),
  );
  each(
    'void',
    `(${BRANCH})[、与和及]?(${BRANCH})?(?:两支|二支)?(?:逢|落|为|值|遇|入)?(?:空亡|旬空)`,
    (a, b) => check(a! + b!),
  );
}

/** Stars said to be present. */
export function checkStars({ add, each, facts, text }: CheckedText): void {
  const own = new Map<string, Set<string>>();
  for (const key of Object.keys(PILLAR_WORDS) as PillarName[]) {
    for (const star of facts.pillars[key]?.stars ?? []) own.set(star, (own.get(star) ?? new Set()).add(key));
  }
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end);
    const named = [...sentence.matchAll(new RegExp(`(${YEAR})年`, 'g'))];
    const year = facts.years.find((one) => named.length === 1 && one.year === readYear(named[0]?.[1] ?? ''));
    const luck = named.length > 0 || /流年|流月|运|今年|明年|后年|年份/.test(sentence);
    if (NOT_STATED.test(sentence) || (luck && !year)) continue;
    for (const star of SHEN_SHA_NAMES) {
      if (!sentence.includes(star) || own.has(star) || year?.stars.includes(star)) continue;
      const stated = AMBIGUOUS_STARS.has(star) ? `${HAS}了?(?:着)?${star}` : star;
      for (const match of sentence.matchAll(new RegExp(stated, 'g'))) {
        match.index += start;
        add('star', match, `命中没有${star}`);
      }
    }
  }
  each('star', `${POSITION}[柱支干上](?:上|中)?${HAS}(${SHEN_SHA_NAMES.join('|')})`, (word, star) => {
    const where = own.get(star!);
    if (where?.has(keyOf(word!))) return null;
    const places = [...(where ?? [])].map((key) => `${PILLAR_WORDS[key as PillarName]}柱`).join('、');
    return where ? `${star}在${places}` : `命中没有${star}`;
  });
}
