/** The day master in every wording, and the phases that its ten gods have. */
import { cangGan, shiShen } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, canonicalGod, GOD, GROUP, groupsOf, PHASE, phaseOfBranch, STEM } from './words.ts';

/** The same anywhere in the sentence. */
const APART = new RegExp(`[与和跟同]${STEM}|不同|相比|对方|伴侣|贵人`);
/** Words by which a sentence is about more people than the one of the chart, or about a stem in general. */
const COMPARES =
  /与|和|跟|同|遇|找|适合|帮|相助|相处|合作|贵人|不同|相比|而言|如果|若|凡|多(?=是|为)|透|月干|年干|时干|[财官印杀劫]|食[神伤]|伤官|比肩/;
const STEM_PHASE = `(${STEM})(?!${STEM})${PHASE}`;
/** Where a sentence or a point of a list begins, after the words in its heading. */
const BEGIN =
  '(?<=^|[\\n。；：）-]|\\d[.、]|(?:性格|性情|为人|特质|本性)(?:上|方面)?，|之人，|来看，|而言，|总之，|整体，)';

/** The day master, and the phases of stems and branches. */
export function checkDayMaster({
  clauseBefore,
  each,
  facts,
  isOfBirth,
  phaseOfStem,
  sentenceAfter,
  sentenceBefore,
  stems,
}: CheckedText): void {
  const own = phaseOfStem(facts.day_master);
  const month = facts.pillars.month.ganzhi.charAt(1);
  const right = `日主是${facts.day_master}${own}`;
  const stemIs = (stem: string) => unless(stem === facts.day_master, right);
  const single = `(${STEM})(?![${BRANCHES}之所])`;
  each('day_master', `日(?:主|元|干)(?:天干|的|本|正|就|便)?(?:为|是|属|乃|：|（|→|=|-)?${single}`, stemIs);
  each('day_master', `(${STEM})${PHASE}?(?:日主|日元|日干|为日主|为日元|命人)`, stemIs);
  each(
    'day_master',
    `(?:您|你|命主|此命|此造|该命|主人)(?:局|造)?(?:本)?(?:是|为|属于?|乃)(${STEM})${PHASE}`,
    stemIs,
  );
  // 命主乙木, 此造癸水生于亥月
  each(
    'day_master',
    `(?:命主|此命|此造|该命|本命|其人)(?:局|造)?${STEM_PHASE}(?=生|日|自?坐|[，。；]|身|为人|性)`,
    stemIs,
  );
  each('day_master', `(?:生于|生在|出生于|出生在)(${STEM})${PHASE}?日(?![${BRANCHES}])`, stemIs);
  each('day_master', `日(?:主|元|干)(?:五行)?(?:为|是|属)(${PHASE})`, (phase) =>
    unless(phase === own, right),
  );
  each(
    'day_master',
    `(?:命主|您|你)(?:的)?(?:(?:命中)?五行(?:为|是|属)(?=${PHASE}[，。；命])|(?:为|是|属)(?=${PHASE}命))(${PHASE})`,
    (phase) => unless(phase === own || facts.pillars.year.na_yin.endsWith(phase!), right),
  );

  const isAlone = (match: RegExpExecArray) => {
    const sentence = sentenceBefore(match.index) + match[0] + sentenceAfter(match.index + match[0].length);
    // A heading before the clause is not of it: 1. 温和：乙木如花草
    const clause = clauseBefore(match.index).replace(/^.*[：）]/, '') + match[0];
    return !COMPARES.test(clause) && !APART.test(sentence);
  };
  // 癸水之人聪明灵活, as the subject of a sentence about no one else
  each('day_master', `${BEGIN}(${STEM})${PHASE}?(?:之人|命之人)(?![们])`, stemIs, isAlone);
  // 丁火为灯烛之火，性格温和; of an open stem that is not the day master it may be said too.
  const IMAGE =
    '(?:(?:为|如|似|乃|是|犹如|好比|属于?)(?:[^，。；\\n]{1,6}之[木火土金水光]|阳[木火土金水]|阴[木火土金水]|(?:[^，。；\\n财官印杀劫食伤]{1,8}))|通河|主[仁义礼智信])';
  each(
    'day_master',
    `${BEGIN}${STEM_PHASE}${IMAGE}(?=，)`,
    (stem) => unless(stems.includes(stem!), right),
    (match) => {
      const end = match.index + match[0].length;
      return (
        isAlone(match) &&
        isOfBirth(match.index, end) &&
        !/[财官印杀劫]|食[神伤]|伤官|比肩/.test(sentenceAfter(end).slice(0, 10))
      );
    },
  );
  // 外表温和（癸水特性）
  each('day_master', `（${STEM_PHASE}(?:的|之)?(?:特性|特质|本性|性格|性|特点|属性)）`, (stem) =>
    unless(stems.includes(stem!), right),
  );
  const hidden = Object.values(facts.pillars).flatMap((pillar) => pillar.hidden.map((one) => one.stem));
  const isOfChart = (match: RegExpExecArray) => isOfBirth(match.index, match.index + match[0].length);
  each(
    'day_master',
    `(?<=[温刚柔强和韧敏锐毅])（${STEM_PHASE}）`,
    (stem) => unless(stems.includes(stem!) || hidden.includes(stem!), right),
    isOfChart,
  );
  // 丁火失令 is said of an open stem, 丁火有根 of a hidden one too.
  each(
    'day_master',
    `(?<![${STEMS}${BRANCHES}藏中])${STEM_PHASE}(?:虽|却|又|也)?(失令|有根|有气|孤立|无依)`,
    (stem, word) =>
      unless(stems.includes(stem!) || (word!.startsWith('有') && hidden.includes(stem!)), right),
    isOfChart,
  );
  // 甲木生于申月，金当令; of another month it would be about the stem in general.
  each(
    'day_master',
    `(?:${BEGIN}|命局?为|造为)${STEM_PHASE}生[于在](?:[孟仲季初盛]?[春夏秋冬][之的]?)?${STEM}?(${BRANCH})${PHASE}?月(?!则)`,
    (stem, branch) => unless(stem === facts.day_master || branch !== month, right),
  );

  each('day_master', `(?<!${STEM})(${STEM})(${PHASE})(?!局)`, (stem, phase) =>
    unless(phaseOfStem(stem!) === phase, `${stem}属${phaseOfStem(stem!)}`),
  );
  each(
    'day_master',
    `(?<![${BRANCHES}]|${STEM}|半|拱|[合会冲刑化])(${BRANCH})(${PHASE})(?![局方])`,
    (branch, phase) => unless(phaseOfBranch(branch!) === phase, `${branch}属${phaseOfBranch(branch!)}`),
  );
}

