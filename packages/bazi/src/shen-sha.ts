/**
 * 神煞: the stars of a chart. Sources: 《三命通会》 卷二 and 卷三, 《渊海子平》; where the books
 * disagree the rule says which one is used. Conventions, those of most charts online:
 *
 * - From the stem of the year and that of the day: 天乙, 太极, 文昌, 国印, 金舆, 福星, 天厨. From the day stem alone: 禄神,
 *   羊刃, 红艳, 流霞.
 * - From the branch of the year and that of the day: 驿马, 桃花, 华盖, 将星, 劫煞, 亡神, 天罗地网. From the year's alone: 灾煞,
 *   孤辰, 寡宿, 红鸾, 天喜, 元辰, 丧门, 吊客. A branch is compared with the other columns, not with itself.
 * - From the branch of the month: 天德, 月德, their 合, 德秀, 天医, 血刃, 天赦, 四废. From the 纳音 of the year: 学堂, 词馆.
 * - From the pillar of the day: 魁罡, 十恶大败, 阴差阳错, 孤鸾煞, 十灵日, 六秀日. From that of the hour: 金神.
 * - From three stems next to each other: 三奇.
 *
 * A pillar of luck is compared with the four as basis, and is never a basis itself.
 */
import { naYin } from './pillars.ts';
import { BRANCHES, pairOf, STEMS } from './sixty-cycle.ts';
import type { KeyedPillar, PillarKey, ShenSha } from './types.ts';

/** The basis of a rule. */
type Basis = '年干' | '日干' | '年支' | '月支' | '日支' | '年柱纳音';

/** A pillar to compare, and which part of it. */
interface Target {
  key: PillarKey;
  ganzhi: string;
  stem: string;
  branch: string;
}

interface Rule {
  name: string;
  bases: readonly Basis[];
  /** The characters that have the star, by the character of the basis (for 纳音, by its phase). */
  wanted: (from: string, context: { yang: boolean; male: boolean }) => string;
  /** The part of a pillar to compare; default its branch. `day` and `time`: both characters of that pillar alone. */
  in?: 'branch' | 'stem' | 'either' | 'day' | 'time';
}

const BOTH_STEMS = ['年干', '日干'] as const;
const BOTH_BRANCHES = ['年支', '日支'] as const;

/** A rule by the ten stems, one entry each from 甲. */
function byStem(entries: string) {
  const table = entries.split(' ');
  return (from: string) => table[STEMS.indexOf(from)]!;
}

/** A rule by the twelve branches, one character each from 子. */
function byBranch(entries: string) {
  return (from: string) => entries.charAt(BRANCHES.indexOf(from));
}

/** A rule by the 三合 of a branch: 申子辰, 亥卯未, 寅午戌, 巳酉丑. */
function byTriple(water: string, wood: string, fire: string, metal: string) {
  // From 子 on the branches belong to 水 金 火 木 in this order.
  const turn = [water, metal, fire, wood];
  return (from: string) => turn[BRANCHES.indexOf(from) % 4]!;
}

/** A rule by the 三会 of a branch: 亥子丑, 寅卯辰, 巳午未, 申酉戌. */
function bySeason(north: string, east: string, south: string, west: string) {
  const seasons = [north, east, south, west];
  return (from: string) => seasons[Math.floor(((BRANCHES.indexOf(from) + 1) % 12) / 3)]!;
}

/** A rule by the phase of the year's 纳音. */
function byNaYin(table: Readonly<Record<string, string>>) {
  return (from: string) => table[from.charAt(2)]!;
}

function step(from: string, places: number): string {
  return BRANCHES.charAt((BRANCHES.indexOf(from) + places) % 12);
}

/**
 * 天乙贵人 「甲戊庚牛羊，乙己鼠猴乡，丙丁猪鸡位，壬癸兔蛇藏，六辛逢马虎」 (another line has 庚 with 辛). 太极贵人 「甲乙生人子午中，
 * 丙丁鸡兔定亨通，戊己两干临四季，庚辛寅亥禄丰隆，壬癸巳申偏喜美」. 文昌 「甲乙巳午报君知，丙戊申宫丁己鸡，庚猪辛鼠壬逢虎，癸人见卯
 * 入云梯」. 国印 is eight branches on from the 禄, 金舆 two. 福星 「甲丙相邀入虎乡，更游鼠穴最高强，戊猴己未丁宜亥，乙癸逢牛卯禄昌，
 * 庚趁马头辛到巳，壬骑龙背」. 天厨 is the 禄 of the food god.
 */
