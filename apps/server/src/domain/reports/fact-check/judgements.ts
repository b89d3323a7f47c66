import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { type CheckedText, unless } from './checked-text.ts';
import { PHASE } from './words.ts';

const PATTERN =
  '(?:正官|七杀|偏官|正财|偏财|正印|偏印|食神|伤官|建禄|月劫|[阳羊月]刃|从[官杀财儿势旺强革]|曲直|炎上|稼穑|润下|化[木火土金水])';
const SAME_PATTERN: Record<string, string> = { 偏官: '七杀', 羊刃: '阳刃', 月刃: '阳刃' };

/** The strength of the day master. */
export function checkStrength({ each, facts, isDenied }: CheckedText): void {
  const side = (verdict: string) => (/强/.test(verdict) ? '强' : /弱/.test(verdict) ? '弱' : '中和');
  each(
    'strength',
    `(?:日主|日元|命局|整体|综合)[^。，；\\n]{0,4}?[为是属偏]?(身强|偏强|中和|偏弱|身弱)`,
    (verdict) => unless(side(verdict!) === side(facts.strength.verdict), `日主${facts.strength.verdict}`),
    (match) => !isDenied(match),
  );
}

/** The pattern, 格局. */
export function checkPattern({ each, facts, isDenied }: CheckedText): void {
  each(
    'pattern',
    `(?:格局|命局|此造|本命|此命|命盘|取|定|成|属|为|是)(?:为|是|作|成|属于?|了|以)?[“「]?(${PATTERN})格`,
    (name) =>
      unless((SAME_PATTERN[name!] ?? name) + '格' === facts.pattern.name, `格局是${facts.pattern.name}`),
    (match) => !isDenied(match),
  );
}

/** The phases that help or harm: 用神, 喜神, 忌神. */
export function checkFavourable({ each, facts, isDenied, text }: CheckedText): void {
  const { useful, helpful, harmful, neutral } = facts.favourable;
  const right = `用神为${useful.join('')}，喜神为${helpful.join('')}，忌神为${harmful.join('')}，闲神为${neutral.join('')}`;
  const phasesIn = (words: string) => [...words].filter((one) => PHASE_CHARACTERS.includes(one));
  const check = (role: string, words: string) => {
    const wrong = phasesIn(words).some((phase) => {
      if (role.startsWith('用')) return !useful.includes(phase);
      return role.startsWith('忌')
        ? useful.includes(phase) || helpful.includes(phase)
        : harmful.includes(phase);
    });
    return unless(!wrong, right);
  };
  const some = `${PHASE}(?:[、和与及]?${PHASE}){0,3}`;
  const stated = (match: RegExpExecArray) =>
    !isDenied(match) && !new RegExp(`${PHASE}$`).test(text.slice(0, match.index));
  each(
    'favourable',
    `(用神|喜用神?|喜神?|忌神?)(?:为|是|取|在|见|：|首取|宜取|当取|以){0,2}(${some})(?![局运])`,
    (role, words) => check(role!, words!),
    stated,
  );
  each(
    'favourable',
    `(${some})(?:二者|两者|皆|都|同)?[为是](用神|喜神|喜用|忌神)`,
    (words, role) => check(role!, words!),
    (match) => !isDenied(match),
  );
}