/** The phases of groups of ten gods: 印星（金）, 水为比劫, 午火为财, 土重克身. */
export function checkGroups({
  branches,
  each,
  eachDenial,
  facts,
  godOf,
  groupOfPhase,
  hiddenGods,
  isOfBirth,
  phaseOfStem,
}: CheckedText): void {
  const isOfChart = (match: RegExpExecArray) => isOfBirth(match.index, match.index + match[0].length);
  const right = (phase: string) => `日主${facts.day_master}，${phase}为${groupOfPhase(phase)}`;
  const name = `(${GROUP}|${GOD}|印比|比印|财官|官印|[财官杀印比劫])`;
  const check = (word: string, phases: string) => {
    const groups = groupsOf(word);
    const wrong = [...phases].filter((phase) => !groups.includes(groupOfPhase(phase)));
    return unless(wrong.length === 0, wrong.map(right).join('，'));
  };
  const among = `(${PHASE}(?:[、和与]?${PHASE})?)`;
  const phasesOf = (text: string) => text.replaceAll(/[、和与]/g, '');
  each('god', `(?<![不无])${name}(?:过?[旺重弱多]|较[旺重弱多])?（${among}）`, (word, phases) =>
    check(word!, phasesOf(phases!)),
  );
  each('god', `(?<!${STEM})(?<![${BRANCHES}])(${PHASE})[旺重弱多]?（${name}[旺重弱多]?）`, (phase, word) =>
    check(word!, phase!),
  );
  each(
    'god',
    `(?<![${STEMS}${BRANCHES}${'木火土金水'}])(${PHASE})(?:是|为|乃|即|作)${name}(?=[，。；、）星]|$)`,
    (phase, word) => check(word!, phase!),
  );
  each(
    'god',
    `(?:^|[，。；、（\\n])${name}(?:星)?(?:是|为|属|即)(${PHASE})(?=[，。；、）]|$)`,
    (word, phase) => check(word!, phase!),
  );
  const ofStem = (stem: string, word: string) =>
    unless(
      stem === facts.day_master || groupsOf(word).includes(groupOfPhase(phaseOfStem(stem))),
      right(phaseOfStem(stem)),
    );
  each('god', `(${STEM})${PHASE}(?:为|是|作|乃)?（?(${GROUP})`, (stem, word) => ofStem(stem!, word!));
  const ofBranch = (branch: string, word: string) => {
    const groups = groupsOf(word);
    const hidden = cangGan(BRANCHES.indexOf(branch)).map((stem) =>
      groupsOf(shiShen(STEMS.indexOf(facts.day_master), stem)),
    );
    return unless(
      hidden.some((own) => own.some((one) => groups.includes(one))),
      `${right(phaseOfBranch(branch))}`,
    );
  };
  each('god', `(${BRANCH})${PHASE}(?:为|是|作|乃)?（?(${GROUP}|[财官印杀](?=[，。；]))`, (branch, word) =>
    ofBranch(branch!, word!),
  );
  const isThere = (branch: string) => unless(branches.includes(branch), `地支为${branches.join('、')}`);
  each(
    'pillar',
    `(${BRANCH})${PHASE}(?:为|是|乃)（?(?:${GROUP}|${GOD}|[财官印杀](?=[，。；]))`,
    (branch) => isThere(branch!),
    isOfChart,
  );
  // 七杀（戊土）, 偏印（申金）
  each('god', `(${GOD})（(${STEM})${PHASE}?）`, (god, stem) =>
    unless(stem === facts.day_master || godOf(stem!) === canonicalGod(god!), `${stem}是${godOf(stem!)}`),
  );
  each('god', `(${GROUP})（(${STEM})${PHASE}?）`, (word, stem) => ofStem(stem!, word!));
  each('god', `(${GROUP})（(${BRANCH})${PHASE}）`, (word, branch) => ofBranch(branch!, word!));
  each('god', `(${GOD})（(${BRANCH})${PHASE}）`, (god, branch) =>
    unless(
      hiddenGods(branch!).includes(canonicalGod(god!)),
      `${branch}所藏为${hiddenGods(branch!).join('、')}`,
    ),
  );
  each('pillar', `(?:${GOD}|${GROUP})（(${BRANCH})${PHASE}）`, (branch) => isThere(branch!), isOfChart);
  each(
    'pillar',
    `(?:带有|具有|兼具|兼有)(?:${STEM}${PHASE}的[^，。；]{1,6}[和与])?(${BRANCH})${PHASE}的`,
    (branch) => isThere(branch!),
    isOfChart,
  );
  // 水印化杀, 金之印
  each(
    'god',
    `(?<![${STEMS}${BRANCHES}${'木火土金水'}])(${PHASE})(比劫|食伤|官杀|财星|印(?=[化生星护，。；、）]))`,
    (phase, word) => check(word!, phase!),
  );
  each('god', `(?<![${STEMS}${BRANCHES}])(${PHASE})之([财官杀印])(?=[）的，。；])`, (phase, word) =>
    check(word!, phase!),
  );

  // 木旺泄身, 土重克身
  const VERBS: Readonly<Record<string, string>> = { 泄: '食伤', 克: '官杀', 生: '印' };
  eachDenial(
    'god',
    // At the beginning of a clause: in 木制土生身 it is the wood that feeds.
    `(?<=^|[，。；、：（\\n因但且虽然而])[旺多重强]?(${PHASE}{1,2})[旺多重盛强]?(泄|克|生)身`,
    (phases, verb) => {
      const isRight = [...phases!].some((phase) => groupOfPhase(phase) === VERBS[verb!]);
      return unless(isRight, [...phases!].map(right).join('，'));
    },
    (match) => !/[不难]/.test(match[0]),
  );
}
