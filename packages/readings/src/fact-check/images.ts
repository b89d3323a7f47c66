/** Another day master by what is told of its stem: 丁火为灯烛之火，性格温和; 癸水之人; 丁火有根，虽弱而不从. */
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, PHASE, STEM } from './words.ts';

/** The same anywhere in the sentence. */
const APART = new RegExp(`[与和跟同]${STEM}|不同|相比|对方|伴侣|贵人`);
/** Words after an image by which it is told as the nature of the person. */
const NATURE =
  /^，(?:虽然?|但|而|却|其|故|且|因此|所以|也|又|使|让|令)?(?:[您你]|命主|此人)?的?(?:性格|性情|性(?=[柔刚烈温])|为人|外表|外在|表面|内心|内在|生性|本性|天性|天生|个性|脾气|心思|心地|身[弱强旺]|待人|温和|温柔|细腻|柔韧|聪明|聪慧|灵动|刚毅|刚健|果断|热情|稳重|沉稳|善良)/;
/** Words that say which part of the chart a stem is: a ten god, or where it stands. */
const PLACED = /[财官印杀劫]|食[神伤]|伤官|比肩|透|[年月时][干柱上支]/;
/** A text that pictures as many stems explains them. */
const LISTED = 3;
/** Words by which a sentence is about more people than the one of the chart, or about a stem in general. */
const COMPARES =
  /与|和|跟|同|遇|找|适合|帮|相助|相处|合作|贵人|不同|相比|而言|如果|若|凡|多(?=是|为)|透|月干|年干|时干|[财官印杀劫]|食[神伤]|伤官|比肩/;
/** A stem with its phase: 丁火. */
export const STEM_PHASE = `(${STEM})(?!${STEM})${PHASE}`;
/** Where a sentence or a point of a list begins, after the words in its heading. */
const BEGIN =
  '(?<=^|[\\n。；：）-]|\\d[.、]|(?:性格|性情|为人|特质|本性)(?:上|方面)?，|之人，|来看，|而言，|总之，|整体，)';
/** What a stem is pictured as, or its nature in the words of the books: 丁火为灯烛之火, 甲木参天. */
const IMAGE =
  '(?:(?:为|如|似|乃|是|犹如|好比|属于?)(?:[^，。；\\n]{1,6}之[木火土金水光]|阳[木火土金水]|阴[木火土金水]|(?:[^，。；\\n财官印杀劫食伤]{1,8}))|通河|参天|猛烈|固重|卑湿|软弱|至弱|带[杀煞]|柔[中韧软]|刚[健毅]|性[直柔刚烈温]|厚重|温润|灵动|正直|挺拔|主[仁义礼智信])';

/** What is right of the day master, and whether a clause is of no one else. */
function dayMasterOf({ clauseBefore, dayMasterText, facts, sentenceOf }: CheckedText) {
  return {
    right: dayMasterText,
    stemIs: (stem: string) => unless(stem === facts.day_master, dayMasterText),
    isAlone(match: RegExpExecArray) {
      // A heading before the clause is not of it: 1. 温和：乙木如花草
      const clause = clauseBefore(match.index).replace(/^.*[：）]/, '') + match[0];
      return !COMPARES.test(clause) && !APART.test(sentenceOf(match));
    },
  };
}
type DayMaster = ReturnType<typeof dayMasterOf>;

/** 癸水之人聪明灵活, as the subject of a sentence about no one else. */
function checkKindOfPeople({ each }: CheckedText, { isAlone, stemIs }: DayMaster): void {
  each('day_master', `${BEGIN}(${STEM})${PHASE}?(?:之人|命之人)(?![们])`, stemIs, isAlone);
}

