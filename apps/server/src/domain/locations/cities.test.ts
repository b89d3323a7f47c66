import { castChart } from '@ziping/bazi/chart';
import { resolveBirth } from '@ziping/bazi/birth';
import { fromEpoch } from '@ziping/bazi/time/calendar';
import type { Birth, Chart } from '@ziping/bazi/types';
import { describe, expect, test } from 'vitest';

import { zoneClock } from './cities.ts';
import { loadRegions } from './regions.ts';

const regions = loadRegions();
const { cities } = regions;
const search = (text: string) => cities.search(text, 0, 30_000).items;
const first = (text: string) => cities.search(text, 0, 1).items[0];

test.each([
  ['檀香山', '美国 檀香山', 'Pacific/Honolulu'],
  ['Honolulu', '美国 檀香山', 'Pacific/Honolulu'],
  ['伦敦', '英国 伦敦', 'Europe/London'],
  ['倫敦', '英国 伦敦', 'Europe/London'],
  ['london', '英国 伦敦', 'Europe/London'],
  ['纽约', '美国 纽约', 'America/New_York'],
  ['new york', '美国 纽约', 'America/New_York'],
  ['莫斯科', '俄罗斯 莫斯科', 'Europe/Moscow'],
  ['Москва', '俄罗斯 莫斯科', 'Europe/Moscow'],
  ['新加坡', '新加坡 新加坡', 'Asia/Singapore'],
  ['加尔各答', '印度 加尔各答', 'Asia/Kolkata'],
  ['悉尼', '澳大利亚 悉尼', 'Australia/Sydney'],
  ['柏林', '德国 柏林', 'Europe/Berlin'],
  ['München', '德国 慕尼黑', 'Europe/Berlin'],
  ['munchen', '德国 慕尼黑', 'Europe/Berlin'],
  ['加拿大 伦敦', '加拿大 伦敦', 'America/Toronto'],
  ['香港', '香港特别行政区', 'Asia/Hong_Kong'],
  ['台北', '台湾省 台北市', 'Asia/Taipei'],
  ['澳门', '澳门特别行政区', 'Asia/Macau'],
])('finds %s', (text, label, zone) => {
  expect(first(text)).toMatchObject({ label, zone });
});

test('finds nothing for a name that no city has, nor for signs alone', () => {
  expect(search('没有这座城')).toEqual([]);
  expect(search(' · ')).toEqual([]);
});

test('tells two cities of one name in one country apart by their division', () => {
  const labels = search('springfield').map(({ label }) => label);
  expect(labels).toContain('美国 斯普林菲尔德（Missouri）');
  expect(labels).toContain('美国 斯普林菲尔德（Massachusetts）');
});

test('every city has a code of its own, a place on the earth and a zone with a clock', () => {
  const seen = new Set<string>();
  for (const city of search('a')) {
    expect(city.code).toMatch(/^9\d{5}$/);
    seen.add(city.code);
    if (!(Math.abs(city.longitude) <= 180) || !zoneClock(city.zone)) expect.fail(city.label);
  }
  expect(seen.size).toBe(2000);
});

test('a search stops at 2000 matches', () => {
  expect(cities.search('a', 0, 20).total).toBe(2000);
});

