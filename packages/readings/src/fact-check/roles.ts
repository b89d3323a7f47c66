/** Groups of ten gods and phases that are said to be strong, many, mixed, lacking or at work: 财星旺, 比劫重重, 食神制杀. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { monthStemsOf } from './month-stems.ts';
import { OF_ALL } from './season.ts';
import { canonicalGod, GOD, GROUP, groupsOf, PHASE, phaseOfBranch } from './words.ts';

/** Half of an even share, in percent: a phase below it without any of the eight characters cannot be called strong. */
const FAINT = 10;
const NOT_A_CASE =
  '(?![则时者才于兵]|不如|的(?:行业|职业|方位|方向|地方|地区|城市|季节|颜色|运|时|月|日子|年|流年|大运))';
const DEGREE = '(?:气|势|星)?(?:都|皆|均|俱|两)?(?:极|过|太|很|较|偏|甚)?';
const STRONG = `${DEGREE}(?:旺|盛|重(?!重)|多|强|众多|浩大)${NOT_A_CASE}`;
const MANY = `(?:过于)?(?:重重|林立|众多|叠叠|成群|遍布|满盘|满局)${NOT_A_CASE}`;
/** A group by one character, where nothing before it makes it another word: 身弱财旺, but not 发财. */
const SINGLE =
  '(?<=^|[，。；、（：\\n]|身[弱强旺轻]|[因且而但又故]|命局|局中|命中|八字)(财官|官印|印比|比印|[财官印杀])';
const WORD = `(${GROUP}|${GOD})`;
/** Words of what is sought, or is only a case. */
const SOUGHT =
  /[取用以须应待望求缺无没少如怕避免防欲]|最好|(?<![天])才(?![华能干气情])|能否|是否|化解|相当于|好比/;

/** What one character of a saying means: 杀 is 七杀 alone, the others are groups. */
const MEANING: Readonly<Record<string, string>> = {
  ...{ 官: '官杀', 杀: '七杀', 煞: '七杀', 财: '财星', 印: '印星', 食: '食伤', 伤: '食伤', 身: '' },
};
/** The two gods of a group. */
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  ...{ 官杀: ['正官', '七杀'], 官煞: ['正官', '七杀'], 食伤: ['食神', '伤官'] },
  ...{ 财星: ['正财', '偏财'], 印星: ['正印', '偏印'] },
};

/** What stands in the chart besides the day master: among the stems, as a branch, or hidden. */
function standingIn(checked: CheckedText) {
  const {
    branches,
    facts,
    godOf,
    groupOfPhase,
    hiddenStems: hidden,
    otherStems: others,
    phaseOfStem,
    stems,
  } = checked;
  const main = Object.values(facts.pillars).flatMap((pillar) =>
    pillar.hidden.slice(0, 1).map(({ stem }) => stem),
  );
  const gods = new Set([...others, ...hidden, ...monthStemsOf(facts)].map(godOf));
  const [strongGods, groups] = [
    [...others, ...main].map(godOf),
    [...new Set([...gods].flatMap((god) => groupsOf(god)))],
  ];
  const phasesOf = (word: string) =>
    [...PHASE_CHARACTERS].filter((phase) => groupsOf(word).includes(groupOfPhase(phase)));
  const count = (list: readonly string[], phase: string) =>
    list.filter((stem) => phaseOfStem(stem) === phase).length;
  const ofBranches = (phase: string) => branches.filter((branch) => phaseOfBranch(branch) === phase).length;
  const own = phaseOfStem(facts.day_master);
  return {
    phasesOf,
    hasKind: (god: string) => gods.has(god),
    /** Whether a god is an open stem or the main one of a branch. */
    stands: (god: string) => strongGods.includes(canonicalGod(god)),
    /** Whether a group has any stem, or a god one of its own; two of the other kind stand for it, as in 官多作杀. */
    has(word: string): boolean {
      if (!new RegExp(`^${GOD}$`).test(word)) return groupsOf(word).every((group) => groups.includes(group));
      const god = canonicalGod(word);
      const isOfGroup = (one: string) => groupsOf(one).join() === groupsOf(god).join();
      return gods.has(god) || strongGods.filter(isOfGroup).length >= 2;
    },
    isHidden: (phase: string) => count(hidden, phase) > 0,
    /** How many of the eight characters have a phase. */
    ofEight: (phase: string) => count(stems, phase) + ofBranches(phase),
    /** The same without the day master. */
    besides: (phase: string) => count(others, phase) + ofBranches(phase),
    /** Whether a group can be called many: one that all can see, and a second one that may be hidden. */
    isMany: (phase: string) =>
      count(others, phase) + ofBranches(phase) >= 1 && count([...others, ...hidden], phase) >= 2,
    /** Whether nothing but hidden stems of little weight has a phase. The share of the day master's own tells nothing. */
    isFaint(phase: string): boolean {
      if (count(others, phase) + ofBranches(phase) > 0) return false;
      if (phase === own) return count(hidden, phase) === 0;
      return (facts.phases.find((one) => one.phase === phase)?.percent ?? 0) < FAINT;
    },
  };
}

