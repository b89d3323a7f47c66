/**
 * 用神 and 喜忌. A 从 or 化 pattern decides by itself (《滴天髓阐微》). Otherwise by the school:
 *
 * - `balance`: 通关 where two phases of about equal weight fight (《滴天髓·通关》), else 扶抑 on the strength of the day
 *   master (《滴天髓·体用》): a weak one is helped against what drains it most, a strong one drained; within 中和 the side
 *   to which it leans decides. Of 官杀 that outweigh the day master the phase between is 印, which 扶抑 takes by itself.
 * - `climate`: 调候, the first stem of the month (《穷通宝鉴》).
 * - `combined`, the default: 调候 for births in the months 亥 子 丑 and 巳 午 未, where fire or water is among the first two
 *   stems of the month and has less than an even share of the chart; else 通关; else, where the strength is in doubt or
 *   another school lets a 身弱 chart follow, `pattern`; else 扶抑.
 * - `pattern`: 相神, what completes or mends the pattern of the month (《子平真诠·论用神成败救应》), of several that of the side to
 *   which the strength leans.
 *
 * What feeds the useful phase is helpful, what overcomes it harmful, unless the balance asks otherwise. In doubt, a
 * phase helps that no reading avoids, and harms that each of them avoids. Each phase has exactly one role.
 */
import { climateStems } from './climate.ts';
import { columnsOf, GROUP_NAMES, groupOf, OFFICER, OUTPUT, PLACES, SEAL, SELF, WEALTH } from './columns.ts';
import type { Column } from './columns.ts';
import { fivePhasesOf, PHASE_CHARACTERS, phasePlace, PHASES } from './five-phases.ts';
import { ONE_PHASES, patternOf } from './pattern.ts';
import type { PatternOptions } from './pattern.ts';
import { cangGan } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import { strengthOf } from './strength.ts';
import type {
  Basis,
  Favourable,
  FavourableSchool,
  FivePhases,
  KeyedPillar,
  Pattern,
  Reason,
  Strength,
} from './types.ts';

/** Where the schools differ. */
export interface FavourableOptions extends PatternOptions {
  school?: FavourableSchool;
}

/** What is already computed of the same pillars, with the same options. */
export interface KnownAnalysis {
  pattern?: Pattern;
  strength?: Strength;
  five_phases?: FivePhases;
}

/** How the useful phase is found, as text for the user. */
export const FAVOURABLE_METHOD =
  '从格、化气先依格局。其余冬夏（亥子丑、巳午未）出生而缺火缺水的，先以《穷通宝鉴》调候；不缺的看通关与扶抑：两行势均而相战，取其间通关；强弱难定，或身弱而可从可不从的，取格局的相神（《子平真诠》），两说相反的一概不论；身弱取印比，身强取食伤财官，依日主强弱与何者最重。用神之母为喜，克用神者为忌，其余为闲，供参考。';

type Role = 'useful' | 'helpful' | 'neutral' | 'harmful';

/** The role of each phase, and why. */
interface Choice {
  method: Favourable['method'];
  source: string;
  /** By place of the phase. */
  roles: Role[];
  reason: Reason;
}

/** The lowest share of both phases in a fight, the widest gap between them, the largest share of the one between. */
const FIGHTS = 30;
const FIGHT_GAP = 15;
const LACKS_MEDIATOR = 15;
/** An even share of the five phases. */
const EVEN = 20;

/** Roles by group of ten gods, from the day's own: u useful, h helpful, n neutral, x harmful. */
const ROLES: Readonly<Record<string, Role>> = { u: 'useful', h: 'helpful', n: 'neutral', x: 'harmful' };
const rolesFrom = (start: number, signs: string): Role[] =>
  PHASES.map((_, phase) => ROLES[signs.charAt((phase - start + 5) % 5)]!);

