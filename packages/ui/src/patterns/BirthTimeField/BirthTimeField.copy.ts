export const birthTimeCopy = {
  label: '出生时间',
  hour: '时',
  minute: '分',
  hourOption: (hour: number) => `${String(hour).padStart(2, '0')}时`,
  minuteOption: (minute: number) => `${String(minute).padStart(2, '0')}分`,
  mode: '时间写法',
  modes: { plain: '时分', traditional: '时辰' },
  /** With true solar time. */
  clockHint: '真太阳时由钟表时间推算，请填钟表上的时分；只记得时辰时，请关闭真太阳时。',
  traditionalHint: '只记得时辰时，按该时辰的正中排盘。',
} as const;

/** A double hour 时辰: its clock hours, middle, span and traditional name. */
export interface DoubleHour {
  name: string;
  hours: readonly number[];
  /** The clock hour of its middle, used when only the double hour is known. */
  middle: number;
  /** From its first hour to the hour at which the next one begins, short enough for a phone with large text. */
  span: string;
  period: string;
}

/** The twelve double hours. 子时 is split in two, because conventions differ on which half begins the day. */
export const doubleHours: readonly DoubleHour[] = [
  { name: '早子时', hours: [0], middle: 0, span: '00–01点', period: '夜半' },
  { name: '丑时', hours: [1, 2], middle: 2, span: '01–03点', period: '鸡鸣' },
  { name: '寅时', hours: [3, 4], middle: 4, span: '03–05点', period: '平旦' },
  { name: '卯时', hours: [5, 6], middle: 6, span: '05–07点', period: '日出' },
  { name: '辰时', hours: [7, 8], middle: 8, span: '07–09点', period: '食时' },
  { name: '巳时', hours: [9, 10], middle: 10, span: '09–11点', period: '隅中' },
  { name: '午时', hours: [11, 12], middle: 12, span: '11–13点', period: '日中' },
  { name: '未时', hours: [13, 14], middle: 14, span: '13–15点', period: '日昳' },
  { name: '申时', hours: [15, 16], middle: 16, span: '15–17点', period: '晡时' },
  { name: '酉时', hours: [17, 18], middle: 18, span: '17–19点', period: '日入' },
  { name: '戌时', hours: [19, 20], middle: 20, span: '19–21点', period: '黄昏' },
  { name: '亥时', hours: [21, 22], middle: 22, span: '21–23点', period: '人定' },
  { name: '晚子时', hours: [23], middle: 23, span: '23–24点', period: '夜半' },
];
