/** The season of birth, what the month supports, and whether the earth of the chart is wet or dry. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type CheckedText, unless } from './checked-text.ts';
import { monthStemsOf } from './month-stems.ts';
import { GOD, GROUP, groupsOf, PHASE, phaseOfBranch } from './words.ts';

const SEASONS = ['春', '夏', '秋', '冬'];
/** Seasons, months and quarters of the sky, in which a phase is strong for everyone. */
export const OF_ALL =
  /(?<!生[于在][^，。；\n]{0,6})(?:[春夏秋冬](?:天|季|日|令)|月(?![令柱干支上建])|半年|季度)|季节|节气|天气|气候|[东南西北]方|方位/;
const WET = '辰丑';
const DRY = '未戌';
/** The groups of what does something to the day master. */
const TO_SELF: Readonly<Record<string, readonly string[]>> = {
  ...{ 泄: ['食伤'], 克: ['官杀'], 耗: ['财', '食伤'], 生: ['印'] },
  ...{ 助: ['印', '比劫'], 帮: ['印', '比劫'], 扶: ['印', '比劫'] },
};
/** Words after which earth is sought, not there. */
const SOUGHT = /[取用以须应待望求缺无没少需宜喜忌补借得逢若]|不见|才(?![华能])/;

/** The season of birth. */
export function checkSeason({ each, facts }: CheckedText): void {
  const branch = BRANCHES.indexOf(facts.pillars.month.ganzhi.charAt(1));
  const byPillar = Math.floor(((branch + 10) % 12) / 3);
  // By the calendar spring is March to May; around 立春 and the other three people say either.
  const byCalendar = facts.birth.solar.map(({ month }) => Math.floor(((month + 9) % 12) / 3));
  each(
    'birth',
    `(?:生于|生在|出生于|出生在)(?:[初仲晚盛隆深暮早寒严炎]|孟|季|农历)?([春夏秋冬])(?!日)`,
    (season) =>
      unless([byPillar, ...byCalendar].includes(SEASONS.indexOf(season!)), `生于${SEASONS[byPillar]}季`),
  );
}

/** What the month has by any table of 人元司令, and whether a statement is of the birth. */
function monthOf({ clauseBefore, facts, groupOfPhase, isOfBirth, phaseOfStem }: CheckedText) {
  const phases = [...new Set(monthStemsOf(facts).map(phaseOfStem))];
  const groups = [...new Set(phases.map(groupOfPhase))];
  const { ganzhi, hidden } = facts.pillars.month;
  const branch = ganzhi.charAt(1);
  return {
    branch,
    groups,
    phases,
    right: `月令${branch}藏${hidden.map(({ stem }) => stem).join('')}，为${groups.join('、')}`,
    isOfChart: (match: RegExpExecArray) =>
      isOfBirth(match) && !OF_ALL.test(clauseBefore(match.index) + match[0]),
  };
}

/** Whether the month supports the day master: 日主得令, 得月令之生, 日主失令, 月令泄身. */
export function checkSupport(checked: CheckedText): void {
  const { each, eachDenial, facts, phaseOfStem } = checked;
  const { branch, groups, isOfChart, right } = monthOf(checked);
  const { day_master } = facts;
  // Whatever of the month is of the day master's phase or feeds it may be said to support it.
  const supports = () =>
    unless(groups.includes('比劫') || groups.includes('印'), `${branch}月不生扶日主${day_master}`);
  const self = `(?:日主|日元|(?<![${STEMS}${BRANCHES}])${day_master}(?=${PHASE}))`;
  const between = '[^。；\\n财官印杀食伤比劫透]{0,14}?';
  // 日主弱，木火得令 is of another phase.
  const notOfAnother = `(?<!(?<!${day_master})${PHASE}[气势]?)`;
  const has = '得(?:月令|时令|令|时(?=[，。；、而]))|当令';
  each(
    'strength',
    `(?:${self}${between}|(?:^|[，。；\\n])身)${notOfAnother}(?:${has})(?!与否|不得|还是)`,
    supports,
    (match) => isOfChart(match) && !/未得/.test(match[0]),
  );
  eachDenial(
    'strength',
    `(?:日主|日元)${between}${notOfAnother}(?:失令|失时|不得令|不得月令|未得月令|未得令|不得时令)`,
    // What rules the four months of earth changes with their days.
    () =>
      unless(
        /[辰戌丑未]/.test(branch) || phaseOfBranch(branch) !== phaseOfStem(day_master),
        `${branch}月与日主${day_master}同气，日主得令`,
      ),
    (match) => isOfChart(match) && !/并非|不是|不算|得令不得令/.test(match[0]),
  );
  each(
    'god',
    `月令(?:${PHASE}气?)?(泄|克|耗|生|助|帮|扶)身(?![为则者是叫])`,
    (verb) =>
      unless(
        groups.some((group) => TO_SELF[verb!]?.includes(group)),
        right,
      ),
    isOfChart,
  );
}

/** Phases and groups of ten gods said to rule the month: 财星当令, 木气司令. */
export function checkRuling(checked: CheckedText): void {
  const { each, groupOfPhase } = checked;
  const { isOfChart, phases, right } = monthOf(checked);
  // 得令 is also said of what the month feeds, 相.
  const fed = phases.map((phase) => PHASE_CHARACTERS.charAt((PHASE_CHARACTERS.indexOf(phase) + 1) % 5));
  const ruling = (verb: string) => (verb === '得令' ? [...phases, ...fed] : phases);
  const rules = '(?:星)?(?:气|势)?旺?(?:而|且)?(当令|司令|秉令|得令)';
  each(
    'god',
    `(?<!${PHASE})(${GROUP}|${GOD})${rules}`,
    (word, verb) =>
      unless(
        ruling(verb!).some((phase) => groupsOf(word!).includes(groupOfPhase(phase))),
        right,
      ),
    isOfChart,
  );
  each(
    'phase',
    `(?<![${STEMS}${BRANCHES}${PHASE_CHARACTERS}])(${PHASE})${rules}`,
    (phase, verb) => unless(ruling(verb!).includes(phase!), right),
    isOfChart,
  );
}

/** Wet and dry earth: 湿土 is 辰 and 丑, and 己 to some; 燥土 is 未 and 戌, and 戊 to some. */
export function checkEarth({
  branches,
  clauseBefore,
  each,
  eachDenial,
  isOfBirth,
  stems,
}: CheckedText): void {
  const kindOf = (branch: string) => (WET.includes(branch) ? '湿土' : '燥土');
  // 未是湿土 has the word of a denial in it, 未.
  eachDenial('phase', `(?<![${STEMS}])([${WET}${DRY}])土?(?:为|是|乃|属于?|即)(湿土|燥土)`, (branch, kind) =>
    unless(kindOf(branch!) === kind, `${branch}是${kindOf(branch!)}`),
  );
  const allOf = (kind: string) => (kind === '湿土' ? [...WET, '己'] : [...DRY, '戊']);
  each(
    'phase',
    `(?<![${WET}${DRY}]土?(?:为|是|乃|属于?|即)?、?)(湿土|燥土)(?![则者能可会适宜虽为是与和、]|通常|容易)`,
    (kind) =>
      unless(
        allOf(kind!).some((one) => [...stems, ...branches].includes(one)),
        `八字中没有${kind}，${kind}为${allOf(kind!).slice(0, 2).join('、')}`,
      ),
    (match) => stems.length === 4 && isOfBirth(match) && !SOUGHT.test(clauseBefore(match.index)),
  );
}
