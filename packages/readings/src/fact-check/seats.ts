/** What a stem sits on, its roots, and the twelve stages of life: 坐亥水强根, 丁火坐丑土, 自坐长生. */
import { cangGan, diShi } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';
import { phasePlace } from '@ziping/bazi/five-phases';

import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, PAIR, PHASE, STEM } from './words.ts';

const SUBJECTS = new RegExp(
  `[年月时](?:[柱干支上])|大运|流年|(${PAIR})|日[主元柱干支]|命主|此命|此造|${STEM}(?=${PHASE})`,
  'g',
);
const STAGE = '(长生|沐浴|冠带|临官|帝旺|建禄|墓库|[衰病死墓绝胎养](?=地|位|之地|之位))';
const ANY_STAGE = '(长生|沐浴|冠带|临官|帝旺|建禄|墓库|[衰病死墓绝胎养])';
const SAME_STAGE: Readonly<Record<string, string>> = { 建禄: '临官', 墓库: '墓' };

/** The stages of a stem in a branch by either school: yin stems backwards, or as the yang stem of their phase. */
function stagesOf(stem: number, branch: number): string[] {
  const yang = stem - (stem % 2);
  // Earth goes with fire, in some books with water.
  return [diShi(stem, branch), diShi(yang, branch), ...(phasePlace(stem) === 2 ? [diShi(8, branch)] : [])];
}

/** The seat of the day master, and whether a statement is of it. */
function seatOf({ facts, isOfBirth, lineBefore, sentenceBefore }: CheckedText) {
  const { day_master } = facts;
  const day = facts.pillars.day.ganzhi;
  /** 生于申月得令，且坐亥水强根: of the day master, where the sentence has named no other pillar since. */
  const isOfDay = (match: RegExpExecArray) => {
    const before = sentenceBefore(match.index);
    const [last] = [...before.matchAll(SUBJECTS)].slice(-1);
    if (!isOfBirth(match)) return false;
    if (!last) return !/[年月时][柱干支上]|运/.test(lineBefore(match.index));
    if (/^日|命主|此/.test(last[0])) return true;
    return last[0] === day_master || last[0] === day;
  };
  return { day, isOfDay, seat: day.charAt(1), stem: STEMS.indexOf(day_master) };
}
type Seat = ReturnType<typeof seatOf>;

/** 丁火坐丑土: one of the pillars has both. */
function checkStemSeats({ each, facts, isOfBirth }: CheckedText, { seat }: Seat): void {
  const { day_master } = facts;
  const pairs = Object.values(facts.pillars).map(({ ganzhi }) => ganzhi);
  each(
    'pillar',
    `(?<![${STEMS}])(${STEM})(?![${BRANCHES}])${PHASE}?(?:日主|日元)?自?坐(?:于|在|下|着|支)?(${BRANCH})(?![${BRANCHES}])`,
    (stem, branch) =>
      unless(
        pairs.includes(stem! + branch!) || (stem === day_master && branch === seat),
        `四柱为${pairs.join('、')}`,
      ),
    isOfBirth,
  );
}

/** 自坐亥水 */
function checkDaySeat({ clauseBefore, each }: CheckedText, { day, isOfDay, seat }: Seat): void {
  each(
    'pillar',
    `(?<=^|[\\n，。；：、且又但虽然因亦而还])(?:日主|日元)?(?:自|正|恰|亦|又|下|得){0,2}坐(?:于|在|下|着|支)?(?:的)?(${BRANCH})(?=${PHASE}|[，。；（为而得])(?!${PHASE}?[、与和])`,
    (branch) => unless(branch === seat, `日柱是${day}`),
    (match) => isOfDay(match) && !/(?:[年月时][柱干支上]|运|${PAIR})[^，]*$/.test(clauseBefore(match.index)),
  );
}

/** 通根于亥, 日主无根 */
function checkRoots(
  { branches, branchesText, each, eachDenial, facts, isOfBirth }: CheckedText,
  { stem }: Seat,
): void {
  const { day_master } = facts;
  each(
    'pillar',
    `(?:通根|扎根|有根|得根|生根)(?:于|在|到)(?:[年月日时]支)?(${BRANCH})(?![${BRANCHES}])`,
    (branch) => unless(branches.includes(branch!), branchesText),
    isOfBirth,
  );
  const ownRoots = branches.filter(
    (branch) => phasePlace(cangGan(BRANCHES.indexOf(branch))[0]!) === phasePlace(stem),
  );
  eachDenial(
    'pillar',
    `(?:日[主元](?:${STEM}${PHASE}?)?|(?<![${STEMS}])${day_master}${PHASE}?)(?:在?地支)?(?:完全|毫|全|并)?(?:无根|没有根|不通根|地支无根)`,
    () => unless(ownRoots.length === 0, `${day_master}在${ownRoots.join('、')}有根`),
    isOfBirth,
  );
}

