/** The kinds of time that a question can speak of. */

/** A month of luck, 1 for 寅月, of a year of luck. */
export interface LuckMonth {
  year: number;
  month: number;
}

export type Time =
  | { kind: 'year'; year: number }
  /** `choose`: which of them is meant to be said. */
  | { kind: 'years'; years: number[]; choose: boolean }
  /** At least one, in the order of time. */
  | { kind: 'months'; months: LuckMonth[]; lunar: boolean }
  | { kind: 'cycle'; which: 'current' | 'next' | 'previous' | 'start' | 'change' | 'best' | 'all' }
  | { kind: 'cycle_of'; ganzhi: string }
  | { kind: 'cycle_at'; year: number }
  /** 虚岁 */
  | { kind: 'age'; age: number }
  /** 虚岁, the first and the last. */
  | { kind: 'ages'; from: number; to: number };

/** The civil date in China. */
export interface Today {
  year: number;
  month: number;
  /** Single days are named only where it is known. */
  day?: number;
}
