/**
 * 取法对照: one chart by every school that the engine has an option for, question by question. The rules are those of the
 * modules they are taken from; nothing is decided here.
 */
import { fourOf, patternsOf } from './analysis.ts';
import { castChart } from './chart.ts';
import { commandingStem } from './commanding-stem.ts';
import { BirthError } from './errors.ts';
import { PHASE_CHARACTERS, PHASES } from './five-phases.ts';
import { minorLuck } from './minor-luck.ts';
import type {
  Birth,
  BirthTruth,
  Chart,
  CommandingStem,
  CommandTable,
  Conventions,
  KeyedPillar,
  Pillar,
  SchoolAnswer,
  SchoolQuestion,
  SchoolRow,
  SchoolRowOf,
} from './types.ts';

type SchoolOf<Question extends SchoolQuestion> = SchoolRowOf<Question>['answers'][number]['school'];

/** A chart as far as a comparison needs it; the questions that rest on a missing part are left out. */
type ComparedChart = Pick<Chart, 'bazi' | 'da_yun_list' | 'day_master'> & {
  conventions?: Conventions | undefined;
  truth?: Pick<BirthTruth, 'jie'> | undefined;
};

const PATTERN_SOURCES: Readonly<Record<SchoolOf<'pattern'>, string>> = {
  genuine: '《滴天髓》原注、《子平真诠》',
  all: '《滴天髓阐微》',
  commanding: '《三命通会·论人元司事》',
};

const COMMANDING_SOURCES: Readonly<Record<SchoolOf<'commanding_stem'>, string>> = {
  ziping: '《子平真诠评注》',
  sanming: '《三命通会·论人元司事》',
};

const MINOR_LUCK_SOURCES: Readonly<Record<SchoolOf<'minor_luck'>, string>> = {
  hour: '《三命通会》引醉醒子',
  fixed: '《三命通会·论小运》',
};

/** The ages (虚岁) of which 小运 is compared: the first shows where it begins, the others its direction. */
const MINOR_LUCK_AGES = [1, 2, 3];

const FAVOURABLE_SCHOOLS = ['combined', 'balance', 'climate', 'pattern'] as const;
const YUN_CONVENTIONS = ['exact', 'minutes', 'shichen'] as const;
const ZI_CONVENTIONS = ['next', 'split'] as const;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

const ganzhiOf = ({ heavenly_stem, earthly_branch }: Pillar) => heavenly_stem + earthly_branch;

type Terms = Pick<SchoolAnswer, 'result' | 'details'>;

const luckStartOf = ({ bazi, da_yun_list }: ComparedChart): Terms => ({
  result: [bazi.qi_yun_date.slice(0, 10)],
  details: da_yun_list.slice(0, 1).map(({ start_age }) => String(start_age)),
});

const dayAndHourOf = ({ bazi }: ComparedChart): Terms => ({
  result: [ganzhiOf(bazi.day_pillar), ganzhiOf(bazi.time_pillar)],
  details: [],
});

function rowOf<Question extends SchoolQuestion>(
  question: Question,
  answers: SchoolRowOf<Question>['answers'],
): SchoolRowOf<Question> {
  const results = answers.map(({ result }) => result.join(' '));
  return { question, answers, differs: new Set(results).size > 1 };
}

/** 格局 and 用神. @param commanding the stem in command by 《三命通会》; without it that school is left out */
function patternRows(pillars: readonly KeyedPillar[], commanding: string | undefined): SchoolRow[] {
  const patterns = patternsOf(pillars, commanding);
  const schools = keysOf(PATTERN_SOURCES).filter(
    (school) => school !== 'commanding' || commanding !== undefined,
  );
  return [
    rowOf(
      'pattern',
      schools.map((school) => {
        const { genuine, name, state } = patterns[school].pattern;
        return {
          school,
          source: PATTERN_SOURCES[school],
          result: [(genuine ? '' : '假') + name],
          details: [state],
          is_default: school === 'genuine',
        };
      }),
    ),
    rowOf(
      'favourable',
      FAVOURABLE_SCHOOLS.map((school) => {
        const { useful, stems, method, source } = patterns.genuine.favourable_by[school];
        return {
          school,
          source,
          result: [useful.map((phase) => PHASE_CHARACTERS.charAt(PHASES.indexOf(phase))).join('')],
          details: [stems.join(''), method],
          is_default: school === 'combined',
        };
      }),
    ),
  ];
}

