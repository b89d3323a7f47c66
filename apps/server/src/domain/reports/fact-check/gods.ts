import { yearPair } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import {
  BRANCH,
  canonicalGod,
  GOD,
  IS,
  PAIR,
  PHASE,
  POSITION,
  readRelativeYear,
  readYear,
  RELATIVE_YEAR,
  STEM,
  YEAR,
} from './words.ts';

/** Ten gods of positions, stems, branches and pairs. */
export function checkGods({
  add,
  each,
  facts,
  godOf,
  godsOfPair,
  hiddenGods,
  pillarOf,
  text,
}: CheckedText): void {
  const stemGod = (word: string, god: string) => {
    const pillar = pillarOf(word);
    return unless(
      pillar?.shi_shen === canonicalGod(god),
      pillar ? `${word}干${pillar.ganzhi[0]}是${pillar.shi_shen}` : `${word}柱未知，不可断言`,
    );
  };
  const hiddenGod = (word: string, god: string) => {
    const hidden = pillarOf(word)?.hidden ?? [];
    const names = hidden.map((one) => `${one.stem}${one.shi_shen}`).join('、');
    return unless(
      hidden.some((one) => one.shi_shen === canonicalGod(god)),
      `${word}支藏${names || '未知'}`,
    );
  };
  const eitherGod = (word: string, god: string) =>
    stemGod(word, god) && hiddenGod(word, god)
      ? `${stemGod(word, god) ?? ''}，${hiddenGod(word, god) ?? ''}`
      : null;
  const stem = `(?:${STEM}${PHASE}?)?`;
  const branch = `(?:${BRANCH}${PHASE}?)?`;
  each('god', `${POSITION}干上?(?:的|为|是|透出?|坐)?${stem}(?:${IS}|，为)?(${GOD})`, stemGod);
  each(
    'god',
    `${POSITION}支(?:中|里|的|为|是)?${branch}(?:藏干?|中|为|是|有|主气|本气|的){0,3}${stem}(?:${IS})?(${GOD})`,
    hiddenGod,
  );
  each(
    'god',
    `${POSITION}(?:柱(?:上|为|是|有|见|透|带|坐|的)?|上)(?:${PAIR})?${stem}(?:${IS})?(${GOD})`,
    eitherGod,
  );
  each('god', `日[主元]?坐下?${branch}(?:为|是|之)?(${GOD})`, (god) => hiddenGod('日', god!));
  each('god', `月令(?:为|是|乃|：)?${branch}(?:本气|为|是|的){0,2}${stem}(?:${IS})?(${GOD})`, (god) =>
    hiddenGod('月', god!),
  );
  const ofPair = (pair: string, god: string) => {
    const gods = godsOfPair(pair);
    return unless(gods.includes(canonicalGod(god)), `${pair}的十神是${gods.join('、')}`);
  };
  each(
    'god',
    `(${PAIR})(?:流?年|月|大?运)?(?:（[^（）]{0,14}）)?[，,]?(?:逢|见|遇|是|为|属)(${GOD})`,
    (pair, god) => ofPair(pair!, god!),
  );
  each('god', `(${PAIR})年?(?:（[^（）]{0,14}）)?，(${GOD})(?:当头|当值|主事|为主)`, (pair, god) =>
    ofPair(pair!, god!),
  );
  // 「2027年（丁未，虚岁38岁）为正财年」, 「2027年（丁未，正财）」, 「2027年正财主事」
  each(
    'god',
    `[（(](${PAIR})年?[，,、][^（）()]{0,14}[）)][，,]?(?:逢|见|遇|是|为|属)(${GOD})`,
    (pair, god) => ofPair(pair!, god!),
  );
  each('god', `[（(](${PAIR})年?[，,、](${GOD})(?=[）)，,、])`, (pair, god) => ofPair(pair!, god!));
  const ofYear = `，?(?:(?:逢|遇|是|为|属)(${GOD})(?!大?运|格|月)|(${GOD})(?:当头|当值|主事|为主))`;
  each('god', `(${YEAR})年${ofYear}`, (year, verb, alone) =>
    ofPair(ganzhi(yearPair(readYear(year!))), verb! || alone!),
  );
  each('god', `(${RELATIVE_YEAR})${ofYear}`, (word, verb, alone) =>
    ofPair(ganzhi(yearPair(readRelativeYear(word!, facts.this_year))), verb! || alone!),
  );
  each(
    'god',
    `支?(${BRANCH})(?:的|之|，)?(?:本气|主气)(?:为|是)?(?:${STEM}${PHASE}?)?(?:为|是|，)?(${GOD})`,
    (branch, god) =>
      unless(hiddenGods(branch!)[0] === canonicalGod(god!), `${branch}的本气是${hiddenGods(branch!)[0]}`),
  );
  each('god', `(?:支(${BRANCH})[（(为是的]|(${BRANCH})中(?:所藏)?的?)(${GOD})`, (own, inner, god) => {
    const branch = own! || inner!;
    return unless(
      hiddenGods(branch).includes(canonicalGod(god!)),
      `${branch}所藏为${hiddenGods(branch).join('、')}`,
    );
  });
  // 「天干为偏财」, 「地支本气是正官」: of the pair named last on the same line.
  const lastPair = (match: RegExpExecArray) => {
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    return [...line.matchAll(new RegExp(PAIR, 'g'))].at(-1)?.[0];
  };
  for (const match of text.matchAll(
    new RegExp(`(?<![年月日时])(天干|地支(?:的?本气|的?主气)?)(?:为|是)?(${GOD})`, 'g'),
  )) {
    const pair = lastPair(match);
    if (!pair) continue;
    const [, part = '', god = ''] = match;
    const right = part === '天干' ? [godOf(pair.charAt(0))] : hiddenGods(pair.charAt(1)).slice(0, 1);
    if (!right.includes(canonicalGod(god))) add('god', match, `${pair}的${part}是${right.join()}`);
  }
  const alone = (match: RegExpExecArray) => !/[见对以]$/.test(text.slice(0, match.index));
  each(
    'god',
    `(${STEM})${PHASE}?(?:${IS})?(${GOD})(?!格)`,
    (one, god) =>
      // 「辛金正官格」 and the like: the day master with what follows, not the god of its own stem.
      unless(one === facts.day_master || godOf(one!) === canonicalGod(god!), `${one}是${godOf(one!)}`),
    alone,
  );
  each('god', `(${GOD})(${STEM})(?=${PHASE})`, (god, one) =>
    unless(one === facts.day_master || godOf(one!) === canonicalGod(god!), `${one}是${godOf(one!)}`),
  );
  each(
    'god',
    `(${BRANCH})${PHASE}(?:为|是|藏|中)?(${GOD})(?!格)`,
    (one, god) =>
      unless(hiddenGods(one!).includes(canonicalGod(god!)), `${one}所藏为${hiddenGods(one!).join('、')}`),
    alone,
  );
}
