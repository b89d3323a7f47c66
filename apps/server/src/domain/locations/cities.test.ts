import { castChart } from '@ziping/bazi/chart';
import { resolveBirth } from '@ziping/bazi/birth';
import { BirthError } from '@ziping/bazi/errors';
import { formatSeconds, fromEpoch, toSeconds } from '@ziping/bazi/time/calendar';
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
  ['宿雾', '菲律宾 宿务', 'Asia/Manila'],
  ['汉城', '韩国 首尔', 'Asia/Seoul'],
  ['西贡', '越南 胡志明市', 'Asia/Ho_Chi_Minh'],
  ['大叻', '越南 大叻', 'Asia/Ho_Chi_Minh'],
  ['火奴鲁鲁', '美国 檀香山', 'Pacific/Honolulu'],
  ['列宁格勒', '俄罗斯 圣彼得堡', 'Europe/Moscow'],
  ['法拉盛', '美国 纽约', 'America/New_York'],
  ['槟城', '马来西亚 槟城', 'Asia/Kuala_Lumpur'],
  ['关岛', '关岛 阿加尼亚', 'Pacific/Guam'],
  ['横滨', '日本 横滨', 'Asia/Tokyo'],
  ['仁川', '韩国 仁川', 'Asia/Seoul'],
])('finds %s', (text, label, zone) => {
  expect(first(text)).toMatchObject({ label, zone });
});

test.each(['越南', '韓國', 'Vietnam', '马来西亚', '意大利'])(
  'lists the large cities of %s, the largest first',
  (country) => {
    const [one, two, three] = search(country);
    expect(new Set([one, two, three].map((city) => city!.country)).size).toBe(1);
    expect(search(country).length).toBeGreaterThan(50);
  },
);

test('the cities of Vietnam have the zone that their part of the country had', () => {
  const zoneOf = (name: string) => first(name)!.zone;
  expect(['胡志明市', '岘港', '顺化', '大叻'].map(zoneOf)).toEqual(Array(4).fill('Asia/Ho_Chi_Minh'));
  expect(['河内', '海防', '荣市'].map(zoneOf)).toEqual(Array(3).fill('Asia/Hanoi'));
  const zones = new Set(
    search('越南')
      .filter(({ country }) => country === '越南')
      .map(({ zone }) => zone),
  );
  expect([...zones].sort()).toEqual(['Asia/Hanoi', 'Asia/Ho_Chi_Minh']);
});

/**
 * The zones of `Intl` that a birth outside the mainland is checked against: those with a history of their own in the data of
 * the platform, which has merged zones that agree since 1970.
 */
test('20,000 births by the clock of their city have the instant that Intl gives', () => {
  const all = Array.from({ length: 24_354 }, (_, index) => cities.find(String(900_001 + index))).filter(
    (city) => city !== null && city.zone !== 'Asia/Hanoi',
  );
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timeZone: string) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, made);
    return made;
  };
  let seed = 38;
  const next = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const wrong: string[] = [];
  for (let birth = 0; birth < 20_000; birth += 1) {
    const { zone, label } = all[next(all.length)]!;
    const text = formatSeconds(
      toSeconds({ year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 }) + 60 * next(29_000_000),
    );
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
    const given: Birth = {
      ...{ calendar_type: 'solar', year, month, day, hour, minute, gender: 'male' },
      ...{ zone, zone_clock: zoneClock(zone), longitude: null },
    };
    try {
      const { instant } = resolveBirth(given, { dst: true, dst_fold: 0 });
      const ms = (instant - fromEpoch(0)) * 1000;
      if (formatOf(zone).format(ms) !== text) wrong.push(`${label} ${text}`);
    } catch (error) {
      // A time that the clock skipped.
      if (!(error instanceof BirthError && error.reason === 'dst_gap')) throw error;
    }
  }
  expect(wrong).toEqual([]);
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
      // The platform has no zone of the north of Vietnam, which since 1954 has the clock of Bangkok.
      const offsetAt = offsetReader(zone === 'Asia/Hanoi' ? 'Asia/Bangkok' : zone);
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

test.each([
  // UTC+8 in the south; the sun is 50 minutes behind it.
  ['顺化', '1970-06-05 13:20', '甲午'],
  // UTC+7 in the north.
  ['河内', '1970-06-05 13:20', '乙未'],
])('%s at %s by the sun is 时 %s', (place, text, pillar) => {
  const { time_pillar } = castChart(birthAt(place, text, 'male'), {}, Date.UTC(2026, 10, 22)).bazi;
  expect(time_pillar.heavenly_stem + time_pillar.earthly_branch).toBe(pillar);
});

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