const BY_STEM: readonly Rule[] = [
  {
    name: '天乙贵人',
    bases: BOTH_STEMS,
    wanted: byStem('丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 巳卯 巳卯'),
  },
  {
    name: '太极贵人',
    bases: BOTH_STEMS,
    wanted: byStem('子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申'),
  },
  { name: '文昌贵人', bases: BOTH_STEMS, wanted: byStem('巳 午 申 酉 申 酉 亥 子 寅 卯') },
  { name: '国印贵人', bases: BOTH_STEMS, wanted: byStem('戌 亥 丑 寅 丑 寅 辰 巳 未 申') },
  { name: '福星贵人', bases: BOTH_STEMS, wanted: byStem('寅子 丑卯 寅子 亥 申 未 午 巳 辰 丑卯') },
  { name: '天厨贵人', bases: BOTH_STEMS, wanted: byStem('巳 午 巳 午 申 酉 亥 子 寅 卯') },
  { name: '金舆', bases: BOTH_STEMS, wanted: byStem('辰 巳 未 申 未 申 戌 亥 丑 寅') },
];

/**
 * 禄 is the 临官 of the day stem; 羊刃 the branch after the 禄, for yin stems too (《三命通会·论羊刃》; others give it to yang
 * stems only). 红艳 「六丙逢寅辛见鸡，癸临申上丁见未，甲乙午申庚见戌，戊己怕辰壬怕子」. 流霞 「甲鸡乙犬丙羊加，丁是猴乡戊见蛇，
 * 己马庚龙辛逐兔，壬猪癸虎是流霞」. 金神 「止有三时：癸酉、己巳、乙丑」, hours of the days 甲 and 己 alone.
 */
const BY_DAY_STEM: readonly Rule[] = [
  { name: '禄神', bases: ['日干'], wanted: byStem('寅 卯 巳 午 巳 午 申 酉 亥 子') },
  { name: '羊刃', bases: ['日干'], wanted: byStem('卯 辰 午 未 午 未 酉 戌 子 丑') },
  { name: '红艳煞', bases: ['日干'], wanted: byStem('午 申 寅 未 辰 辰 戌 酉 子 申') },
  { name: '流霞', bases: ['日干'], wanted: byStem('酉 戌 未 申 巳 午 辰 卯 亥 寅') },
  {
    name: '金神',
    bases: ['日干'],
    wanted: (from) => ('甲己'.includes(from) ? '乙丑己巳癸酉' : ''),
    in: 'time',
  },
];

/**
 * 天德 「正丁二申宫，三壬四辛同，五亥六甲上，七癸八寅逢，九丙十居乙，子巳丑庚中」 is a stem in eight months and a branch in four;
 * 月德 the yang stem of the month's 三合; the 合 of each is what combines with it. 德秀 「寅午戌月，丙丁为德，戊癸为秀；申子辰月，
 * 壬癸戊己为德，丙辛甲己为秀；巳酉丑月，庚辛为德，乙庚为秀；亥卯未月，甲乙为德，丁壬为秀」: every stem of either is listed (others ask
 * for both in one chart). 天医 is the branch before the month's. 血刃 from 寅: 丑未寅申卯酉辰戌巳亥午子. 天赦 is one day in each
 * season, 四废 two, of the phase that the season overcomes.
 */
