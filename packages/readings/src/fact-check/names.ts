/** 纳音, and the palaces 命宫, 身宫 and 胎元. */
import { naYin } from '@ziping/bazi/pillars';
import { pairOf } from '@ziping/bazi/sixty-cycle';
import { yearPair } from '@ziping/bazi/pillars';

import { PILLAR_WORDS } from '../facts.ts';
import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, PAIR } from './words.ts';

const NAMES = [...new Set(Array.from({ length: 30 }, (_, i) => naYin(2 * i)))];
/** Characters by which the books differ: 路傍土, 金箔金 and 金泊金, 沙中金 and 砂中金, 白腊金. */
const plainName = (name: string) =>
  name
    .replace('傍', '旁')
    .replace('泊', '箔')
    .replace('砂', '沙')
    .replace('腊', '蜡')
    .replace('石榴', '石榴')
    .replace('灯头火', '灯火');
const NAME = `(${NAMES.join('|')}|路傍土|金泊金|砂中金|砂中土|白腊金|覆灯火|佛灯火)`;
const NOT_OF_LUCK = '(?<![流今明后前去来当该每\\d])';

/** 纳音 of the pillars, of pairs, and of the year as 命. */
export function checkNaYin({ each, facts, pillarOf }: CheckedText): void {
  const { lunar } = facts.birth;
  const all = Object.entries(PILLAR_WORDS).flatMap(([key, word]) => {
    const pillar = facts.pillars[key as keyof typeof PILLAR_WORDS];
    return pillar ? [`${word}柱${pillar.na_yin}`] : [];
  });
  const right = `纳音：${all.join('、')}`;
  const isName = (own: string, said: string) =>
    own === plainName(said) || (own === '覆灯火' && said === '佛灯火');
  const ofYear = [facts.pillars.year.na_yin, ...lunar.map(({ year }) => naYin(yearPair(year)))];
  each(
    'na_yin',
    `${NOT_OF_LUCK}([年月日时])[柱命干支]?(?:${PAIR})?(?:的|之)?(?:纳音)?(?:五行)?(?:为|是|属|：|，|（|\\|){0,2}${NAME}`,
    (word, name) => {
      const pillar = pillarOf(word!);
      const own = word === '年' ? ofYear : [pillar?.na_yin ?? ''];
      return unless(
        own.some((one) => isName(one, name!)),
        right,
      );
    },
  );
  each(
    'na_yin',
    `(${PAIR})(?:[年月日时]柱?)?(?:的|之|，)?(?:纳音)?(?:五行)?(?:为|是|属|：|，|（|\\|){0,2}${NAME}`,
    (pair, name) => unless(isName(naYin(pairOf(pair!)), name!), `${pair}的纳音是${naYin(pairOf(pair!))}`),
  );
  each(
    'na_yin',
    `(?:您|你|命主|本命|年命|此命|此造)(?:的)?(?:纳音|命格)?(?:五行)?(?:为|是|属于?|乃|：)${NAME}`,
    (name) =>
      unless(
        ofYear.some((one) => isName(one, name!)),
        right,
      ),
  );
  each('na_yin', `(?<!柱|${PAIR}[年月日时]?)(?:的)?纳音(?:五行)?(?:为|是|属|：)${NAME}`, (name) =>
    unless(
      [...Object.values(facts.pillars).map(({ na_yin }) => na_yin), ...ofYear].some((one) =>
        isName(one, name!),
      ),
      right,
    ),
  );
}

/** 命宫, 身宫 and 胎元. */
export function checkPalaces({ each, facts }: CheckedText): void {
  const { tai_yuan, ming_gong, shen_gong } = facts.palaces;
  const own: Readonly<Record<string, string | null>> = { 胎元: tai_yuan, 命宫: ming_gong, 身宫: shen_gong };
  const IS = '(?:干支)?(?:为|是|在|落在?|坐落?在?|居|立|安|于|：|，|\\||（){0,2}';
  each('palace', `(胎元|命宫|身宫)${IS}(${PAIR})`, (name, pair) => {
    const right = own[name!];
    return unless(right === pair, right ? `${name}是${right}` : `${name}未知，不可断言`);
  });
  each(
    'palace',
    `(胎元|命宫|身宫)(?:为|是|在|落在?|坐落?在?|居|立|安|于|：){1,2}(${BRANCH})(?:宫|[，。；、]|位|$)`,
    (name, branch) => {
      const right = own[name!];
      return unless(right?.charAt(1) === branch, right ? `${name}是${right}` : `${name}未知，不可断言`);
    },
  );
}