/** Reads statements of the whole chart, which an unknown hour leaves open. */
function readerOf({ clauseBefore, isOfBirth, stems }: CheckedText) {
  const isOfChart = (match: RegExpExecArray) => stems.length === 4 && isOfBirth(match);
  return {
    isOfChart,
    isStrength: (match: RegExpExecArray) => isOfChart(match) && !OF_ALL.test(clauseBefore(match.index)),
    isWork: (match: RegExpExecArray) =>
      isOfChart(match) && !SOUGHT.test(clauseBefore(match.index).replace(/^.*[：（]/, '')),
  };
}

/** Groups and phases said to be strong, many or lacking: 食神旺相, 身弱财旺, 火土过旺, 比劫重重, 缺乏印星. */
export function checkAmounts(checked: CheckedText): void {
  const { each, eachDenial, groupText } = checked;
  const { besides, isFaint, isHidden, isMany, ofEight, phasesOf } = standingIn(checked);
  const { isOfChart, isStrength } = readerOf(checked);
  const notStrong = (word: string) => `八字中${word}不旺，${phasesOf(word).map(groupText).join('，')}`;
  const strong = (word: string) => unless(!phasesOf(word).every(isFaint), notStrong(word));
  each('phase', `${WORD}(?:（${PHASE}）)?${STRONG}`, (word) => strong(word!), isStrength);
  each(
    'phase',
    `${SINGLE}(?!星)${STRONG}`,
    (word) => {
      const faint = [...word!].filter((one) => phasesOf(one).every(isFaint));
      return unless(faint.length === 0, faint.map(notStrong).join('，'));
    },
    isStrength,
  );
  each(
    'phase',
    `${WORD}(?:（${PHASE}）)?(?:星)?${MANY}`,
    (word) => unless(phasesOf(word!).some(isMany), notStrong(word!)),
    isStrength,
  );
  each(
    'phase',
    `(?<![${STEMS}${BRANCHES}${PHASE_CHARACTERS}生克])(${PHASE})(${PHASE})?${STRONG}`,
    (...phases) => {
      const faint = phases.filter((phase) => phase && ofEight(phase) === 0 && isFaint(phase));
      const words = faint.map((phase) => `没有${phase}${isHidden(phase) ? '，只藏在地支里' : ''}`);
      return unless(faint.length === 0, `八字中${words.join('，')}`);
    },
    isStrength,
  );
  eachDenial(
    'phase',
    `(?<![不补没非])缺(?:少|乏)?(?:了)?${WORD}(?=([^，。；\\n）]{0,6}))`,
    (word, rest) => {
      const count = phasesOf(word!).reduce((sum, phase) => sum + besides(phase), 0);
      // Of a quality of the group, such as 印星的庇护, one may be too little.
      return unless(count < (/^[的之]/.test(rest!) ? 2 : 1), phasesOf(word!).map(groupText).join('，'));
    },
    isOfChart,
  );
}

/** After a denial: what does not follow from it. */
const NOT_CONCLUDED = '(?!，(?:并?不(?:等于|代表|意味|是说)|也能|也可以|照样))';

/** Groups and gods that are said to be missing although one of the eight characters has them: 命局没有印星. */
export function checkMissing(checked: CheckedText): void {
  const { eachDenial, facts, groupOfPhase } = checked;
  const { besides, phasesOf, stands } = standingIn(checked);
  const { isOfChart } = readerOf(checked);
  const isThere = (word: string) =>
    new RegExp(`^${GOD}$`).test(word) ? stands(word) : phasesOf(word).some((phase) => besides(phase) > 0);
  const right = (word: string) =>
    unless(
      !isThere(word),
      `八字中有${word}，日主${facts.day_master}，${phasesOf(word)
        .map((phase) => `${phase}为${groupOfPhase(phase)}`)
        .join('，')}`,
    );
  eachDenial(
    'phase',
    `(?:命中|命局|局中|八字|四柱|命里|盘中|全局|原局)(?:之?中|里|内)?(?:全|并|都|也)?(?:没有|无|不见|未见)(?:任何)?${WORD}(?=[，。；、）\\n]|$)${NOT_CONCLUDED}`,
    (word) => right(word!),
    isOfChart,
  );
  eachDenial(
    'phase',
    `${WORD}(?:（${PHASE}）)?(?:缺失|缺位|全无|皆无)(?=[，。；、）\\n]|$)`,
    (word) => right(word!),
    isOfChart,
  );
}

