/** Why a birth cannot be charted. */
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
  | 'unknown_zone';

/** A birth that cannot be charted. `message` says why, in Chinese a person can be shown. */
export class BirthError extends Error {
  readonly reason: BirthErrorReason;

  constructor(reason: BirthErrorReason, message: string) {
    super(message);
    this.name = 'BirthError';
    this.reason = reason;
  }
}