const BY_MONTH: readonly Rule[] = [
  { name: '天德贵人', bases: ['月支'], wanted: byBranch('巳庚丁申壬辛亥甲癸寅丙乙'), in: 'either' },
  { name: '天德合', bases: ['月支'], wanted: byBranch('申乙壬巳丁丙寅己戊亥辛庚'), in: 'either' },
  { name: '月德贵人', bases: ['月支'], wanted: byTriple('壬', '甲', '丙', '庚'), in: 'stem' },
  { name: '月德合', bases: ['月支'], wanted: byTriple('丁', '己', '辛', '乙'), in: 'stem' },
  {
    name: '德秀贵人',
    bases: ['月支'],
    wanted: byTriple('壬癸戊己丙辛甲', '甲乙丁壬', '丙丁戊癸', '庚辛乙'),
    in: 'stem',
  },
  { name: '天医', bases: ['月支'], wanted: (from) => step(from, 11) },
  { name: '血刃', bases: ['月支'], wanted: byBranch('午子丑未寅申卯酉辰戌巳亥') },
  { name: '天赦', bases: ['月支'], wanted: bySeason('甲子', '戊寅', '甲午', '戊申'), in: 'day' },
  {
    name: '四废',
    bases: ['月支'],
    wanted: bySeason('丙午丁巳', '庚申辛酉', '壬子癸亥', '甲寅乙卯'),
    in: 'day',
  },
];

/** 《三命通会·论学堂词馆》: the 长生 and the 临官 of the phase of the year's 纳音, earth going with water (词馆 both at 亥). */
const BY_NA_YIN: readonly Rule[] = [
  {
    name: '学堂',
    bases: ['年柱纳音'],
    wanted: byNaYin({ 金: '巳', 木: '亥', 水: '申', 火: '寅', 土: '申' }),
  },
  {
    name: '词馆',
    bases: ['年柱纳音'],
    wanted: byNaYin({ 金: '申', 木: '寅', 水: '亥', 火: '巳', 土: '亥' }),
  },
];

/**
 * By 三合: 驿马 is the clash of its first branch, 桃花 (咸池) its 沐浴, 将星 its middle and 华盖 its last branch, 劫煞 its 绝, 亡神
 * its 临官, 灾煞 the clash of 将星. 孤辰 and 寡宿 are the branches after and before the 三会 of the year. 红鸾 steps back from 卯,
 * 天喜 faces it. 元辰 is past the clash of the year's branch: by one place forward for men of a yang year and women of a
 * yin year, backward for the others. 天罗地网: 戌 and 亥, 辰 and 巳 seeing each other (龙蛇混杂，猪犬侵凌; the books name
 * also the 纳音 of the year, which is not used here). 丧门 and 吊客 are two branches after and before the year's.
 */
const BY_BRANCH: readonly Rule[] = [
  { name: '驿马', bases: BOTH_BRANCHES, wanted: byTriple('寅', '巳', '申', '亥') },
  { name: '桃花', bases: BOTH_BRANCHES, wanted: byTriple('酉', '子', '卯', '午') },
  { name: '华盖', bases: BOTH_BRANCHES, wanted: byTriple('辰', '未', '戌', '丑') },
  { name: '将星', bases: BOTH_BRANCHES, wanted: byTriple('子', '卯', '午', '酉') },
  { name: '劫煞', bases: BOTH_BRANCHES, wanted: byTriple('巳', '申', '亥', '寅') },
  { name: '亡神', bases: BOTH_BRANCHES, wanted: byTriple('亥', '寅', '巳', '申') },
  { name: '灾煞', bases: ['年支'], wanted: byTriple('午', '酉', '子', '卯') },
  { name: '孤辰', bases: ['年支'], wanted: bySeason('寅', '巳', '申', '亥') },
  { name: '寡宿', bases: ['年支'], wanted: bySeason('戌', '丑', '辰', '未') },
  { name: '红鸾', bases: ['年支'], wanted: byBranch('卯寅丑子亥戌酉申未午巳辰') },
  { name: '天喜', bases: ['年支'], wanted: byBranch('酉申未午巳辰卯寅丑子亥戌') },
  { name: '元辰', bases: ['年支'], wanted: (from, { yang, male }) => step(from, yang === male ? 7 : 5) },
  { name: '丧门', bases: ['年支'], wanted: (from) => step(from, 2) },
  { name: '吊客', bases: ['年支'], wanted: (from) => step(from, 10) },
  { name: '天罗地网', bases: BOTH_BRANCHES, wanted: byBranch('····巳辰····亥戌') },
];

/**
 * 十恶大败 are the ten days whose 禄 is void. 孤鸾 「木火蛇无婿，金猪岂有郎，赤黄马独卧，黑鼠守空房」 with 戊申 and 甲寅, which
 * later verses add; the books apply it to women, here it is listed for everyone.
 */
