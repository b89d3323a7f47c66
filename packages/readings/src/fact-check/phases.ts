/** How many characters have a phase, its share, and phases said to be lacking: 金三个, 木占30%, 五行缺火. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { PHASE, phaseOfBranch, readNumber } from './words.ts';

/** By which a share may differ from the exact one: texts give whole numbers. */
const TOLERANCE = 1.5;
const IN_CHART = '(?:五行|命中|命局|八字|四柱|全局|局中|原局|命里|柱中|盘中|天干地支)';
/** Nothing follows the phase that is said to lack but its own name. */
const ALONE = /^(?:元素|五行|行)?(?=[，。；、）\n]|$)/;
/** A quality of the phase that is said to lack, although one of the phase may be there: 缺乏木火的温暖. */
const QUALITY = /^(?:元素|五行|行)?[的之](?!$)/;

/** The phases of a chart as texts count them. */
function countsOf({ branches, facts, hiddenStems, phaseOfStem, stems }: CheckedText) {
  const hidden = hiddenStems.map(phaseOfStem);
  const open = stems.map(phaseOfStem);
  const ofBranches = branches.map(phaseOfBranch);
  const countIn = (list: readonly string[], phase: string) => list.filter((one) => one === phase).length;
  const isWhole = stems.length === 4;
  /** By the eight characters, with the hidden stems in place of the branches, and with both. */
  const ways = [
    [...open, ...ofBranches],
    [...open, ...hidden],
    [...open, ...ofBranches, ...hidden],
  ];
  const [eight = []] = ways;
  const countsText = [...PHASE_CHARACTERS].map((phase) => `${phase}${countIn(eight, phase)}`).join('');
  const right = `八字的五行为${countsText}`;
  const sharesText = facts.phases.map(({ phase, percent }) => `${phase}${percent}%`).join('、');
  const isCount = (phase: string, count: number) => ways.some((way) => countIn(way, phase) === count);
  return { countIn, eight, hidden, isCount, isWhole, open, right, sharesText, ways };
}
type Counts = ReturnType<typeof countsOf>;

/** Counts and shares of the phases. */
export function checkPhases(checked: CheckedText): void {
  const { each, facts, isOfBirth, text } = checked;
  const { countIn, isCount, isWhole, right, sharesText, ways } = countsOf(checked);

  // 金（3）、火（3）, 木1火2土3金1水1, 金3个, 三个金
  const listed = `(${PHASE})(?:（|：|为|有)?(\\d)(?:个)?）?`;
  each(
    'phase',
    `(?:${listed}[、，]?)(?:${listed}[、，]?)(?:${listed}[、，]?)?(?:${listed}[、，]?)?(?:${listed})?`,
    (...said) => {
      const pairs = said.flatMap((phase, i) =>
        i % 2 === 0 && phase ? [[phase, Number(said[i + 1])] as const] : [],
      );
      // All by one way of counting
      const fits = ways.some((way) => pairs.every(([phase, count]) => countIn(way, phase) === count));
      return unless(!isWhole || fits, right);
    },
    (match) => !/\d[%％.分岁年月]/.test(match[0] + text.charAt(match.index + match[0].length)),
  );
  const number = '([一二两三四五六七八\\d])';
  const readCount = (word: string) => (word === '两' ? 2 : readNumber(word));
  each(
    'phase',
    `${IN_CHART}(?:之?中|里|上)?(?:共|一共)?(?:有|带|见|占)?${number}个?(${PHASE})(?![星局命${PHASE_CHARACTERS}])`,
    (count, phase) => unless(!isWhole || isCount(phase!, readCount(count!)), right),
    isOfBirth,
  );
  each(
    'phase',
    `(?<![${STEMS}])(?<![${BRANCHES}])(${PHASE})(?:共?有|占|共)${number}个`,
    (phase, count) => unless(!isWhole || isCount(phase!, readCount(count!)), right),
    isOfBirth,
  );

  // 木占30%, 水（25.5%）
  each(
    'phase',
    `(${PHASE})(?:的?(?:比例|占比|比重|能量|力量|含量|分数))?(?:约|大约|仅|只|高达|达|占比?|为|是|有|：|（|了){0,3}(\\d{1,3}(?:\\.\\d+)?)[%％]`,
    (phase, number) => {
      const share = Number(number);
      const own = facts.phases.find((one) => one.phase === phase)?.percent ?? 0;
      const shares = [own, ...ways.map((way) => (100 * countIn(way, phase!)) / way.length)];
      return unless(
        shares.some((one) => Math.abs(one - share) <= TOLERANCE),
        `五行占比为${sharesText}`,
      );
    },
    isOfBirth,
  );
}

