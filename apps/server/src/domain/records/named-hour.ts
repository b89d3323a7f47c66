/** A 时辰 that a file names stays the hour of the chart. */
import { ApiError, type FieldError, invalidField } from '../../shared/errors.ts';
import { castRecordPillars } from './record-chart.ts';
import type { RecordContext } from './record-context.ts';
import type { ReadRow } from './record-file.ts';
import { castBirthRow, type NewRecord } from './record-rows.ts';

type Cast = ReturnType<typeof castBirthRow>;
type Written = Pick<ReadRow, 'given' | 'assumed' | 'named_hour' | 'sun_assumed'>;

/** Corrections of the clock that are left out, since the row does not ask for them itself. */
interface Omitted {
  trueSolarTime: boolean;
  summerTime: boolean;
}

/**
 * The birth of a row. A row that names a 时辰 has it as its hour: true solar time and summer time, which are taken where
 * a row says nothing of them, are left out where they lead to another hour or day, and `assumed` says so.
 *
 * @throws ValidationError also where a column asks for a correction that leads out of the 时辰
 */
export function castWrittenBirth(
  context: RecordContext,
  written: Written,
  now: Date,
): Cast & { assumed: FieldError[] } {
  const { named_hour, assumed } = written;
  const given = context.validateNew(written.given);
  if (!named_hour) return { ...castBirthRow(context, given, now), assumed };
  let refusal: ApiError = invalidField(
    'birth_time',
    `换算真太阳时或夏令时后不是所写的${named_hour.label}，请核对`,
  );
  for (const omitted of listOmissions(written, given)) {
    try {
      const cast = castBirthRow(context, { ...given, ...withoutCorrections(omitted) }, now);
      if (hasWrittenHour(cast))
        return { ...cast, assumed: describeOmitted(omitted, cast, assumed, named_hour.label) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without summer time an hour exists that the clock skipped.
      refusal = error;
    }
  }
  throw refusal;
}

/** Which corrections may be left out, the fewest first. */
function listOmissions({ given, sun_assumed = false }: Written, { birth_place }: NewRecord): Omitted[] {
  const ofTrueSolarTime = sun_assumed && birth_place ? [false, true] : [false];
  const ofSummerTime = given.apply_dst === undefined ? [false, true] : [false];
  return ofSummerTime.flatMap((summerTime) =>
    ofTrueSolarTime.map((trueSolarTime) => ({ trueSolarTime, summerTime })),
  );
}

const withoutCorrections = ({ trueSolarTime, summerTime }: Omitted): Partial<NewRecord> => ({
  ...(trueSolarTime && { birth_place: '' }),
  ...(summerTime && { apply_dst: false }),
});

/** Whether day and hour of a chart are those of the clock as it is written. */
function hasWrittenHour({ row, chart }: Cast): boolean {
  const plain = castRecordPillars({ ...row, longitude: null, apply_dst: false });
  const { day_pillar, time_pillar } = chart.bazi;
  return [day_pillar, time_pillar].every(
    ({ heavenly_stem, earthly_branch }, place) => plain?.[place + 2] === heavenly_stem + earthly_branch,
  );
}

/** What a row does not say, with the corrections that are left out for its 时辰. */
function describeOmitted(
  { trueSolarTime, summerTime }: Omitted,
  { row }: Cast,
  assumed: FieldError[],
  label: string,
): FieldError[] {
  const described = trueSolarTime ? assumed.filter(({ field }) => field !== 'birth_place') : [...assumed];
  const lost = row.birth_city === '' ? '，没有存出生地' : '';
  if (trueSolarTime)
    described.push({ field: 'birth_place', message: `按所写的${label}，不用真太阳时${lost}` });
  if (summerTime) described.push({ field: 'apply_dst', message: `按所写的${label}，不还原夏令时` });
  return described;
}