const BY_DAY: readonly (readonly [name: string, days: string])[] = [
  ['魁罡', '庚辰 庚戌 壬辰 戊戌'],
  ['十恶大败', '甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥'],
  ['阴差阳错', '丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥'],
  ['孤鸾煞', '甲寅 乙巳 丙午 丁巳 戊午 戊申 辛亥 壬子'],
  ['十灵日', '甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未'],
  ['六秀日', '丙午 丁未 戊子 戊午 己丑 己未'],
];

/**
 * 三奇, after 《三命通会·论三奇》: three stems in this order (顺布) on the pillars of year, month and day or of month, day and
 * hour. The star is on the day pillar, which is one of them both times.
 */
const THREE_WONDERS = ['乙丙丁', '甲戊庚', '壬癸辛'];

const RULES: readonly Rule[] = [...BY_STEM, ...BY_MONTH, ...BY_NA_YIN, ...BY_DAY_STEM, ...BY_BRANCH];

/** The names of all stars, in their order on a pillar. */
export const SHEN_SHA_NAMES: readonly string[] = [
  ...RULES.map(({ name }) => name),
  ...BY_DAY.map(([name]) => name),
  '三奇贵人',
];

function targetOf({ key, ganzhi }: KeyedPillar): Target {
  return { key, ganzhi, stem: ganzhi.charAt(0), branch: ganzhi.charAt(1) };
}

function charactersSought(rule: Rule, target: Target): string[] {
  switch (rule.in) {
    case 'stem':
      return [target.stem];
    case 'either':
      return [target.stem, target.branch];
    case 'day':
    case 'time':
      return target.key === rule.in ? [target.ganzhi] : [];
    default:
      return [target.branch];
  }
}

/**
 * 神煞 of the given pillars, by pillar in their order. A star with two bases is listed once, with both
 * joined by 、 in `by` and `found`.
 *
 * @param pillars the four, then those of luck; a rule whose basis is missing is skipped
 */
export function shenShaOf(pillars: readonly KeyedPillar[], gender: 'male' | 'female'): ShenSha[] {
  const targets = pillars.map(targetOf);
  const year = targets.find(({ key }) => key === 'year');
  const month = targets.find(({ key }) => key === 'month');
  const day = targets.find(({ key }) => key === 'day');
  const basis: Record<Basis, { own: PillarKey | null; from: string | undefined }> = {
    年干: { own: null, from: year?.stem },
    日干: { own: null, from: day?.stem },
    年支: { own: 'year', from: year?.branch },
    月支: { own: null, from: month?.branch },
    日支: { own: 'day', from: day?.branch },
    年柱纳音: { own: 'year', from: year && naYin(pairOf(year.ganzhi)) },
  };
  const stems = (['year', 'month', 'day', 'time'] as const)
    .map((key) => targets.find((target) => target.key === key)?.stem ?? '·')
    .join('');
  const wonders = THREE_WONDERS.find((three) => stems.includes(three));
  const context = { yang: year !== undefined && STEMS.indexOf(year.stem) % 2 === 0, male: gender === 'male' };

  return targets.flatMap((target) => {
    const stars: ShenSha[] = [];
    for (const rule of RULES) {
      const by: string[] = [];
      const found: string[] = [];
      for (const name of rule.bases) {
        const { own, from } = basis[name];
        if (!from || own === target.key) continue;
        const wanted = rule.wanted(from, context);
        for (const sought of charactersSought(rule, target)) {
          if (!wanted.includes(sought)) continue;
          by.push(name);
          found.push(`${from}见${sought}`);
        }
      }
      if (by.length > 0)
        stars.push({
          name: rule.name,
          key: target.key,
          by: [...new Set(by)].join('、'),
          found: [...new Set(found)].join('、'),
        });
    }
    if (target.key === 'day')
      for (const [name, days] of BY_DAY)
        if (days.includes(target.ganzhi)) stars.push({ name, key: 'day', by: '日柱', found: target.ganzhi });
    if (target.key === 'day' && wonders)
      stars.push({ name: '三奇贵人', key: 'day', by: '相连三干', found: wonders });
    return stars;
  });
}
