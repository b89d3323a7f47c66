/** The day master in every wording, and the phases that its ten gods have. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { cangGan, shiShen } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { STEM_PHASE } from './images.ts';
import { monthStemsOf } from './month-stems.ts';
import { BRANCH, canonicalGod, GOD, GROUP, groupsOf, PHASE, phaseOfBranch, STEM } from './words.ts';

/** The day master, and the phases of stems and branches. */
export function checkDayMaster({ dayMasterText: right, each, facts, phaseOfStem }: CheckedText): void {
  const own = phaseOfStem(facts.day_master);
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

  // 作为丁火的你, 你像丁火一样, 自身为丁火
  each('day_master', `作为${STEM_PHASE}(?:日主|命)?的?(?:人|命主)?，?(?:您|你|命主)`, stemIs);
  each('day_master', `(?:您|你|命主)(?:就)?(?:像|如|似|好比|犹如)${STEM_PHASE}(?:一样|一般|那样|般)`, stemIs);
  each('day_master', `(?:您|你|命主)是[^，。；\\n]{1,8}(?:般|一样|似)的${STEM_PHASE}(?=[，。；]|$)`, stemIs);
  each('day_master', `(?:您|你|命主)?自身(?:为|是|属于?)${STEM_PHASE}`, stemIs);

  each('day_master', `(?<!${STEM})(${STEM})(${PHASE})(?!局)`, (stem, phase) =>
    unless(phaseOfStem(stem!) === phase, `${stem}属${phaseOfStem(stem!)}`),
  );
  each(
    'day_master',
    `(?<![${BRANCHES}]|${STEM}|半|拱|[合会冲刑化])(${BRANCH})(${PHASE})(?![局方])`,
    (branch, phase) => unless(phaseOfBranch(branch!) === phase, `${branch}属${phaseOfBranch(branch!)}`),
  );
}

const PHASE_ALONE = `(?<![${STEMS}${BRANCHES}${PHASE_CHARACTERS}])(${PHASE})`;
/** What a phase does to the day master, and the group that does it. */
const VERBS: Readonly<Record<string, string>> = { 泄: '食伤', 克: '官杀', 生: '印' };

/** What is right of the groups that phases, stems and branches are for the day master. */
function groupsIn({ facts, groupOfPhase, groupText, phaseOfStem }: CheckedText) {
  const hiddenGroups = (branch: string) =>
    cangGan(BRANCHES.indexOf(branch)).flatMap((stem) =>
      groupsOf(shiShen(STEMS.indexOf(facts.day_master), stem)),
    );
  return {
    ofPhases(word: string, phases: string) {
      const groups = groupsOf(word);
      const wrong = [...phases].filter((phase) => !groups.includes(groupOfPhase(phase)));
      return unless(wrong.length === 0, wrong.map(groupText).join('，'));
    },
    ofStem: (stem: string, word: string) =>
      unless(
        stem === facts.day_master || groupsOf(word).includes(groupOfPhase(phaseOfStem(stem))),
        groupText(phaseOfStem(stem)),
      ),
    ofBranch(branch: string, word: string) {
      const groups = groupsOf(word);
      return unless(
        hiddenGroups(branch).some((one) => groups.includes(one)),
        groupText(phaseOfBranch(branch)),
      );
    },
  };
}
type Groups = ReturnType<typeof groupsIn>;

/** 印星（金）, 水为比劫 */
function checkPhaseGroups({ each, sentenceBefore }: CheckedText, { ofPhases }: Groups): void {
  const name = `(${GROUP}|${GOD}|印比|比印|财官|官印|[财官杀印比劫])`;
  const among = `(${PHASE}(?:[、和与]?${PHASE})?)`;
  const phasesOf = (text: string) => text.replaceAll(/[、和与]/g, '');
  each('god', `(?<![不无])${name}(?:过?[旺重弱多]|较[旺重弱多])?（${among}）`, (word, phases) =>
    ofPhases(word!, phasesOf(phases!)),
  );
  each('god', `(?<!${STEM})(?<![${BRANCHES}])(${PHASE})[旺重弱多]?（${name}[旺重弱多]?）`, (phase, word) =>
    ofPhases(word!, phase!),
  );
  each(
    'god',
    `${PHASE_ALONE}(?:是|为|乃|即|作为?|代表|象征|对应)${name}(?=[，。；、）星]|$)`,
    (phase, word) => ofPhases(word!, phase!),
    (match) => !/风水|俗话|民间|老话|常说|五行[里中上]/.test(sentenceBefore(match.index)),
  );
  each(
    'god',
    `(?:^|[，。；、（\\n的而])${name}(?:星)?(?:是|为|属|即)(${PHASE})(?=[，。；、）]|$)`,
    (word, phase) => ofPhases(word!, phase!),
  );
}