/** Roles beside each special pattern, from the phase of the day (of 化气: from the new one, when it is weak). */
const FOLLOWING: Readonly<Record<string, string>> = {
  从儿格: 'nuhxx',
  从财格: 'xhunx',
  从杀格: 'xxhux',
  从官格: 'xxhux',
  从势格: 'xhuhx',
};
/** 从旺 and 从强, and one phase, which 财 does not offend. */
const DOMINANT = 'uhxxh';
const ONE_PHASE = 'uhnxh';
const TRANSFORMED_WEAK = 'hnxxu';
const TRANSFORMED_STRONG = 'nuhxx';

function specialChoice(
  pattern: Pattern,
  own: number,
  share: (phase: number) => number,
  columns: readonly Column[],
): Choice | null {
  const phase = PHASES.indexOf(pattern.phase);
  const choice = (start: number, signs: string, text: string): Choice => ({
    method: '从化',
    source: pattern.source,
    roles: rolesFrom(start, signs),
    reason: { text, basis: pattern.rests_on.basis },
  });
  const sign = PHASE_CHARACTERS.charAt(phase);
  if (pattern.kind === 'transform')
    return share(phase) >= 50
      ? choice(phase, TRANSFORMED_STRONG, `${pattern.name}，化神${sign}有余，取泄化神者。`)
      : choice(phase, TRANSFORMED_WEAK, `${pattern.name}，化神${sign}不足，取生化神者。`);
  if (pattern.kind === 'follow')
    return choice(own, FOLLOWING[pattern.name]!, `${pattern.name}，顺其势而取${sign}，逆之者为忌。`);
  if (pattern.kind !== 'dominant') return null;
  const output = (own + OUTPUT) % 5;
  const flows = columns.some(
    ({ key, stem, branch }) =>
      (key !== 'day' && phasePlace(stem) === output) || phasePlace(cangGan(branch)[0]!) === output,
  );
  const signs = ONE_PHASES.includes(pattern.name) ? ONE_PHASE : DOMINANT;
  // 「旺之极者，宜泄而不宜克」: 食伤 that the chart has let the strong one flow; without them its own phase leads.
  return flows
    ? choice(
        own,
        `hu${signs.slice(2)}`,
        `${pattern.name}，旺极宜泄，取${PHASE_CHARACTERS.charAt(output)}流通，逆之者为忌。`,
      )
    : choice(own, signs, `${pattern.name}，顺其势而取${sign}，逆之者为忌。`);
}

/** A part as a basis; of a 三会 or 三合 the branch. */
const partBasis = ({ key, part, character }: Strength['parts'][number], columns: readonly Column[]): Basis =>
  part === 'frame'
    ? {
        key,
        part: 'branch',
        character: BRANCHES.charAt(columns.find((column) => column.key === key)!.branch),
      }
    : { key, part, character };

const partsByGroup = (parts: Strength['parts'], day: number): Strength['parts'][] =>
  GROUP_NAMES.map((_, group) =>
    parts.filter(({ character }) => groupOf(day, phasePlace(STEMS.indexOf(character))) === group),
  );

const weightOf = (parts: Strength['parts']) => parts.reduce((sum, { weight }) => sum + weight, 0);

/** The group of ten gods that 扶抑 goes by: the heaviest of those that drain a weak day master, or that help a strong one. */
export function heaviestGroup(
  { parts }: Pick<Strength, 'parts'>,
  side: Strength['leans'],
  day: number,
): number {
  const weights = partsByGroup(parts, day).map(weightOf);
  const among = side === 'weak' ? [OFFICER, WEALTH, OUTPUT] : [SELF, SEAL];
  return among.reduce((one, other) => (weights[other]! > weights[one]! ? other : one));
}