describe('the clocks of the zones', () => {
  /** The offset of a zone from UTC in seconds by the time-zone data of the platform, a source of its own. */
  function offsetReader(zone: string) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return (ms: number) => {
      const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')!.value;
      const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
        /GMT([+\u2212-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
      return (sign === '+' ? 1 : -1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
    };
  }

  const CITIES: [name: string, since: number][] = [
    ['檀香山', 1900],
    ['伦敦', 1900],
    ['纽约', 1900],
    ['莫斯科', 1900],
    ['新加坡', 1906],
    ['加尔各答', 1906],
    ['悉尼', 1900],
    ['柏林', 1900],
    ['巴黎', 1900],
    ['洛杉矶', 1900],
    ['东京', 1900],
  ];

  test.each(CITIES)('%s has the offsets of the IANA data', (name, since) => {
    const { zone } = first(name)!;
    const offsetAt = offsetReader(zone);
    const periods = zoneClock(zone)!.periods;
    for (let ms = Date.UTC(since, 0, 2); ms < Date.UTC(2026, 0, 1); ms += 11.3 * 86_400_000) {
      const period = periods.findLast(({ from }) => from * 1000 <= ms)!;
      if (period.standard + period.summer !== offsetAt(ms)) expect.fail(new Date(ms).toISOString());
    }
  });

  test('since 1970 every zone has the offsets of the IANA data', () => {
    const zones = new Set('aeiou'.split('').flatMap((vowel) => search(vowel).map(({ zone }) => zone)));
    expect(zones.size).toBeGreaterThan(240);
    const differing: string[] = [];
    for (const zone of zones) {
      const offsetAt = offsetReader(zone);
      const periods = zoneClock(zone)!.periods;
      // The platform's data may be a year older than the table.
      for (let ms = Date.UTC(1970, 0, 2); ms < Date.UTC(2025, 0, 1); ms += 83.3 * 86_400_000) {
        const period = periods.findLast(({ from }) => from * 1000 <= ms)!;
        if (period.standard + period.summer !== offsetAt(ms))
          differing.push(`${zone} ${new Date(ms).toISOString()}`);
      }
    }
    expect(differing).toEqual([]);
  });

  test('a zone has the history before 1970 that it does not share with another', () => {
    const clock = zoneClock('Europe/Amsterdam')!;
    const period = clock.periods.findLast(({ from }) => from * 1000 <= Date.UTC(1936, 0, 1))!;
    expect(period.standard).toBe(1172);
  });

  test('summer is summer time where the law calls winter the exception', () => {
    const { periods } = zoneClock('Europe/Dublin')!;
    const july = periods.findLast(({ from }) => from * 1000 <= Date.UTC(1990, 6, 1));
    const january = periods.findLast(({ from }) => from * 1000 <= Date.UTC(1990, 0, 1));
    expect([july, january]).toMatchObject([
      { standard: 0, summer: 3600 },
      { standard: 0, summer: 0 },
    ]);
  });
});

/** A birth with its place, as the service casts it. */
function birthAt(place: string, text: string, gender: Birth['gender']): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  const { zone, longitude, code } = first(place)!;
  return {
    ...{ calendar_type: 'solar', year, month, day, hour, minute, gender },
    ...{ longitude, zone, zone_clock: zoneClock(zone), birth_place: code },
  };
}

const PILLARS = ['year', 'month', 'day', 'time'] as const;
const eight = ({ bazi }: Chart) =>
  PILLARS.map((name) => bazi[`${name}_pillar`].heavenly_stem + bazi[`${name}_pillar`].earthly_branch).join(
    ' ',
  );

// The offset by the IANA data, written out: the instant is checked against it, the chart against UTC+8.
test.each<
  [
    place: string,
    text: string,
    gender: Birth['gender'],
    offset: string,
    pillars: string,
    luck: string,
    inChina: string,
  ]
>([
  ['檀香山', '1961-08-04 19:24', 'male', '-10:00', '辛丑 乙未 己巳 癸酉', '1971-03-16', '1970-12-16'],
  ['伦敦', '1969-01-15 08:30', 'male', '+01:00', '戊申 乙丑 庚寅 庚辰', '1975-08-06', '1975-09-11'],
  ['纽约', '1946-06-14 10:54', 'male', '-04:00', '丙戌 甲午 己未 己巳', '1954-03-02', '1954-04-30'],
  ['莫斯科', '1987-07-01 09:00', 'female', '+04:00', '丁卯 丙午 辛亥 壬辰', '1989-08-24', '1989-09-19'],
  ['新加坡', '1980-03-01 12:00', 'male', '+07:30', '庚申 戊寅 癸酉 戊午', '1981-07-30', '1981-08-02'],
  ['加尔各答', '1943-06-01 06:30', 'male', '+06:30', '癸未 丁巳 庚寅 己卯', '1951-12-11', '1951-12-04'],
  ['悉尼', '1985-01-20 14:00', 'female', '+11:00', '甲子 丁丑 己未 庚午', '1989-12-17', '1990-01-01'],
  ['柏林', '1945-06-01 12:00', 'male', '+03:00', '乙酉 辛巳 辛丑 癸巳', '1954-03-28', '1954-03-03'],
])('%s %s', (place, text, gender, offset, pillars, luck, inChina) => {
  const birth = birthAt(place, text, gender);
  const { instant } = resolveBirth(birth, { dst: true, dst_fold: 0 });
  expect(instant).toBe(fromEpoch(Date.parse(`${text.replace(' ', 'T')}${offset}`)));
  const chart = castChart(birth, {}, Date.UTC(2026, 10, 22));
  expect(eight(chart)).toBe(pillars);
  expect(chart.bazi.qi_yun_date.slice(0, 10)).toBe(luck);
  const { zone: _zone, zone_clock: _clock, longitude: _longitude, birth_place: _place, ...plain } = birth;
  const there = castChart(plain, {}, Date.UTC(2026, 10, 22));
  expect(there.bazi.qi_yun_date.slice(0, 10)).toBe(inChina);
});

// Their clocks are in the engine's own tables.
test.each([
  ['香港', '1973-12-31 12:00', '+09:00'],
  ['台北', '1975-07-01 12:00', '+09:00'],
])('%s %s', (place, text, offset) => {
  const birth = birthAt(place, text, 'female');
  expect(birth.zone_clock).toBeUndefined();
  const { instant, summer } = resolveBirth(birth, { dst: true, dst_fold: 0 });
  expect(instant).toBe(fromEpoch(Date.parse(`${text.replace(' ', 'T')}${offset}`)));
  expect(summer).toBe(3600);
});
