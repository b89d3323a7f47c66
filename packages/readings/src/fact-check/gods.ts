import { yearPair } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import {
  BRANCH,
  canonicalGod,
  DASH,
  GOD,
  PAIR,
  PHASE,
  readRelativeYear,
  readYear,
  RELATIVE_YEAR,
  STEM,
  YEAR,
} from './words.ts';

/** Between a stem or a branch and its ten god. */
const IS = '(?:，?(?:为|是|乃|即是?|就是|便是|属|作为|者)|[：（|=])';

/** Ten gods of stems and branches. */
export function checkGods({
  add,
  each,
  facts,
  godOf,
  hiddenGods,
  isStated,
  lineBefore,
  text,
  clauseBefore,
}: CheckedText): void {
  const ofStem = (stem: string, god: string) =>
    // 「辛金正官格」 and the like: the day master with what follows, not the god of its own stem.
    unless(stem === facts.day_master || godOf(stem) === canonicalGod(god), `${stem}是${godOf(stem)}`);
  const ofBranch = (branch: string, god: string) =>
    unless(hiddenGods(branch).includes(canonicalGod(god)), `${branch}所藏为${hiddenGods(branch).join('、')}`);
  const alone = (match: RegExpExecArray) => !/[见对以]$/.test(clauseBefore(match.index));
  each('god', `(${STEM})${PHASE}?${IS}?(${GOD})(?!格)`, ofStem, alone);
  each('god', `(${GOD})(${STEM})(?=${PHASE})`, (god, stem) => ofStem(stem!, god!));
  each('god', `(${BRANCH})${PHASE}(?:${IS}|藏|中)?(${GOD})(?!格)`, ofBranch, alone);
  each(
    'god',
    `支?(${BRANCH})${PHASE}?(?:的|之|，)?(?:本气|主气)(?:为|是)?(?:${STEM}${PHASE}?)?(?:为|是|，)?(${GOD})`,
    (branch, god) =>
      unless(hiddenGods(branch!)[0] === canonicalGod(god!), `${branch}的本气是${hiddenGods(branch!)[0]}`),
  );
  each('god', `(?:支(${BRANCH})[（为是的]|(${BRANCH})中(?:所藏)?的?)(${GOD})`, (own, inner, god) =>
    ofBranch(own! || inner!, god!),
  );
  // 「天干为偏财」, 「地支本气是正官」: of the pair named last on the same line.
  const lastPair = (at: number) => [...lineBefore(at).matchAll(new RegExp(PAIR, 'g'))].at(-1)?.[0];
  for (const match of text.matchAll(
    new RegExp(`(?<![年月日时运柱])(天干|地支(?:的?本气|的?主气)?)(?:为|是)?(${GOD})`, 'g'),
  )) {
    const pair = lastPair(match.index);
    if (!pair) continue;
    const [said, part = '', god = ''] = match;
    const right = part === '天干' ? [godOf(pair.charAt(0))] : hiddenGods(pair.charAt(1)).slice(0, 1);
    const place = { start: match.index, end: match.index + said.length };
    if (!right.includes(canonicalGod(god)) && isStated(place))
      add('god', place, `${pair}的${part}是${right.join()}`);
  }
}

/** The ten gods of years and luck cycles: 2035年乙卯，偏财星动; 丙戌大运为正官运. */
export function checkLuckGods({ each, facts, godsOfPair }: CheckedText): void {
  const ofPair = (pair: string, god: string) => {
    const gods = godsOfPair(pair);
    return unless(gods.includes(canonicalGod(god)), `${pair}的十神是${gods.join('、')}`);
  };
  const aside = '(?:（[^（）\\n]{0,14}）)?';
  // A verb before the god, or a word after it that says that it rules the time
  const verb = '[，（]?(?:的?流年)?(?:天干)?(?:逢|见|遇|是|为|属|走|行)';
  const rules = '(?=当头|当值|当令|当权|主事|为主|星动|星透|透出|透干|入命|到位|流?年(?!柱)|[。）|；\\n]|$)';
  const notOther = '(?![格柱]|大?运|月)';
  const god = `(?:${verb}(${GOD})${notOther}|[，|]?(?:的?流年|星)?[（，：]?(${GOD})${notOther}${rules})`;
  each('god', `(${PAIR})流?年(?!柱)${aside}${god}`, (pair, one, other) => ofPair(pair!, one! || other!));
  each(
    'god',
    // Not of the last year of a luck cycle: 2027年至2036年，天干为正官
    `(?<!${DASH})(${YEAR})年?[，：|]?${aside}${god}`,
    (year, one, other) => ofPair(ganzhi(yearPair(readYear(year!))), one! || other!),
  );
  each('god', `(${RELATIVE_YEAR})${god}`, (word, one, other) =>
    ofPair(ganzhi(yearPair(readRelativeYear(word!, facts.this_year))), one! || other!),
  );
  // 「2027年丁未，七杀主事」, 「丙戌大运，正官当值」, 「| 2035 | 乙卯 | 偏财 |」: of the pair, whose own year is checked elsewhere
  each(
    'god',
    `(?:(?<=${YEAR}年?[（：，|]?)(${PAIR})|(${PAIR})(?:大?运|月))${aside}[）]?${god}`,
    (year, cycle, one, other) => ofPair(year! || cycle!, one! || other!),
  );
  each('god', `(${PAIR})${aside}，?(?:逢|见|遇|是|为|属)(${GOD})${notOther}`, (pair, one) =>
    ofPair(pair!, one!),
  );
  each('god', `(${PAIR})${aside}，(${GOD})(?:当头|当值|主事|为主)`, (pair, one) => ofPair(pair!, one!));
  each('god', `[（](${PAIR})年?[，、·；][^（）\\n]{0,14}），?(?:逢|见|遇|是|为|属)(${GOD})`, (pair, one) =>
    ofPair(pair!, one!),
  );
  each('god', `（(${PAIR})年?[，、·；](${GOD})(?=[），、]|年)`, (pair, one) => ofPair(pair!, one!));
  each('god', `(${PAIR})大?运(?:的?天干)?(?:${STEM}${PHASE}?)?(?:[为是属：]|，为)?(${GOD})`, (pair, one) =>
    ofPair(pair!, one!),
  );
  const span = '（[^（）\\n]{3,24}）';
  each(
    'god',
    `(${PAIR})(?:大?运)?${span}[：，](${GOD})(?:当令|当值|主事|为主|透出)?(?=[。，；\\n]|$)`,
    (pair, one) => ofPair(pair!, one!),
  );
  each('god', `(?:岁|${YEAR}年?)[）]?[|（]{1,2}(${PAIR})[|），]{1,2}(${GOD})`, (pair, one) =>
    ofPair(pair!, one!),
  );
}
