import { SHEN_SHA_NAMES } from '@ziping/bazi/shen-sha';

import { PILLAR_WORDS, type PillarName } from '../facts.ts';
import { type CheckedText, keyOf, unless } from './checked-text.ts';
import { BRANCH, PHASE, POSITION, readYear, RELATIVE_YEAR, sentencesOf, STEM, YEAR } from './words.ts';

/** Words that make a clause speak of what is not there. */
const NOT_STATED = new RegExp(
  `[无没缺]|不(?![仅但止只光错过愧妨断])|非(?!常)|(?<!${STEM})未(?=[必曾能成入到行交见带有临])`,
);
/** Words that make what follows in the sentence a case. */
const SUPPOSED = /(?<![宛犹似])若(?!干)|如果|假如|假使|倘|凡|逢|遇|一旦/;
/** Words after which a star may be one of a time of luck. */
const LUCK = new RegExp(`流年|流月|大运|岁运|行运|[年步]运|${RELATIVE_YEAR}|年份|${STEM}${BRANCH}运`);
/** Names of stars that are ordinary words too: read only right after a word for having. */
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
const HAS = '(?:命带|命有|带着?|带有|坐有|坐|见|有|临|逢|得|透|兼有|并有|占|(?:您|你|命[中里]|局中|柱)的)';

/** The void branches. */
export function checkVoid({ each, facts }: CheckedText): void {
  const { year, day } = facts.pillars;
  const right = `日柱空亡为${day.kong_wang}，年柱空亡为${year.kong_wang}`;
  const check = (word: string, branches: string) => {
    const own = { 年: year.kong_wang, 日: day.kong_wang }[word] ?? year.kong_wang + day.kong_wang;
    return unless(
      [...branches].every((one) => own.includes(one)),
      right,
    );
  };
  each(
    'void',
    `(?:([年日])柱的?)?(?:空亡|旬空)(?:为|是|在|落在|落于|落|于|：|，|\\|){0,2}(${BRANCH})[、与和及]?(${BRANCH})?(?!${PHASE}?[^空]{0,2}不)`,
    (word, a, b) => check(word!, a! + b!),
  );
  each(
    'void',
    `(${BRANCH})[、与和及]?(${BRANCH})?(?:两支|二支)?(?:逢|落|为|值|遇|入)?(?:空亡|旬空)`,
    (a, b) => check('', a! + b!),
  );
}

/** Stars said to be present. */
export function checkStars({
  add,
  clauseBefore,
  each,
  facts,
  isStated,
  sentenceBefore,
  text,
}: CheckedText): void {
  const own = new Map<string, Set<string>>();
  for (const key of Object.keys(PILLAR_WORDS) as PillarName[]) {
    for (const star of facts.pillars[key]?.stars ?? []) own.set(star, (own.get(star) ?? new Set()).add(key));
  }
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end);
    const named = [...sentence.matchAll(new RegExp(`(${YEAR})年`, 'g'))];
    const year = facts.years.find((one) => named.length === 1 && one.year === readYear(named[0]?.[1] ?? ''));
    for (const star of SHEN_SHA_NAMES) {
      if (!sentence.includes(star) || own.has(star) || year?.stars.includes(star)) continue;
      // A name alone may be a term that is explained.
      const has = AMBIGUOUS_STARS.has(star) ? `${HAS}了?(?:着)?` : `${HAS}[^，。；\\n]{0,10}?`;
      const stated = `${has}${star}|${star}(?:入命|照命|坐命)`;
      for (const match of sentence.matchAll(new RegExp(stated, 'g'))) {
        const place = { start: start + match.index, end: start + match.index + match[0].length };
        const before = sentenceBefore(place.start);
        const isOfLuck = !year && (LUCK.test(before) || (named[0]?.index ?? Infinity) < match.index);
        const clause = clauseBefore(place.start) + match[0];
        if (isOfLuck || SUPPOSED.test(before) || NOT_STATED.test(clause) || !isStated(place)) continue;
        add('star', place, `命中没有${star}`);
      }
    }
  }
  const names = SHEN_SHA_NAMES.join('|');
  const starIs = (word: string, star: string) => {
    const where = own.get(star);
    if (where?.has(keyOf(word))) return null;
    const places = [...(where ?? [])].map((key) => `${PILLAR_WORDS[key as PillarName]}柱`).join('、');
    return where ? `${star}在${places}` : `命中没有${star}`;
  };
  each('star', `${POSITION}[柱支干上](?:上|中)?${HAS}(${names})`, starIs);
  each('star', `(${names})(?:在|居|落|临|坐)(?:于|在)?${POSITION}[柱支]`, (star, word) =>
    starIs(word!, star!),
  );
}