/** 扶抑, for a chart that is strong or weak. */
function balanceChoice(
  { verdict, parts }: Strength,
  side: Strength['leans'],
  day: number,
  columns: readonly Column[],
): Choice {
  const groups = partsByGroup(parts, day);
  const has = (group: number) => weightOf(groups[group]!) > 0;
  const firm =
    groups[OFFICER]!.some(({ part }) => part === 'stem') &&
    groups[OFFICER]!.some(({ part }) => part === 'hidden');

  const cause = heaviestGroup({ parts }, side, day);
  let [signs, how] = ['', ''];
  if (side === 'weak') {
    if (cause === OFFICER) [signs, how] = ['hnxxu', '取印化官杀而生身'];
    else if (cause === OUTPUT) [signs, how] = ['hxxnu', '取印制食伤而生身'];
    else [signs, how] = ['uxxxh', '取比劫分财帮身'];
  } else {
    if (cause === SEAL) [signs, how] = ['xhunx', '取财抑印'];
    else if (verdict !== '身强' && firm) [signs, how] = ['xnhux', '取官杀制之'];
    else if (has(OUTPUT)) [signs, how] = ['xuhnx', '取食伤泄之'];
    else if (has(OFFICER)) [signs, how] = ['xnhux', '取官杀制之'];
    else if (has(WEALTH)) [signs, how] = ['xhunx', '取财耗之'];
    else [signs, how] = ['xuhnx', '取食伤泄之'];
  }
  const doubtful = verdict === '中和' ? `中和偏${side === 'weak' ? '弱' : '强'}` : verdict;
  return {
    method: '扶抑',
    source: '《滴天髓·体用》',
    roles: rolesFrom(phasePlace(day), signs),
    reason: {
      text: `日主${doubtful}，${GROUP_NAMES[cause]!}最重，${how}。`,
      basis: groups[cause]!.map((part) => partBasis(part, columns)),
    },
  };
}

/** Roles around a useful phase alone: what feeds it helps, what overcomes it harms. */
const rolesAround = (useful: number): Role[] => rolesFrom(useful, 'unnxh');

/** What all readings of a chart share, beside its useful phase: harmful is only what each of them avoids. */
function sharedRoles(useful: number, readings: readonly (readonly Role[])[]): Role[] {
  const isGood = (role: Role) => role === 'useful' || role === 'helpful';
  return rolesAround(useful).map((role, phase) => {
    if (role === 'useful') return role;
    const all = readings.map((roles) => roles[phase]!);
    if (all.every((each) => each === 'harmful')) return role === 'helpful' ? 'neutral' : 'harmful';
    return (role === 'helpful' || all.every(isGood)) && !all.includes('harmful') ? 'helpful' : 'neutral';
  });
}

/** 相神: what completes the pattern, of several that which suits the side to which the strength leans. */
function patternChoice(
  { name, state, helpers, verdict, phase }: Pattern,
  leans: Strength['leans'],
  day: number,
): Choice {
  const places = helpers.map((phase) => PHASES.indexOf(phase));
  const suits = (phase: number) => {
    const group = groupOf(day, phase);
    return (group === SELF || group === SEAL) === (leans === 'weak');
  };
  // 印 that the month gives is what a weak one needs itself.
  const god = PHASES.indexOf(phase);
  const useful = places.find(suits) ?? (leans === 'weak' && groupOf(day, god) === SEAL ? god : places[0]!);
  const group = GROUP_NAMES[groupOf(day, useful)]!;
  const said = verdict.map(({ text }) => text.replace(/。$/, '')).join('、');
  return {
    method: '格局',
    source: '《子平真诠》',
    roles: rolesAround(useful),
    reason: {
      text: `${name}${state}${said && `，${said}`}，${places.includes(useful) ? `取${group}为相神` : `日主偏弱，取月令之${group}`}。`,
      basis: verdict.flatMap(({ basis }) => basis),
    },
  };
}

/**
 * Another useful phase over the roles of the balance. What the balance takes stays helpful, unless it overcomes the useful
 * phase and nothing has to flow.
 */
function overlay(roles: readonly Role[], useful: number, flows = false): Role[] {
  return roles.map((role, phase) => {
    const harm = role === 'harmful';
    if (phase === useful) return 'useful';
    if (phase === (useful + 4) % 5) return 'helpful';
    if (phase === (useful + 3) % 5) {
      if (flows && role === 'useful') return 'helpful';
      return harm || role === 'neutral' ? 'harmful' : 'neutral';
    }
    return role === 'useful' ? 'helpful' : role;
  });
}

