/** 时辰: the twelve double hours of the day and the clock hours they stand for. */

/** A double hour. */
export interface DoubleHour {
  name: string;
  /** Its traditional name and what that says about the time of day. */
  alias: string;
  description: string;
  /** Its two clock hours in order: 子时 has 23 and 0. */
  hours: readonly [number, number];
  /** Such as 23:00–00:59. */
  span: string;
}

const NAMES: [name: string, alias: string, description: string][] = [
  ['子时', '夜半', '夜色最深，一日之始'],
  ['丑时', '鸡鸣', '雄鸡初啼，天色未明'],
  ['寅时', '平旦', '夜与日交替之际'],
  ['卯时', '日出', '旭日初升'],
  ['辰时', '食时', '早饭时分'],
  ['巳时', '隅中', '临近正午'],
  ['午时', '日中', '太阳当空'],
  ['未时', '日昳', '太阳偏西'],
  ['申时', '晡时', '午后将晚'],
  ['酉时', '日入', '太阳落山'],
  ['戌时', '黄昏', '天色渐暗'],
  ['亥时', '人定', '夜深人静'],
];

function onClock(hour: number, minute: string): string {
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** The twelve double hours from 子时. */
export const DOUBLE_HOURS: readonly DoubleHour[] = NAMES.map(([name, alias, description], index) => {
  const first = (2 * index + 23) % 24;
  const second = 2 * index;
  return {
    name,
    alias,
    description,
    hours: [first, second],
    span: `${onClock(first, '00')}–${onClock(second, '59')}`,
  };
});

/** The double hour of a clock hour (0–23). @throws RangeError for any other number */
export function doubleHourOf(hour: number): DoubleHour {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`no hour ${hour}`);
  return DOUBLE_HOURS[((hour + 1) >> 1) % 12]!;
}

/** A choice for a person who knows only the double hour: its label, and the clock time used for it. */
export interface DoubleHourChoice {
  label: string;
  description: string;
  hour: number;
  minute: number;
}

/**
 * The choices by double hour. 子时 is split in two, early (0:00) and late (23:00), one on each side of midnight. The
 * others use their middle, the full hour between their two clock hours.
 */
export const DOUBLE_HOUR_CHOICES: readonly DoubleHourChoice[] = [
  { label: '早子时', description: '00:00–00:59', hour: 0, minute: 0 },
  ...DOUBLE_HOURS.slice(1).map(({ name, alias, span, hours }) => ({
    label: name,
    description: `${alias} ${span}`,
    hour: hours[1],
    minute: 0,
  })),
  { label: '晚子时', description: '23:00–23:59', hour: 23, minute: 0 },
];
