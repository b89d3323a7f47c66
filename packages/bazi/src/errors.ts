/** Why a birth has no chart, or why no birth has the given pillars. */
export type BirthErrorReason =
  | 'incomplete'
  | 'no_such_month'
  | 'no_such_day'
  | 'no_such_time'
  | 'no_leap_month'
  | 'no_such_lunar_day'
  | 'before_range'
  | 'after_range'
  | 'in_future'
  | 'dst_gap'
  | 'bad_gender'
  | 'bad_longitude'
  | 'unknown_zone'
  | 'no_such_pair'
  | 'month_not_of_year'
  | 'hour_not_of_day';

/** A birth without a chart, or pillars that no birth can have. `message` is Chinese text for the user. */
export class BirthError extends Error {
  readonly reason: BirthErrorReason;

  constructor(reason: BirthErrorReason, message: string) {
    super(message);
    this.name = 'BirthError';
    this.reason = reason;
  }
}

/** The message of the contract for a date outside the range. */
const RANGE_MESSAGE = '出生日期须在1900年1月31日至2100年12月31日之间';

/** The error for a date outside 1900-01-31 … 2100-12-31. @param side of the range on which the date is */
export function outOfRangeError(side: 'before' | 'after'): BirthError {
  return new BirthError(`${side}_range`, RANGE_MESSAGE);
}

/** The error for a month that is not 1–12. */
export function noSuchMonthError(month: number): BirthError {
  return new BirthError('no_such_month', `月份应在 1 到 12 之间，没有 ${month} 月`);
}