/** 通关: the phase between two that fight, where it suits the strength; null for none. */
function mediatorChoice(
  balance: Choice,
  { leans, verdict }: Strength,
  day: number,
  share: (phase: number) => number,
  columns: readonly Column[],
): Choice | null {
  for (const [attacker] of PHASES.entries()) {
    const [between, attacked] = [(attacker + 1) % 5, (attacker + 2) % 5];
    const shares = [share(attacker), share(attacked)];
    if (Math.min(...shares) < FIGHTS || Math.abs(shares[0]! - shares[1]!) > FIGHT_GAP) continue;
    const group = groupOf(day, between);
    const supports = group === SELF || group === SEAL;
    if (share(between) > LACKS_MEDIATOR || (verdict !== '中和' && supports !== (leans === 'weak'))) continue;
    const [one, two, three] = [attacker, attacked, between].map((phase) => PHASE_CHARACTERS.charAt(phase));
    return {
      method: '通关',
      source: '《滴天髓·通关》',
      roles: overlay(balance.roles, between),
      reason: {
        text: `${one!}与${two!}势均相战，取${three!}通关。`,
        basis: columns
          .filter(({ stem }) => [attacker, attacked].includes(phasePlace(stem)))
          .map(({ key, stem }) => ({ key, part: 'stem', character: STEMS.charAt(stem) })),
      },
    };
  }
  return null;
}

/** 调候 as a school of its own. */
function climateChoice(wanted: readonly number[], reason: Reason): Choice {
  const phases = wanted.map(phasePlace);
  const useful = phases[0]!;
  return {
    method: '调候',
    source: '《穷通宝鉴》',
    roles: PHASES.map((_, phase) => {
      if (phase === useful) return 'useful';
      if (phases.includes(phase) || phase === (useful + 4) % 5) return 'helpful';
      return phase === (useful + 3) % 5 ? 'harmful' : 'neutral';
    }),
    reason,
  };
}

/** Fire is wanted in 亥 子 丑, water in 巳 午 未; -1 in the other months. */
function seasonWants(branch: number): number {
  if ([11, 0, 1].includes(branch)) return 1;
  return [5, 6, 7].includes(branch) ? 4 : -1;
}

/** Where a phase is in the chart: in open stems besides the day's, else hidden. */
function findPhase(phase: number, columns: readonly Column[]): Pick<Favourable, 'presence' | 'found'> {
  const open = columns.filter(({ key, stem }) => key !== 'day' && phasePlace(stem) === phase);
  if (open.length > 0)
    return {
      presence: 'open',
      found: open.map(({ key, stem }) => ({ key, part: 'stem', character: STEMS.charAt(stem) })),
    };
  const found = columns.flatMap(({ key, branch }) =>
    cangGan(branch)
      .filter((stem) => phasePlace(stem) === phase)
      .map((stem): Basis => ({ key, part: 'hidden', character: STEMS.charAt(stem) })),
  );
  return { presence: found.length > 0 ? 'hidden' : 'absent', found };
}

