/** How many characters have a phase, its share, and phases said to be lacking: 金三个, 木占30%, 五行缺火. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { PHASE, phaseOfBranch, readNumber } from './words.ts';

/** By which a share may differ from the exact one: texts give whole numbers. */
const TOLERANCE = 1.5;
const IN_CHART = '(?:五行|命中|命局|八字|四柱|全局|局中|原局|命里|柱中|盘中|天干地支)';
/** Words by which a phase is said to lack for a purpose, although one of it may be there. */
const FOR_A_PURPOSE = /^(?:元素|五行)?(?:的|来|之)?[^，。；、\n（）]{1,8}/;

/** Counts and shares of the phases, and what is lacking of them. */
export function checkPhases({
  each,
  eachDenial,
  facts,
  isOfBirth,
  phaseOfStem,
  branches,
  stems,
  text,
}: CheckedText): void {
  const hidden = Object.values(facts.pillars).flatMap((pillar) =>
    pillar.hidden.map(({ stem }) => phaseOfStem(stem)),
  );
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
  const isOfChart = (match: RegExpExecArray) => isOfBirth(match.index, match.index + match[0].length);
  each(
    'phase',
    `${IN_CHART}(?:之?中|里|上)?(?:共|一共)?(?:有|带|见|占)?${number}个?(${PHASE})(?![星局命${PHASE_CHARACTERS}])`,
    (count, phase) => unless(!isWhole || isCount(phase!, readCount(count!)), right),
    isOfChart,
  );
  each(
    'phase',
    `(?<![${STEMS}])(?<!${'[子丑寅卯辰巳午未申酉戌亥]'})(${PHASE})(?:共?有|占|共)${number}个`,
    (phase, count) => unless(!isWhole || isCount(phase!, readCount(count!)), right),
    isOfChart,
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
    isOfChart,
  );

  // Lacking, although one of the characters has it
  const some = `(${PHASE}(?:[、和与及]?${PHASE}){0,3})`;
  const lacking = (phases: string, rest: string) => {
    const least = FOR_A_PURPOSE.test(rest) && !/^(?:元素|五行|行)?(?=[，。；、）\n]|$)/.test(rest) ? 2 : 1;
    const found = [...phases].filter((one) => PHASE_CHARACTERS.includes(one) && countIn(eight, one) >= least);
    return unless(found.length === 0, right);
  };
  const rest = '(?=((?:元素|五行|行)?[^，。；\\n）]{0,8}))';
  const before = '(?<![不补没非否或若何弥])';
  eachDenial(
    'phase',
    `${before}(?:${IN_CHART}[^，。；\\n]{0,3}?)?(?<![不补没非])缺(?:少|乏|失)?(?:了)?${some}(?!旺|运|年)${rest}`,
    (phases, after) => lacking(phases!, after!),
    isOfChart,
  );
  eachDenial(
    'phase',
    `${IN_CHART}(?:之中|中|里|内)?(?:完全|毫|全|并|都|皆|也)?(?:无|没有|不见)(?:任何|一点)?${some}(?![${PHASE_CHARACTERS}]|[旺多重])${rest}`,
    (phases, after) => lacking(phases!, after!),
    (match) => isOfChart(match) && !/不见得/.test(match[0]),
  );
  eachDenial(
    'phase',
    `${PHASE}[旺多盛重](?:而|却|又|且)?无(${PHASE})(?![旺多重])${rest}`,
    (phases, after) => lacking(phases!, after!),
    isOfChart,
  );
  const missing = [...PHASE_CHARACTERS].filter((phase) => countIn(ways[2] ?? [], phase) === 0);
  eachDenial(
    'phase',
    `五行(?:俱全|齐全|皆全|全备|皆备|俱备|都有|不缺)(?![${PHASE_CHARACTERS}])`,
    () => unless(!isWhole || missing.length === 0, `${right}，缺${missing.join('')}`),
    isOfChart,
  );
  eachDenial(
    'phase',
    `(?:五行|命中|命局|八字|命里)(?:并|也)?不缺(${PHASE})`,
    (phase) => unless(!isWhole || !missing.includes(phase!), right),
    isOfChart,
  );
}
