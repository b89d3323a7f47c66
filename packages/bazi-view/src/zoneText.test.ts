import { expect, it } from 'vitest';
import { hasOtherOffset, meridianText, zoneText } from './zoneText.ts';

const HONOLULU = {
  zone: 'Pacific/Honolulu',
  zone_offset: -37_800,
  zone_clock: { name: '夏威夷-阿留申时间', periods: [] },
};

it('zoneText has the offset and the Chinese name', () => {
  expect(zoneText(HONOLULU)).toBe('UTC−10:30 夏威夷-阿留申时间');
  expect(zoneText({ zone: 'Asia/Taipei', zone_offset: 32_400 })).toBe('UTC+9 台北时间');
  expect(zoneText({ zone: 'Europe/Amsterdam', zone_offset: 1172 })).toBe('UTC+0:19:32 Europe/Amsterdam');
  expect(zoneText({ zone: 'Asia/Shanghai' })).toBe('UTC+8 北京时间');
});

it('meridianText has the meridian of the offset', () => {
  expect(meridianText({})).toBe('东经 120°');
  expect(meridianText(HONOLULU)).toBe('西经 157.5°');
  expect(meridianText({ zone_offset: 0 })).toBe('本初子午线');
  expect(meridianText({ zone_offset: 13 * 3600 })).toBe('西经 165°');
});

it('hasOtherOffset is false for UTC+8 and for a chart that does not tell', () => {
  expect([{}, { zone_offset: 28_800 }, HONOLULU].map(hasOtherOffset)).toEqual([false, false, true]);
});