/**
 * 用神 and 喜忌. Columns of luck are ignored; without the hour it is that of three pillars.
 *
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function favourableOf(
  four: readonly KeyedPillar[],
  options: FavourableOptions = {},
  known: KnownAnalysis = {},
): Favourable {
  const { school = 'combined' } = options;
  const {
    columns,
    month,
    day: { stem: day },
  } = columnsOf(four);
  const { shares } = known.five_phases ?? fivePhasesOf(four);
  const share = (phase: number) => shares[phase]!.percent;
  const wanted = climateStems(day, month.branch);
  const strength = known.strength ?? strengthOf(four);
  const monthBranch = BRANCHES.charAt(month.branch);

  const sayClimate = (stems: readonly number[]): Reason => ({
    text: `${STEMS.charAt(day)}生于${monthBranch}月，《穷通宝鉴》取${stems.map((stem) => STEMS.charAt(stem)).join('、')}。`,
    basis: [
      { key: 'day', part: 'stem', character: STEMS.charAt(day) },
      { key: 'month', part: 'branch', character: monthBranch },
    ],
  });

  const own = phasePlace(day);
  const pattern = known.pattern ?? patternOf(four, options);
  const special = specialChoice(pattern, own, share, columns);
  const balance = balanceChoice(strength, strength.leans, day, columns);

  /** Each reading that some would take, by its name. */
  const readings = (): (readonly [as: string, choice: Choice])[] => {
    const turns =
      strength.verdict === '身弱' || (pattern.rival?.kind === 'transform' && strength.leans === 'weak');
    const rival = turns && pattern.rival && specialChoice(pattern.rival, own, share, columns);
    const sides = strength.verdict === '中和' ? (['strong', 'weak'] as const) : [strength.leans];
    const all = sides.map((side) => {
      const choice = side === strength.leans ? balance : balanceChoice(strength, side, day, columns);
      return [side === 'strong' ? '身强' : '身弱', choice] as const;
    });
    return rival ? [...all, [`假${pattern.rival!.name}`, rival]] : all;
  };
  const taken = special ? [] : readings();
  const doubtful = taken.length > 1;
  /** Of a doubtful chart what no reading turns round. */
  const settle = (choice: Choice): Choice =>
    doubtful
      ? {
          ...choice,
          roles: sharedRoles(
            choice.roles.indexOf('useful'),
            taken.map(([, { roles }]) => roles),
          ),
        }
      : choice;

  const choose = (): Choice => {
    if (special) return special;
    if (school === 'climate') return climateChoice(wanted, sayClimate(wanted));
    if (school === 'pattern') return patternChoice(pattern, strength.leans, day);
    const mediator = () => mediatorChoice(balance, strength, day, share, columns);
    if (school === 'balance') return mediator() ?? balance;
    const urgent = seasonWants(month.branch);
    if (wanted.slice(0, 2).some((stem) => phasePlace(stem) === urgent) && share(urgent) < EVEN)
      return settle({
        method: '调候',
        source: '《穷通宝鉴》',
        // 「旺之极者，宜泄而不宜克」: earth still lets the very strong fire of summer flow.
        roles: overlay(balance.roles, urgent, strength.verdict === '身强'),
        reason: {
          ...sayClimate(wanted),
          text: `${sayClimate(wanted).text}${urgent === 1 ? '冬月寒，先取火暖' : '夏月燥，先取水润'}。`,
        },
      });
    const between = mediator();
    if (between) return settle(between);
    return doubtful ? settle(patternChoice(pattern, strength.leans, day)) : balance;
  };

  const { method, source, roles, reason } = choose();
  const of = (role: Role) => PHASES.filter((_, phase) => roles[phase] === role);
  const useful = of('useful');
  const phase = PHASES.indexOf(useful[0]!);
  const listed = wanted.filter((stem) => phasePlace(stem) === phase);
  const stems = method === '调候' ? listed : [...new Set([...listed, 2 * phase, 2 * phase + 1])];
  const { presence, found } = findPhase(phase, columns);
  const sign = PHASE_CHARACTERS.charAt(phase);
  const places = found.map(
    ({ key, character }) => PLACES[key]! + (presence === 'open' ? '干' : '支') + character,
  );
  return {
    school,
    method,
    useful,
    helpful: of('helpful'),
    neutral: of('neutral'),
    harmful: of('harmful'),
    stems: stems.map((stem) => STEMS.charAt(stem)),
    presence,
    found,
    climate: wanted.map((stem) => STEMS.charAt(stem)),
    reasons: [
      reason,
      {
        text:
          presence === 'absent'
            ? `${sign}不在局中，待岁运引来。`
            : `${sign}${presence === 'open' ? '透于' : '藏于'}${places.join('、')}。`,
        basis: found,
      },
    ],
    readings: doubtful
      ? taken.map(([as, choice]) => ({
          as,
          useful: PHASES[choice.roles.indexOf('useful')]!,
          good: PHASES.filter((_, place) => ['useful', 'helpful'].includes(choice.roles[place]!)),
          harmful: PHASES.filter((_, place) => choice.roles[place] === 'harmful'),
        }))
      : [],
    source,
  };
}