/** Phases that are said to be lacking although one of the characters has them. */
function checkLackingPhases(checked: CheckedText, { countIn, eight, hidden, open, right }: Counts): void {
  const { eachDenial, facts, isOfBirth, phaseOfStem, sentenceOf } = checked;
  const some = `(${PHASE}(?:[、和与及]?${PHASE}){0,3})`;
  // The day master alone does not serve a purpose such as 缺火调候.
  const own = phaseOfStem(facts.day_master);
  const isThere = (phase: string, rest: string) => {
    const count = countIn(eight, phase);
    if (ALONE.test(rest)) return count >= 1;
    if (QUALITY.test(rest)) return count >= 2;
    const others = phase === own ? count - 1 : count;
    return others >= 1 || (count >= 1 && countIn([...open, ...hidden], phase) >= 2);
  };
  const lacking = (phases: string, rest: string) =>
    unless(![...phases].some((one) => PHASE_CHARACTERS.includes(one) && isThere(one, rest)), right);
  // 水旺无土制（丑土湿寒难止水）: one that is named beside it is known to be there, and too weak for the purpose.
  const isUnqualified = (match: RegExpExecArray) => {
    const phases = [...match.slice(1).join('')].filter((one) => PHASE_CHARACTERS.includes(one));
    const named = new RegExp(`(?:[${STEMS}${BRANCHES}]|虽有一?点?|微)(?:${phases.join('|')})`);
    return ALONE.test(match.at(-1) ?? '') || !named.test(sentenceOf(match));
  };
  const rest = '(?=((?:元素|五行|行)?[^，。；\\n）]{0,8}))';
  const before = '(?<![不补没非否或若何弥]|[家屋房室店][里内中]?)';
  eachDenial(
    'phase',
    `${before}(?:${IN_CHART}[^，。；\\n]{0,3}?)?(?<![不补没非])缺(?:少|乏|失)?(?:了)?${some}(?!旺|运|年|的(?:地方|地区|城市|季节))${rest}`,
    (phases, after) => lacking(phases!, after!),
    (match) => isOfBirth(match) && isUnqualified(match),
  );
  eachDenial(
    'phase',
    `${IN_CHART}(?:之中|中|里|内)?(?:完全|毫|全|并|都|皆|也)?(?:无|没有|不见)(?:任何|一点)?${some}(?![${PHASE_CHARACTERS}]|[旺多重])${rest}`,
    (phases, after) => lacking(phases!, after!),
    (match) => isOfBirth(match) && !/不见得/.test(match[0]),
  );
  eachDenial(
    'phase',
    `${PHASE}(?:气|势)?(?:过|太|极|很|偏|较)?[旺多盛重强寒冷燥炎热湿浊厚]，?(?:而|却|又|且|但){0,2}(?:无|没有|不见)(${PHASE})(?![旺多重气])${rest}`,
    (phases, after) => lacking(phases!, after!),
    (match) => isOfBirth(match) && isUnqualified(match),
  );
  // 没有火来调候, 少水润局
  eachDenial(
    'phase',
    `(?<=^|[，。；、（：\\n因但又且也却而])(?:没有|无|少)(${PHASE})(?=((?:来|去)?(?:调候|暖|润|制|生[${PHASE_CHARACTERS}]|泄|疏|克|炼|锻|通关|护|扶|养)[^，。；\\n）]{0,6}))`,
    (phase, after) => lacking(phase!, after!),
    (match) => isOfBirth(match) && isUnqualified(match),
  );
}

/** 土不透, of the stems besides the day master. */
function checkUnopened({ eachDenial, isOfBirth, otherStems, phaseOfStem, stemsText }: CheckedText): void {
  eachDenial(
    'phase',
    `(?<![${STEMS}${BRANCHES}${PHASE_CHARACTERS}])(${PHASE})(?:元素|气)?(?:也|亦|又|皆|都)?[不未]透`,
    (phase) => unless(!otherStems.some((stem) => phaseOfStem(stem) === phase), stemsText),
    isOfBirth,
  );
}

/** 五行俱全, 五行不缺火 */
function checkComplete(
  { eachDenial, isOfBirth }: CheckedText,
  { countIn, isWhole, right, ways }: Counts,
): void {
  const missing = [...PHASE_CHARACTERS].filter((phase) => countIn(ways[2] ?? [], phase) === 0);
  eachDenial(
    'phase',
    `五行(?:俱全|齐全|皆全|全备|皆备|俱备|都有|不缺)(?![${PHASE_CHARACTERS}])`,
    () => unless(!isWhole || missing.length === 0, `${right}，缺${missing.join('')}`),
    isOfBirth,
  );
  eachDenial(
    'phase',
    `(?:五行|命中|命局|八字|命里)(?:并|也)?不缺(${PHASE})`,
    (phase) => unless(!isWhole || !missing.includes(phase!), right),
    isOfBirth,
  );
}

/** What is said to be lacking of the phases, and that none is. */
export function checkLacking(checked: CheckedText): void {
  const counts = countsOf(checked);
  checkLackingPhases(checked, counts);
  checkUnopened(checked);
  checkComplete(checked, counts);
}
