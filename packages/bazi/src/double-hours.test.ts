import { expect, test } from 'vitest';
import { DOUBLE_HOUR_CHOICES, DOUBLE_HOURS, doubleHourOf } from './double-hours.ts';

test('every clock hour belongs to one double hour', () => {
  expect(DOUBLE_HOURS.map(({ name }) => name).join('')).toBe(
    '子时丑时寅时卯时辰时巳时午时未时申时酉时戌时亥时',
  );
  for (let hour = 0; hour < 24; hour += 1) expect(doubleHourOf(hour).hours).toContain(hour);
  expect(doubleHourOf(23)).toBe(doubleHourOf(0));
  expect(doubleHourOf(0).hours).toEqual([23, 0]);
  expect(doubleHourOf(12).name).toBe('午时');
  expect(doubleHourOf(12).span).toBe('11:00–12:59');
  for (const hour of [24, -1, 1.5]) expect(() => doubleHourOf(hour)).toThrow(RangeError);
});

test('the time of every choice lies in its double hour; 子时 has two choices', () => {
  expect(DOUBLE_HOUR_CHOICES).toHaveLength(13);
  expect(DOUBLE_HOUR_CHOICES.map(({ hour }) => hour)).toEqual([
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23,
  ]);
  for (const { label, hour } of DOUBLE_HOUR_CHOICES) expect(label).toContain(doubleHourOf(hour).name);
});