/** 丁火为灯烛之火，性格温和: of an open stem that is not the day master it may be said too, but not as the person's nature. */
function checkPictures(checked: CheckedText, { isAlone, right, stemIs }: DayMaster): void {
  const { each, isOfBirth, lineBefore, sentenceAfter, stems, text } = checked;
  const image = `${BEGIN}${STEM_PHASE}${IMAGE}(?=，)`;
  const picturedIn = (words: string) =>
    new Set([...words.matchAll(new RegExp(`${STEM_PHASE}${IMAGE}`, 'g'))].map(([, one]) => one)).size;
  const explains = picturedIn(text) >= LISTED;
  const isImage = (match: RegExpExecArray) => {
    const end = match.index + match[0].length;
    return (
      isAlone(match) &&
      !explains &&
      picturedIn(match[0] + sentenceAfter(end)) === 1 &&
      isOfBirth(match) &&
      !/[财官印杀劫]|食[神伤]|伤官|比肩/.test(sentenceAfter(end).slice(0, 10))
    );
  };
  each('day_master', image, (stem) => unless(stems.includes(stem!), right), isImage);
  each('day_master', image, stemIs, (match) => {
    const before = lineBefore(match.index);
    const rest = sentenceAfter(match.index + match[0].length);
    return (
      isImage(match) &&
      stems.includes(match[1]!) &&
      NATURE.test(rest) &&
      !PLACED.test(rest) &&
      !before.includes(match[1]!) &&
      !APART.test(before)
    );
  });
}

/** 外表温和（癸水特性） */
function checkTraits({ each, stems }: CheckedText, { right }: DayMaster): void {
  each(
    'day_master',
    `（${STEM_PHASE}(?:的|之)?(?:特性|特质|本性|性格|性情|气质|性|特点|属性|(?<=[的之])[柔刚][和韧毅]?)）`,
    (stem) => unless(stems.includes(stem!), right),
  );
}

/** 甲木生于申月，金当令; of another month it would be about the stem in general. */
function checkBornIn({ each, facts }: CheckedText, { right }: DayMaster): void {
  const month = facts.pillars.month.ganzhi.charAt(1);
  each(
    'day_master',
    `(?:${BEGIN}|命局?为|造为)${STEM_PHASE}生[于在](?:[孟仲季初盛]?[春夏秋冬][之的]?)?${STEM}?(${BRANCH})${PHASE}?月(?!则)`,
    (stem, branch) => unless(stem === facts.day_master || branch !== month, right),
  );
}

const IMAGE_CHECKS = [checkKindOfPeople, checkPictures, checkTraits, checkBornIn];

/** The day master by a picture of its stem, or by the kind of people it stands for. */
export function checkImages(checked: CheckedText): void {
  const day_master = dayMasterOf(checked);
  for (const check of IMAGE_CHECKS) check(checked, day_master);
}

/** Stems that the chart does not have, or that are not the day master, by their strength and roots. */
export function checkStemStrength(checked: CheckedText): void {
  const { dayMasterText: right, each, eachDenial, facts, hiddenStems, isOfBirth, stems } = checked;
  each(
    'day_master',
    `(?<=[温刚柔强和韧敏锐毅])（${STEM_PHASE}）`,
    (stem) => unless(stems.includes(stem!) || hiddenStems.includes(stem!), right),
    isOfBirth,
  );
  // 丁火失令 is said of an open stem, 丁火有根 of a hidden one too.
  each(
    'day_master',
    `(?<![${STEMS}${BRANCHES}藏中])${STEM_PHASE}(?:虽|却|又|也)?(失令|失地|孤立|无依|[有得]根|有气|得地|[虽偏较]弱|受克|受制|得生)`,
    (stem, word) =>
      unless(stems.includes(stem!) || (!/[失孤无]/.test(word!) && hiddenStems.includes(stem!)), right),
    isOfBirth,
  );
  // 丁火有根（戌中藏丁）: the place where a hidden stem is hidden is no root of it. Only the day master may follow, 从.
  each(
    'day_master',
    `(?<![${STEMS}${BRANCHES}藏中])${STEM_PHASE}(?:虽|却|又|也)?有(?:微|强)?根（?(?:，|在于|在)?(?:[年月日时]支)?${BRANCH}${PHASE}?(?:之?中|内|里)?(?:所|暗)?藏(?:有)?\\1`,
    (stem) => unless(stems.includes(stem!), right),
    isOfBirth,
  );
  eachDenial(
    'day_master',
    `(?<![${STEMS}${BRANCHES}藏中])${STEM_PHASE}(?:[^日命。；\\n]{0,14}，)?虽?[弱衰旺强](?:极|甚)?(?:而|但|却)?不从(?=[，。；、）\\n]|$)`,
    (stem) => unless(stem === facts.day_master, right),
    isOfBirth,
  );
}