/** 丁火为财星, 午火为财: of the phase of a stem, or of what a branch hides. */
function checkCharacterGroups(checked: CheckedText, { ofBranch, ofStem }: Groups): void {
  const { each, facts, groupOfPhase, groupText, phaseOfStem } = checked;
  const commanding = monthStemsOf(facts);
  each('god', `(${STEM})${PHASE}(?:为|是|作|乃)?（?(${GROUP})`, (stem, word) => ofStem(stem!, word!));
  each('god', `(${BRANCH})${PHASE}(?:为|是|作|乃)?（?(${GROUP}|[财官印杀](?=[，。；]))`, (branch, word) =>
    ofBranch(branch!, word!),
  );
  // 巳火为财星 names fire, whatever 巳 hides. The four that store a phase go by that too, the month by what may command it.
  each(
    'god',
    `(月令|月支|生于)?(?<!${STEM})(${BRANCH})${PHASE}(?:为|是|乃|即|属)(?:[您你]的)?(${GROUP}|${GOD})`,
    (ofMonth, branch, word) => {
      const mayBe = [phaseOfBranch(branch!), ...(ofMonth ? commanding.map(phaseOfStem) : [])];
      return /[辰戌丑未]/.test(branch!) ||
        mayBe.some((phase) => groupsOf(word!).includes(groupOfPhase(phase)))
        ? null
        : groupText(phaseOfBranch(branch!));
    },
  );
}

/** 七杀（戊土）, 偏印（申金） */
function checkBracketed(checked: CheckedText, { ofBranch, ofStem }: Groups): void {
  const { each, facts, godOf, hiddenGods } = checked;
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
}

/** Branches that are told with their god or group, which the chart does not have. */
function checkTheirBranches({ branches, branchesText, each, isOfBirth }: CheckedText): void {
  const isThere = (branch: string) => unless(branches.includes(branch), branchesText);
  each(
    'pillar',
    `(${BRANCH})${PHASE}(?:为|是|乃)（?(?:${GROUP}|${GOD}|[财官印杀](?=[，。；]))`,
    (branch) => isThere(branch!),
    isOfBirth,
  );
  each('pillar', `(?:${GOD}|${GROUP})（(${BRANCH})${PHASE}）`, (branch) => isThere(branch!), isOfBirth);
  each(
    'pillar',
    `(?:带有|具有|兼具|兼有)(?:${STEM}${PHASE}的[^，。；]{1,6}[和与])?(${BRANCH})${PHASE}的`,
    (branch) => isThere(branch!),
    isOfBirth,
  );
}

/** 水印化杀, 金之印 */
function checkShortGroups({ each }: CheckedText, { ofPhases }: Groups): void {
  each('god', `${PHASE_ALONE}(比劫|食伤|官杀|财星|印(?=[化生星护，。；、）]))`, (phase, word) =>
    ofPhases(word!, phase!),
  );
  each('god', `(?<![${STEMS}${BRANCHES}])(${PHASE})之([财官杀印])(?=[）的，。；])`, (phase, word) =>
    ofPhases(word!, phase!),
  );
}

/** 木旺泄身, 土重克身 */
function checkUponSelf({ eachDenial, groupOfPhase, groupText }: CheckedText): void {
  eachDenial(
    'god',
    // At the beginning of a clause: in 木制土生身 it is the wood that feeds.
    `(?<=^|[，。；、：（\\n因但且虽然而])[旺多重强]?(${PHASE}{1,2})[旺多重盛强]?(泄|克|生)身`,
    (phases, verb) => {
      const isRight = [...phases!].some((phase) => groupOfPhase(phase) === VERBS[verb!]);
      return unless(isRight, [...phases!].map(groupText).join('，'));
    },
    (match) => !/[不难]/.test(match[0]),
  );
}

const GROUP_CHECKS = [
  checkPhaseGroups,
  checkCharacterGroups,
  checkBracketed,
  checkTheirBranches,
  checkShortGroups,
  checkUponSelf,
];

/** The phases of groups of ten gods: 印星（金）, 水为比劫, 午火为财, 土重克身. */
export function checkGroups(checked: CheckedText): void {
  const groups = groupsIn(checked);
  for (const check of GROUP_CHECKS) check(checked, groups);
}