/** Two phases that are said to act on each other, of which the chart does not even hide one: 金水相生. */
export function checkPairs(checked: CheckedText): void {
  const { each, sentenceOf } = checked;
  const { isHidden, ofEight } = standingIn(checked);
  const { isStrength, isWork } = readerOf(checked);
  const pair = `(?<![${STEMS}${BRANCHES}${PHASE_CHARACTERS}])(${PHASE})(${PHASE})(?:相生|相涵|既济|相济|通明|交战|相战)`;
  each(
    'phase',
    `${pair}(?![则者时]|的(?:人|年|运|行业|方位))`,
    (...phases) => {
      const absent = phases.filter((phase) => ofEight(phase) === 0 && !isHidden(phase));
      return unless(absent.length === 0, `八字中没有${absent.join('、')}`);
    },
    (match) => {
      const sentence = sentenceOf(match);
      // A list of what feeds what, or what two people are to each other
      const isOfOthers = /[你您他她]们|两人|双方|彼此|与|跟|[你您他她]和|和[你您他她]/.test(sentence);
      return (
        isStrength(match) &&
        isWork(match) &&
        !isOfOthers &&
        (sentence.match(new RegExp(pair, 'g')) ?? []).length < 3
      );
    },
  );
}

/** Ten gods said to be at work or mixed, of which the chart has none: 食神制杀, 七杀攻身, 官杀混杂. */
export function checkRoles(checked: CheckedText): void {
  const { each } = checked;
  const { has, hasKind } = standingIn(checked);
  const { isWork } = readerOf(checked);
  const meaning = (word: string) => MEANING[word] ?? word;
  const missing = (words: readonly string[]) => {
    const absent = words.map(meaning).filter((word) => word && !has(word));
    return unless(absent.length === 0, `八字中没有${absent.join('、')}`);
  };
  const after = '(?![格局则时者]|之[时年格]|的(?:人|时候|年))';
  const adverb = '(?:星)?(?:也|又|皆|都|能|可以?|来|去|有力地?|旺而)?';
  // 食神制杀, 伤官见官, 枭神夺食
  each(
    'god',
    `${WORD}${adverb}(?:制|化|生|泄|夺|见|合|护|卫|滋|党|坏|破|佩|配|驾|争|分|劫)(${GOD}|${GROUP}|[官杀煞财印食])${after}`,
    (one, other) => missing([one!, other!]),
    isWork,
  );
  // 财生官, 财滋杀, 财破印, 印化杀
  each(
    'god',
    `(?<=^|[，。；、（：\\n因且而但又故])([财印官])(?:来|能)?(?:滋|党|生|破|坏|化|护)([官杀煞印])(?!${GOD})${after}`,
    (one, other) => missing([one!, other!]),
    isWork,
  );
  // 官印相生, 杀印相生
  each(
    'god',
    `(?<![偏正七劫])([财官杀煞印])([财官杀煞印])(印)?相生${after}`,
    (...words) => missing(words.filter(Boolean)),
    isWork,
  );
  // 财官双美, 官印双全
  each('god', `([财官印])([财官印])双(?:美|全|显|清)${after}`, (...words) => missing(words), isWork);
  // 七杀攻身, 食神泄秀, 财星受损
  each(
    'god',
    `${WORD}(?:星)?(?:又|也|皆|都|直接|强旺|贴身)?(?:攻身|克身|制身|耗身|泄身|泄秀|吐秀|帮身|助身|护身|生身|扶身|压身|缠身|受损|受伤|受克|受制|被克|被合|有力|得力|贴身)${after}`,
    (word) => missing([word!]),
    isWork,
  );
  each(
    'god',
    `(${Object.keys(KINDS).join('|')})(?:（${PHASE}）)?(?:虽多)?(?:但|而|且|又|相互|互相)?混杂${after}`,
    (word) => {
      const absent = (KINDS[word!] ?? []).filter((god) => !hasKind(god));
      return unless(absent.length === 0, `八字中没有${absent.join('、')}，${word}不混杂`);
    },
    isWork,
  );
}