function commandingRow(by: Readonly<Record<CommandTable, CommandingStem>>): SchoolRow {
  return rowOf(
    'commanding_stem',
    keysOf(COMMANDING_SOURCES).map((school) => ({
      school,
      source: COMMANDING_SOURCES[school],
      result: [by[school].stem],
      details: [by[school].shi_shen],
      is_default: school === 'ziping',
    })),
  );
}

function minorLuckRow(chart: ComparedChart, gender: Birth['gender']): SchoolRow {
  return rowOf(
    'minor_luck',
    keysOf(MINOR_LUCK_SOURCES).map((school) => ({
      school,
      source: MINOR_LUCK_SOURCES[school],
      result: MINOR_LUCK_AGES.map((age) => minorLuck(chart, gender, age, school).ganzhi),
      details: [],
      is_default: school === 'hour',
    })),
  );
}

/** The questions of how a chart is cast: it is cast again by each school other than its own. */
function castRows(chart: ComparedChart, birth: Birth, conventions: Conventions): SchoolRow[] {
  // What is current in a chart is not compared, so the time does not matter.
  const cast = (changes: Partial<Conventions>, of = birth) =>
    castChart(of, { ...conventions, ...changes }, 0);
  const answersOf = <School extends string>(
    schools: readonly School[],
    used: School,
    castBy: (school: School) => ComparedChart,
    termsOf: (of: ComparedChart) => Terms,
  ): SchoolAnswer<School>[] =>
    schools.map((school) => ({
      school,
      source: null,
      ...termsOf(school === used ? chart : castBy(school)),
      is_default: school === used,
    }));
  const rows: SchoolRow[] = [
    rowOf(
      'yun_convention',
      answersOf(YUN_CONVENTIONS, conventions.yun, (yun) => cast({ yun }), luckStartOf),
    ),
    rowOf(
      'zi_convention',
      answersOf(ZI_CONVENTIONS, conventions.zi, (zi) => cast({ zi }), dayAndHourOf),
    ),
  ];
  if (typeof birth.longitude === 'number') {
    const byClock = () => cast({}, { ...birth, longitude: null });
    rows.push(rowOf('true_solar', answersOf(['true_solar', 'clock'], 'true_solar', byClock, dayAndHourOf)));
  }
  return rows;
}

/** None for a birth that the engine cannot cast, such as one of a service with other calendar tables. */
function castRowsIfPossible(...args: Parameters<typeof castRows>): SchoolRow[] {
  try {
    return castRows(...args);
  } catch (error) {
    if (error instanceof BirthError) return [];
    throw error;
  }
}

/** The questions of a chart whose hour is known. */
function rowsWithHour(chart: ComparedChart, gender: Birth['gender'], birth: Birth | null): SchoolRow[] {
  const { truth, conventions } = chart;
  const commanding = truth && {
    ziping: commandingStem({ ...chart, truth }),
    sanming: commandingStem({ ...chart, truth }, 'sanming'),
  };
  return [
    ...patternRows(fourOf(chart), commanding?.sanming.stem),
    ...(commanding ? [commandingRow(commanding)] : []),
    minorLuckRow(chart, gender),
    ...(birth && conventions ? castRowsIfPossible(chart, birth, conventions) : []),
  ];
}

/**
 * The questions on which schools differ, each with the answer of every school: first those on which the answers for this
 * chart differ, then the others, both in the order of `SchoolQuestion`.
 *
 * - 用神 is that of the default pattern.
 * - Without the hour, 格局 and 用神 are those of three pillars, and what needs the time of birth is left out: all other
 *   questions, and the pattern by the stem in command.
 * - A chart by the clock alone has no true solar time to compare with.
 *
 * @param chart without its `truth` there is no stem in command; without its conventions it is not cast by others
 * @param birth without it, or with one that the engine cannot cast, the chart is not cast by other conventions
 */
export function compareSchools(
  chart: ComparedChart,
  gender: Birth['gender'],
  birth: Birth | null,
  hour_unknown = false,
): SchoolRow[] {
  const rows = hour_unknown
    ? patternRows(
        fourOf(chart).filter(({ key }) => key !== 'time'),
        undefined,
      )
    : rowsWithHour(chart, gender, birth);
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
