import { unreadable } from '@ziping/api-client/envelope';
import type { Page, Schema } from '@ziping/api-client/types';
import { luckDetails } from '@ziping/bazi/pillars';
import { pairOf, STEMS } from '@ziping/bazi/sixty-cycle';
import type { Chart, DaYun, LiuNian } from '@ziping/bazi/types';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';
import * as v from 'valibot';

export type SchemaOf<Data> = v.GenericSchema<unknown, Data>;

/** The given schema. One that lacks or adds a field or a value of the contract is an error of the type checker. */
export const schemaOf =
  <Data>() =>
  <Given extends SchemaOf<Data>>(schema: Given & ([Data] extends [v.InferOutput<Given>] ? unknown : never)) =>
    schema as Given;

export const text = v.string();
const texts = v.array(text);
const flag = v.boolean();
const integer = v.pipe(v.number(), v.integer());
const moment = v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Whether a text is one of the sixty pairs: the engine computes with no other. */
function isPair(ganzhi: string): boolean {
  try {
    return pairOf(ganzhi) >= 0;
  } catch {
    return false;
  }
}

const conventions = schemaOf<Schema<'Conventions'>>()(
  v.object({
    zi: v.picklist(['next', 'split']),
    yun: v.picklist(['exact', 'minutes', 'shichen']),
    dst: flag,
    dst_fold: v.picklist([0, 1]),
  }),
);

/** A record. */
export const recordSchema = schemaOf<Schema<'Record'>>()(
  v.object({
    id: text,
    name: text,
    gender: v.picklist(['male', 'female']),
    birth_place: text,
    birth_place_label: v.optional(text),
    birth_time: moment,
    birth_time_solar: moment,
    calendar_type: v.picklist(['solar', 'lunar']),
    leap_month: v.optional(flag),
    hour_unknown: v.optional(flag),
    // An unknown group is shown as 其他.
    category: text as unknown as SchemaOf<Schema<'Category'>>,
    conventions: v.optional(conventions),
    pinned: v.optional(flag),
    note: v.optional(text),
    created_at: v.pipe(
      text,
      v.check((at) => !Number.isNaN(Date.parse(at))),
    ),
  }),
);

/** What every pillar has besides its two characters. */
const pillarFields = {
  shi_shen: text,
  cang_gan: texts,
  cang_gan_shi_shen: texts,
  na_yin: text,
  kong_wang: text,
  di_shi: text,
  zi_zuo: v.optional(text),
};

const pillar = v.pipe(
  v.object({ ...pillarFields, heavenly_stem: text, earthly_branch: text }),
  v.check(({ heavenly_stem, earthly_branch }) => isPair(heavenly_stem + earthly_branch)),
);

const luckPillar = v.pipe(
  v.object({ ...pillarFields, gan: text, zhi: text }),
  v.check(({ gan, zhi }) => isPair(gan + zhi)),
);

/** What a cycle and a year have in common. */
const luckFields = {
  ganzhi: v.pipe(text, v.check(isPair)),
  shi_shen: text,
  cang_gan: v.optional(texts),
  cang_gan_shi_shen: texts,
  na_yin: v.optional(text),
  kong_wang: v.optional(text),
  di_shi: v.optional(text),
  zi_zuo: v.optional(text),
};

const daYun = v.object({
  ...luckFields,
  start_age: integer,
  end_age: v.optional(integer),
  start_year: integer,
  end_year: v.optional(integer),
  start_date: v.optional(moment),
  current: flag,
});

/** The civil clock of a zone, with which the engine computes. */
export const zoneClock = v.object({
  name: text,
  periods: v.pipe(v.array(v.object({ from: integer, standard: integer, summer: integer })), v.minLength(1)),
});

const termDistance = v.object({ name: text, at: moment, minutes: v.number() });

const truth = v.object({
  clock: moment,
  lunar: v.object({
    year: v.number(),
    month: v.number(),
    leap: flag,
    day: v.number(),
    text: text,
  }),
  zone: text,
  zone_offset: v.optional(integer),
  zone_clock: v.optional(zoneClock),
  longitude: v.nullable(v.number()),
  true_solar: flag,
  steps: v.array(
    v.object({
      kind: v.picklist(['clock', 'dst', 'zone', 'longitude', 'equation_of_time']),
      minutes: v.number(),
      result: moment,
    }),
  ),
  corrected_time: moment,
  jie: v.object({ previous: termDistance, next: termDistance }),
  warnings: v.array(
    v.object({
      kind: v.picklist([
        'near_jie',
        'near_zi',
        'near_hour',
        'dst_applied',
        'dst_overlap',
        'dst_disputed',
        'historic_clock',
        'beyond_2050',
      ]),
      message: text,
    }),
  ),
});