/** Whether a stem is said to have one of its stages in a branch. */
const stageIs = (stem: number, branch: string, said: string) =>
  unless(
    stagesOf(stem, BRANCHES.indexOf(branch)).includes(SAME_STAGE[said] ?? said),
    `${STEMS.charAt(stem)}在${branch}为${diShi(stem, BRANCHES.indexOf(branch))}`,
  );

/** 丁火长生在酉, 日主坐长生 */
function checkStages({ each }: CheckedText, { isOfDay, seat, stem: own }: Seat): void {
  each(
    'life_stage',
    `(?<![${STEMS}])(${STEM})(?![${BRANCHES}])${PHASE}?(?:的|之)?${STAGE}(?:之?[地位])?(?:在|于|为|是)(${BRANCH})(?![${BRANCHES}])`,
    (stem, stage, branch) => stageIs(STEMS.indexOf(stem!), branch!, stage!),
  );
  each(
    'life_stage',
    `(?<![${STEMS}])(${STEM})(?![${BRANCHES}])${PHASE}?(?:生|坐|临|处|居|逢|见|遇|到|在)?(?:于|在)?(${BRANCH})(?![${BRANCHES}])${PHASE}?(?:月|日|时)?(?:为|是|处|乃|逢|即)?${STAGE}`,
    (stem, branch, stage) => stageIs(STEMS.indexOf(stem!), branch!, stage!),
  );
  each('life_stage', `日[主元](?:${STEM}${PHASE}?)?(?:自|正|恰|又)?坐(?:于|在)?(?:了)?${STAGE}`, (stage) =>
    stageIs(own, seat, stage!),
  );
  each(
    'life_stage',
    `(?<![${PAIR}年月时柱])(?:自坐|坐下)(?:为|是|处|于)?${STAGE}`,
    (stage) => stageIs(own, seat, stage!),
    isOfDay,
  );
  each(
    'life_stage',
    `日[主元](?:${STEM}${PHASE}?)?(?:在|于|临|处)?(${BRANCH})(?![${BRANCHES}])${PHASE}?(?:月|支)?(?:为|是|处|乃|逢)?${STAGE}`,
    (branch, stage) => stageIs(own, branch!, stage!),
  );
}

/** 日柱的地势是沐浴, 年支长生: of the day stem, or of the stem of that pillar (自坐). */
function checkStagesOfPillars({ each, pillarOf }: CheckedText, { stem: own }: Seat): void {
  each(
    'life_stage',
    `(?<![流今明])([年月日时])[柱支](?:的|之)?(?:地势|星运|十二长生|自坐|运势)?(?:为|是|处于?|临|逢|坐|在|：|\\|){0,2}${STAGE}`,
    (word, stage) => {
      const pillar = pillarOf(word!);
      if (!pillar) return `${word}柱未知，不可断言`;
      const branch = BRANCHES.indexOf(pillar.ganzhi.charAt(1));
      const stages = [own, STEMS.indexOf(pillar.ganzhi.charAt(0))].flatMap((stem) => stagesOf(stem, branch));
      return unless(
        stages.includes(SAME_STAGE[stage!] ?? stage!),
        `${word}柱的地势是${pillar.di_shi}，自坐是${pillar.zi_zuo}`,
      );
    },
  );
}

/** 地势依次为长生、沐浴、… */
function checkStagesInRow({ each, facts }: CheckedText, { stem }: Seat): void {
  each(
    'life_stage',
    `(?:地势|星运|十二长生)(?:依次|分别)?(?:为|是|：){1,2}${ANY_STAGE}[、，]${ANY_STAGE}[、，]${ANY_STAGE}(?:[、，]${ANY_STAGE})?`,
    (...stages) => {
      const all = Object.values(facts.pillars);
      const isRight = all.every(
        ({ ganzhi, zi_zuo }, i) =>
          !stages[i] ||
          zi_zuo === stages[i] ||
          stagesOf(stem, BRANCHES.indexOf(ganzhi.charAt(1))).includes(SAME_STAGE[stages[i]] ?? stages[i]),
      );
      return unless(isRight, `地势依次为${all.map(({ di_shi }) => di_shi).join('、')}`);
    },
  );
}

const CHECKS = [
  checkStemSeats,
  checkDaySeat,
  checkRoots,
  checkStages,
  checkStagesOfPillars,
  checkStagesInRow,
];

/** What stems sit on, roots, and stages of life. */
export function checkSeats(checked: CheckedText): void {
  const seat = seatOf(checked);
  for (const check of CHECKS) check(checked, seat);
}
