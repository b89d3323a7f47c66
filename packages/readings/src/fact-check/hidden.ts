/** Hidden stems, and stems and ten gods said to be open: 巳中丙火, 甲木藏于亥, 天干透壬水, 七杀透出, 财星不透. */
import { cangGan } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, canonicalGod, GOD, GROUP, groupsOf, PHASE, STEM } from './words.ts';

/** Stems that the tables of 人元司令 give a branch besides the hidden ones of every book. */
const ALSO_HIDDEN: Readonly<Record<string, string>> = {
  ...{ 子: '壬', 卯: '甲', 午: '丙', 酉: '庚', 寅: '己', 巳: '', 申: '己', 亥: '戊' },
};
const NUMBERS: Readonly<Record<string, number>> = { 双: 2, 两: 2, 二: 2, 三: 3, 四: 4 };
const OPEN = '(?:透(?:出|干|露|现)?|出干)';
const ADVERB = '(?:又|亦|也|均|皆|并|同|双|俱|高|明|虽|已|再|且){0,2}';
const NOT = '(?:不|未|没有|并未|并不|不见|未能)';

/** Whether a branch hides a stem by any table in use. */
const hides = (branch: string, stem: string) =>
  cangGan(BRANCHES.indexOf(branch)).includes(STEMS.indexOf(stem)) ||
  (ALSO_HIDDEN[branch] ?? '').includes(stem);
const hiddenText = (branch: string) =>
  `${branch}藏${cangGan(BRANCHES.indexOf(branch))
    .map((stem) => STEMS.charAt(stem))
    .join('、')}`;

/** What branches that are named hide. */
function checkHiddenStems({
  branches,
  branchesText,
  each,
  eachDenial,
  hiddenGods,
  isOfBirth,
}: CheckedText): void {
  const branch = `(?<![${STEMS}])(${BRANCH})${PHASE}?`;
  const inside =
    '(?:之?中|里|内)(?:所|暗|内|深)?(?:藏|含|有|的|之)?(?:有|着|的)?|(?:所|暗|内|深)?藏(?:有|着)?';
  const stem = `(${STEM})(?![${BRANCHES}])${PHASE}?`;
  const pattern = `${branch}(?:${inside})${stem}`;
  each('hidden', pattern, (of, one) => unless(hides(of!, one!), hiddenText(of!)));
  each('hidden', pattern, (of) => unless(branches.includes(of!), `${branchesText}，没有${of}`), isOfBirth);
  // The others of a list: 巳中藏丙火正财与戊土正官
  for (let count = 1; count <= 3; count += 1)
    each(
      'hidden',
      `${branch}(?:${inside})(?:${STEM}${PHASE}?(?:${GOD})?[、与和及，]){${count}}${stem}(?!${OPEN})`,
      (of, one) => unless(hides(of!, one!), hiddenText(of!)),
      (match) => !match[0].includes('，') || /藏/.test(match[0]),
    );
  each('hidden', `${stem}(?:${GOD})?(?:暗|深|内)?藏(?:于|在)${branch}(?![${BRANCHES}])`, (one, of) =>
    unless(hides(of!, one!), hiddenText(of!)),
  );
  each('god', `(${GOD})(?:暗|深|内)?藏(?:于|在)(?<!日|月|年|时)${branch}(?:之?中|里|内)?`, (god, of) =>
    unless(hiddenGods(of!).includes(canonicalGod(god!)), `${of}所藏为${hiddenGods(of!).join('、')}`),
  );
  eachDenial('hidden', `${branch}(?:之?中|里|内)?(?:不|未|没|没有|并不|并未)藏(?:有)?${stem}`, (of, one) =>
    unless(!cangGan(BRANCHES.indexOf(of!)).includes(STEMS.indexOf(one!)), hiddenText(of!)),
  );
}

/** How often the chart has a branch: 地支两见寅木, 地支午火为食伤. */
function checkBranchCounts({ branches, branchesText, each, isOfBirth }: CheckedText): void {
  const countIs = (count: string, of: string) =>
    unless(branches.filter((one) => one === of).length >= (NUMBERS[count] ?? 1), branchesText);
  const number = '(双|两|二|三|四)?(?:个|见|现|逢|重)?';
  each(
    'pillar',
    `地支(?:中|里|里面|之中)?(?:又|再|重重|有|见|得|坐|暗藏|含|带){0,2}${number}(${BRANCH})(?![${BRANCHES}、时年月日])(?:${PHASE})?`,
    (count, of) => countIs(count!, of!),
    (match) => isOfBirth(match) && !/[合冲刑害破三会拱穿]/.test(match[0]),
  );
  each(
    'pillar',
    // 生三子 is of children.
    `(?<!天干)([双两二三四])(?:个|见|现|重)?(?!子(?!水))(${BRANCH})(?=${PHASE}|[，。；、双两三])(?!${PHASE}?[、与和]?[${BRANCHES}])`,
    (count, of) => countIs(count!, of!),
    (match) => isOfBirth(match) && !/[合冲刑害]/.test(match[0]),
  );
}

