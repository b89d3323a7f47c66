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

/** The error for a date outside 1900-01-31 … 2100-12-31. @param side of the range on which the date is */
export function outOfRangeError(side: 'before' | 'after'): BirthError {
  return side === 'before'
    ? new BirthError('before_range', '目前支持 1900 年 1 月 31 日（农历庚子年正月初一）及以后的日期')
    : new BirthError('after_range', '目前支持到 2100 年 12 月 31 日为止的日期');
}

/** The error for a month that is not 1–12. */
export function noSuchMonthError(month: number): BirthError {
  return new BirthError('no_such_month', `月份应在 1 到 12 之间，没有 ${month} 月`);
}
