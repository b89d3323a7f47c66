import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';

import { type CheckedText, unless } from './checked-text.ts';
import { PHASE, STEM } from './words.ts';

const PATTERN =
  '(?:正官|七杀|偏官|正财|偏财|正印|偏印|食神|伤官|建禄|月劫|[阳羊月]刃|从[官杀财儿势旺强革]|曲直|炎上|稼穑|润下|化[木火土金水])';
const SAME_PATTERN: Record<string, string> = { 偏官: '七杀', 羊刃: '阳刃', 月刃: '阳刃' };
/** 食神制杀格 is that of 食神 or of 七杀: what the second word of a pattern may name. */
const SECOND: Record<string, readonly string[]> = {
  生财: ['正财', '偏财'],
  制杀: ['七杀'],
  佩印: ['正印', '偏印'],
  配印: ['正印', '偏印'],
};
/** What acts on the day master is what is strong or weak then: 泄耗日主之力较强. */
const NOT_ACTED_ON = '(?<![泄耗克制生扶助帮护伤压攻损消对给])';
/** Between the day master and its strength when one turns into the other. */
const CHANGE = /[转变趋渐则会可能令使]|运/;

/** The strength of the day master, where it is not in doubt. */
export function checkStrength({ clauseBefore, each, facts }: CheckedText): void {
  const side = (verdict: string) => (/[强旺]/.test(verdict) ? '强' : /弱/.test(verdict) ? '弱' : '中和');
  const own = side(facts.strength.verdict);
  // 中和 is what schools differ on: only the opposite of a verdict that is sure contradicts the chart.
  const isRight = (verdict: string) =>
    unless(
      own === '中和' || side(verdict) === '中和' || side(verdict) === own,
      `日主${facts.strength.verdict}`,
    );
  const isSteady = (match: RegExpExecArray) => !CHANGE.test(clauseBefore(match.index) + match[0]);
  const VERDICT = '(身强(?![力体])|身旺|身弱|偏强|偏旺|较强|较旺|过强|过旺|强旺|中和|偏弱|较弱|过弱|衰弱)';
  each(
    'strength',
    `${NOT_ACTED_ON}(?:日主|日元|命局|整体|综合|八字|四柱|命造|此造)[^，。；\\n|]{0,4}?(?:[为是属偏：]|(?<=日[主元][^，。；\\n]{0,2}|整体|命局|综合|八字))${VERDICT}(?![财官杀印食伤比劫木火土金水])`,
    isRight,
    isSteady,
  );
  each('strength', `${NOT_ACTED_ON}(?:日主|日元)(?:${STEM}${PHASE}?)?${VERDICT}`, isRight, isSteady);
  each('strength', `(?:您|你|命主|属于?|是|为)(?:本)?(身强(?![力体])|身旺|身弱)`, isRight, isSteady);
  each('strength', `日[主元](旺|强|弱)(?=[，。；\\n]|$)`, isRight, isSteady);
}

/** The pattern, 格局, by every school. */
export function checkPattern({ each, facts }: CheckedText): void {
  const patternIs = (name: string, second: string) => {
    const names = [SAME_PATTERN[name] ?? name, ...(SECOND[second] ?? [])];
    return unless(
      names.some((one) => facts.pattern.names.includes(`${one}格`)),
      `格局是${facts.pattern.name}`,
    );
  };
  const name = `(?:一个)?(?:典型|标准|地道)?的?[（]?(${PATTERN})(生财|制杀|佩印|配印)?`;
  each(
    'pattern',
    `(?:格局|命格|命局|此造|本命|此命|命盘|八字|取|定|成|属|为|是)(?:为|是|作|成|属于?|了|以)?${name}之?格`,
    patternIs,
  );
  each('pattern', `(?:格局|命格)(?:定)?(?:为|是|作|属于?|取|以|：)${name}(?!${STEM})`, patternIs);
  each('pattern', `(?<=[，。；\\n]|^)${name}格(?:成立|成格)`, patternIs);
}

type School = CheckedText['facts']['favourable_by'][number];

/** What 扶抑 takes of a strong day master and of a weak one, where the strength is in doubt and both are said. */
function schoolsInDoubt({ facts, groupOfPhase }: CheckedText): School[] {
  if (facts.strength.verdict !== '中和') return [];
  const supports = [...PHASE_CHARACTERS].filter((phase) => /比劫|印/.test(groupOfPhase(phase)));
  const drains = [...PHASE_CHARACTERS].filter((phase) => !supports.includes(phase));
  return [
    { useful: supports, helpful: [], harmful: drains },
    { useful: drains, helpful: [], harmful: supports },
  ];
}

/** The phases that help or harm by every school: 用神, 喜神, 忌神. */
export function checkFavourable(checked: CheckedText): void {
  const { clauseBefore, each, facts } = checked;
  const { useful, helpful, harmful, neutral } = facts.favourable;
  // By some methods no phase is 喜神 or 忌神.
  const right = Object.entries({ 用神: useful, 喜神: helpful, 忌神: harmful, 闲神: neutral })
    .flatMap(([role, phases]) => (phases.length > 0 ? `${role}为${phases.join('')}` : []))
    .join('，');
  const schools = [...facts.favourable_by, ...schoolsInDoubt(checked)];
  const phasesIn = (words: string) => [...words].filter((one) => PHASE_CHARACTERS.includes(one));
  const check = (role: string, words: string) => {
    const phases = phasesIn(words);
    const isRight = phases.every((phase) => {
      if (role.startsWith('忌')) return !useful.includes(phase) && !helpful.includes(phase);
      if (role.startsWith('喜')) return !harmful.includes(phase);
      // Several phases after 用神 are those of 用神 and 喜神, of which at least one is 用神 itself.
      if (phases.length > 1)
        return [...useful, ...helpful].includes(phase) && phases.some((one) => useful.includes(one));
      return useful.includes(phase);
    });
    const isRightByAnother = schools.some((school) => {
      const helps = [...school.useful, ...school.helpful];
      if (role.startsWith('忌')) return phases.every((phase) => school.harmful.includes(phase));
      if (role.startsWith('喜')) return phases.every((phase) => helps.includes(phase));
      return (
        phases.every((phase) => helps.includes(phase)) &&
        phases.some((phase) => school.useful.includes(phase))
      );
    });
    const wrong = !isRight && !isRightByAnother;
    return unless(!wrong, right);
  };
  const some = `${PHASE}(?:[、和与及]?${PHASE}){0,3}`;
  each(
    'favourable',
    `(用神|喜用神?|喜神?|忌神?)(?:分别|依次|为|是|取|在|见|：|首取|宜取|当取|以|→|=){0,2}(${some})(?![局运锅])`,
    // 喜神与用神为金土
    (role, words) => check(role!, words!),
    (match) => {
      const before = clauseBefore(match.index);
      return !new RegExp(`(?:${PHASE}|[喜忌闲]神[与和、及])$`).test(before);
    },
  );
  each('favourable', `(喜)神[与和、及]用神(?:分别|为|是|取|：){0,2}(${some})`, (role, words) =>
    check(role!, words!),
  );
  each('favourable', `(${some})(?:二者|两者|皆|都|同)?[为是](用神|喜神|喜用|忌神)`, (words, role) =>
    check(role!, words!),
  );
  each('favourable', `以(${some})为(用|喜|忌)(?!神|事|人)`, (words, role) => check(role!, words!));
}