/** One page of a record list. */
export const recordPageSchema = schemaOf<Page<Schema<'Record'>>>()(
  v.object({
    items: v.array(recordSchema),
    total: v.number(),
  }),
);

const readingBasis = v.object({
  // A term that the glossary does not have is explained as a failure.
  group: text as unknown as SchemaOf<Schema<'ReadingBasis'>['group']>,
  term: text,
  column: v.nullable(text) as unknown as SchemaOf<Schema<'ReadingBasis'>['column']>,
  of: text,
});

const answeredChart = schemaOf<Schema<'RecordChart'> & { record: Schema<'Record'> }>()(
  v.object({
    record: recordSchema,
    bazi: v.object({
      year_pillar: pillar,
      month_pillar: pillar,
      day_pillar: pillar,
      time_pillar: pillar,
      da_yun_pillar: v.nullable(luckPillar),
      liu_nian_pillar: luckPillar,
      qi_yun_date: moment,
    }),
    da_yun_list: v.pipe(v.array(daYun), v.minLength(1)),
    qi_yun: v.optional(
      v.object({
        years: v.number(),
        months: v.number(),
        days: v.number(),
        hours: v.number(),
        forward: flag,
      }),
    ),
    conventions: v.optional(conventions),
    truth: v.optional(truth),
    day_master: v.optional(text),
    basic_analysis: v.optional(
      v.object({
        year: integer,
        sentences: v.array(v.object({ text, basis: v.array(readingBasis) })),
      }),
    ),
  }),
);

type AnsweredChart = v.InferOutput<typeof answeredChart>;

/** What follows from the characters of a pillar is added where the service has left it out. */
const withDetails = <Given extends object>(given: Given, ganzhi: string, day_master: string) =>
  ({ ...luckDetails(pairOf(ganzhi), STEMS.indexOf(day_master)), ...given }) as Given &
    ReturnType<typeof luckDetails>;

function withLastYear(
  cycle: AnsweredChart['da_yun_list'][number],
  next: { start_year: number } | undefined,
  qi_yun_date: string,
) {
  const { start_year, start_age } = cycle;
  const end_year = (next?.start_year ?? start_year + 10) - 1;
  const start_date = start_year + qi_yun_date.slice(4);
  return { end_year, end_age: start_age + end_year - start_year, start_date, ...cycle };
}

function complete({ bazi, da_yun_list, ...rest }: AnsweredChart): RecordChart {
  const day_master = bazi.day_pillar.heavenly_stem;
  const natal = (given: Chart['bazi']['day_pillar'] | AnsweredChart['bazi']['day_pillar']) =>
    withDetails(given, given.heavenly_stem + given.earthly_branch, day_master);
  const luck = (given: AnsweredChart['bazi']['liu_nian_pillar']) =>
    withDetails(given, given.gan + given.zhi, day_master);
  return {
    ...rest,
    day_master,
    bazi: {
      ...bazi,
      year_pillar: natal(bazi.year_pillar),
      month_pillar: natal(bazi.month_pillar),
      day_pillar: natal(bazi.day_pillar),
      time_pillar: natal(bazi.time_pillar),
      da_yun_pillar: bazi.da_yun_pillar && luck(bazi.da_yun_pillar),
      liu_nian_pillar: luck(bazi.liu_nian_pillar),
    },
    da_yun_list: da_yun_list.map((cycle, index): DaYun => {
      const whole = withLastYear(cycle, da_yun_list[index + 1], bazi.qi_yun_date);
      return withDetails(whole, cycle.ganzhi, day_master);
    }),
  };
}

/** A record with its chart. */
export const recordChartSchema = v.pipe(answeredChart, v.transform(complete));

/** The years of a cycle, in any order. */
const yearsSchema = v.array(
  schemaOf<Schema<'LiuNian'>>()(
    v.object({ ...luckFields, age: integer, year: integer, current: v.optional(flag) }),
  ),
);

/**
 * An answer that has the shape of the contract.
 * @throws ApiError for any other
 */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const { success, output } = v.safeParse(schema, answer);
  if (!success) throw unreadable();
  return output as Output;
}

/**
 * The years of a cycle in their order.
 * @throws ApiError for an answer that the contract does not allow
 */
export function readYears(answer: unknown, day_master: string): LiuNian[] {
  return readAnswer(yearsSchema, answer)
    .map((year) => ({ ...withDetails(year, year.ganzhi, day_master), current: year.current ?? false }))
    .sort((one, other) => one.year - other.year);
}