/** Hidden stems of branches by name; those of positions are read with the pillars. */
export function checkHidden(checked: CheckedText): void {
  checkHiddenStems(checked);
  checkBranchCounts(checked);
}

/** What is said at a position is read with the pillars, that of a branch is of its hidden stems. */
const isOpenOfChart =
  ({ clauseBefore, isOfBirth }: CheckedText) =>
  (match: RegExpExecArray) =>
    isOfBirth(match) && !/[年月日时][柱支](?:中|里)?$/.test(clauseBefore(match.index));

/** Stems that are said to be open, or not to be. */
function checkNamedStems(checked: CheckedText): void {
  const { each, eachDenial, otherStems, stems, stemsText: right } = checked;
  const isOfChart = isOpenOfChart(checked);
  const countOf = (word: string) => NUMBERS[word] ?? 1;
  each(
    'hidden',
    `(双|两|三)?${OPEN}(?:的|有|见|着|了)?(双|两|一)?(${STEM})(?![${BRANCHES}])(${STEM})?(?![${BRANCHES}])${PHASE}?`,
    (times, number, one, other) => {
      const named = one! + (other ?? '');
      const count = other ? 1 : Math.max(countOf(times!), countOf(number!));
      return unless(
        [...named].every((stem) => stems.filter((own) => own === stem).length >= count),
        right,
      );
    },
    isOfChart,
  );
  each(
    'hidden',
    `天干(?:共|有|见|中有)?([双两二三四])(?:个|见|现|重)?(${STEM})(?![${BRANCHES}])`,
    (number, stem) => unless(stems.filter((own) => own === stem).length >= countOf(number!), right),
    isOfChart,
  );
  each(
    'hidden',
    `${OPEN}(?:的|有|见|着|了)?${STEM}${PHASE}?(?:${GOD}|${GROUP})?[、与和及](?:一|双|两)?(${STEM})(?![${BRANCHES}])${PHASE}?`,
    (stem) => unless(stems.includes(stem!), right),
    isOfChart,
  );
  each(
    'hidden',
    `(?<![${STEMS}${BRANCHES}])(${STEM})(${STEM})?${PHASE}?(?:${GOD}|${GROUP})?(?:（[^（）\\n]{1,6}）)?${ADVERB}${OPEN}(?!于?[年月日时地])`,
    (one, other) =>
      unless(
        [...(one! + (other ?? ''))].every((stem) => stems.includes(stem)),
        right,
      ),
    isOfChart,
  );
  eachDenial(
    'hidden',
    `(?<![${STEMS}${BRANCHES}])(${STEM})${PHASE}?(?:${GOD}|${GROUP})?${NOT}(?:透|出干|显于天干|现于天干)`,
    (stem) => unless(!otherStems.includes(stem!), right),
    isOfChart,
  );
}

/** Ten gods and groups that are said to be open, or not to be. */
function checkOpenGods(checked: CheckedText): void {
  const { each, eachDenial, godOf, otherStems, sentenceBefore, stemsText } = checked;
  const right = `${stemsText}，十神为${otherStems.map((stem) => `${stem}${godOf(stem)}`).join('、')}`;
  const isOpen = (word: string) =>
    otherStems.some((stem) =>
      new RegExp(`^${GOD}$`).test(word)
        ? godOf(stem) === canonicalGod(word)
        : groupsOf(word).some((group) => groupsOf(godOf(stem)).includes(group)),
    );
  const isOfChart = isOpenOfChart(checked);
  const word = `(${GOD}|${GROUP})`;
  each(
    'god',
    `${word}(?:（${PHASE}）)?星?(?:混杂|当令|得令|旺|重)?(?:而|且|又)?${ADVERB}(?:透(?:出|干|露|于?天干)|高透|出干|外露|显露)(?!于?[年月日时地])`,
    (god) => unless(isOpen(god!), right),
    isOfChart,
  );
  each(
    'god',
    `(?:天干|干上|干头)(?:又|再|并|双|高){0,2}透(?:出|露)?(?:有|见)?(${GOD}|${GROUP}|[财官印杀](?=[，。；、]))`,
    (god) => unless(isOpen(god!), right),
    isOfChart,
  );
  eachDenial(
    'god',
    `${word}(?:（${PHASE}）)?星?${NOT}(?:透|显于|现于)(?:出|干|露|于?天干)?(?!.{0,2}[年月日时]干)`,
    (god) => unless(!isOpen(god!), right),
    isOfChart,
  );
  // 财星弱且不显: not to be seen among the stems. What is covered by another stem may be said not to show.
  eachDenial(
    'god',
    `${word}(?:（${PHASE}）)?星?[弱轻微]?(?:而|且|又|也|均|都|皆|亦){0,2}不[显现](?=[，。；、）\\n]|$)`,
    (god) => unless(!isOpen(god!), right),
    (match) =>
      isOfChart(match) && !/[合克制压掩埋遮伏夺被受遭]|空亡/.test(sentenceBefore(match.index) + match[0]),
  );
}

/** Stems and ten gods that are said to stand among the open stems, or not to. */
export function checkOpenStems(checked: CheckedText): void {
  checkNamedStems(checked);
  checkOpenGods(checked);
}
