import { describe, expect, it } from 'vitest';
import {
  formatDateTime,
  formatDay,
  formatDuration,
  formatInstant,
  formatTime,
  formatTimestamp,
} from './formatDateTime.ts';

describe('formatDateTime', () => {
  it('omits leading zeros of the date and zero seconds', () => {
    expect(formatDateTime('1986-07-27 07:30:00')).toBe('1986年7月27日 07:30');
  });
  it('shows seconds that are not zero', () => {
    expect(formatDateTime('1986-07-27 05:19:48')).toBe('1986年7月27日 05:19:48');
  });
  it('formats a date without a time', () => {
    expect(formatDateTime('2025-05-01')).toBe('2025年5月1日');
  });
});

describe('formatTime', () => {
  it('formats the time only', () => {
    expect(formatTime('1986-07-27 00:00:00')).toBe('00:00');
    expect(formatTime('1986-07-27 05:19:48')).toBe('05:19:48');
  });
});

describe('formatInstant', () => {
  it('is in the time of China, with leading zeros', () => {
    expect(formatInstant('2026-01-01T16:05:00Z')).toBe('2026-01-02 00:05');
  });
});

describe('formatTimestamp', () => {
  it('formats an instant in UTC+8', () => {
    expect(formatTimestamp('2026-11-20T16:05:00Z')).toBe('2026年11月21日 00:05');
  });
});

describe('formatDay', () => {
  it('formats the day of an instant in UTC+8', () => {
    expect(formatDay('2026-11-20T16:05:00Z')).toBe('2026年11月21日');
  });
});

describe('formatDuration', () => {
  it.each([
    [1530, '1天1小时'],
    [-1440, '1天'],
    [95, '1小时35分'],
    [-120, '2小时'],
    [12, '12分'],
    [0.4, '不足1分'],
  ])('formats %d minutes as %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});
