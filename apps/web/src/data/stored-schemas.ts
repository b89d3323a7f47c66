import type { Page, Schema } from '@ziping/api-client/types';
import { luckDetails } from '@ziping/bazi/pillars';
import * as v from 'valibot';

type SchemaOf<Data> = v.GenericSchema<unknown, Data>;

/** The given schema. One that lacks or adds a field or a value of the contract is an error of the type checker. */
const schemaOf =
  <Data>() =>
  <Given extends SchemaOf<Data>>(schema: Given & ([Data] extends [v.InferOutput<Given>] ? unknown : never)) =>
    schema as Given;

const texts = v.array(v.string());

const conventions = schemaOf<Schema<'Conventions'>>()(
  v.object({
    zi: v.picklist(['next', 'split']),
    yun: v.picklist(['exact', 'minutes', 'shichen']),
    dst: v.boolean(),
    dst_fold: v.picklist([0, 1]),
  }),
);

const record = schemaOf<Schema<'Record'>>()(
  v.object({
    id: v.string(),
    name: v.string(),
    gender: v.picklist(['male', 'female']),
    birth_place: v.string(),
    birth_place_label: v.string(),
    birth_time: v.string(),
    birth_time_solar: v.string(),
    calendar_type: v.picklist(['solar', 'lunar']),
    leap_month: v.boolean(),
    category: v.picklist([
      'self',
      'family',
      'friend',
      'lover',
      'classmate',
      'child',
      'parent',
      'relative',
      'colleague',
      'client',
      'other',
    ]),
    conventions,
    pinned: v.optional(v.boolean()),
    note: v.optional(v.string()),
    created_at: v.string(),
  }),
);

type PillarDetails = ReturnType<typeof luckDetails>;

/** What the engine computes of every pillar now: a stored chart without one of these fields does not fit. */
const pillarDetails = Object.fromEntries<unknown>(
  Object.entries(luckDetails(0, 0)).map(([field, value]) => [
    field,
    Array.isArray(value) ? texts : v.string(),
  ]),
) as { [Field in keyof PillarDetails]: v.GenericSchema<unknown, PillarDetails[Field]> };

const pillar = v.object({ ...pillarDetails, heavenly_stem: v.string(), earthly_branch: v.string() });

const luckPillar = v.object({ ...pillarDetails, gan: v.string(), zhi: v.string() });

const daYun = v.object({
  ...pillarDetails,
  start_age: v.number(),
  end_age: v.number(),
  start_year: v.number(),
  end_year: v.number(),
  start_date: v.string(),
  ganzhi: v.string(),
  current: v.boolean(),
});

const termDistance = v.object({ name: v.string(), at: v.string(), minutes: v.number() });

const truth = v.object({
  clock: v.string(),
  lunar: v.object({
    year: v.number(),
    month: v.number(),
    leap: v.boolean(),
    day: v.number(),
    text: v.string(),
  }),
  zone: v.string(),
  longitude: v.nullable(v.number()),
  true_solar: v.boolean(),
  steps: v.array(
    v.object({
      kind: v.picklist(['clock', 'dst', 'zone', 'longitude', 'equation_of_time']),
      minutes: v.number(),
      result: v.string(),
    }),
  ),
  corrected_time: v.string(),
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
      message: v.string(),
    }),
  ),
});

/** One page of a record list. */
export const recordPageSchema = schemaOf<Page<Schema<'Record'>>>()(
  v.object({
    items: v.array(record),
    total: v.number(),
  }),
);

/** A record with its chart. */
export const recordChartSchema = schemaOf<Schema<'RecordChart'>>()(
  v.object({
    record,
    bazi: v.object({
      year_pillar: pillar,
      month_pillar: pillar,
      day_pillar: pillar,
      time_pillar: pillar,
      da_yun_pillar: v.nullable(luckPillar),
      liu_nian_pillar: luckPillar,
      qi_yun_date: v.string(),
    }),
    da_yun_list: v.array(daYun),
    qi_yun: v.object({
      years: v.number(),
      months: v.number(),
      days: v.number(),
      hours: v.number(),
      forward: v.boolean(),
    }),
    conventions,
    truth,
    day_master: v.string(),
  }),
);

/** The tree of provinces, cities and districts. */
const regionNode: SchemaOf<Schema<'LocationNode'>> = v.object({
  code: v.string(),
  name: v.string(),
  longitude: v.optional(v.number()),
  latitude: v.optional(v.number()),
  children: v.optional(v.array(v.lazy(() => regionNode))),
});

/** The regions as `locationData` stores them; `timestamp` in epoch milliseconds. */
export const storedRegionsSchema = v.object({
  timestamp: v.number(),
  data: v.pipe(v.array(regionNode), v.minLength(1)),
});
