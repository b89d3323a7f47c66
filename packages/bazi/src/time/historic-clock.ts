/**
 * The civil clocks of the mainland before 1949, which are not computed but named: local time until about 1928, and the
 * five zones of the Republic (中央观象台 1912, decreed again in 1939). Which towns followed them is not known.
 */
import type { Clock } from './calendar.ts';

const FIVE_ZONES = '中原 UTC+8、陇蜀 UTC+7、新藏 UTC+6、昆仑 UTC+5:30、长白 UTC+8:30';

interface HistoricZone {
  name: string;
  /** Difference to UTC+8, as text. */
  difference: string;
}

const LONG_SHU: HistoricZone = { name: '陇蜀时区（UTC+7）', difference: '慢一小时' };
const XIN_ZANG: HistoricZone = {
  name: '新藏时区（UTC+6，最西部为昆仑时区 UTC+5:30）',
  difference: '慢两小时',
};
const CHANG_BAI: HistoricZone = {
  name: '长白时区（UTC+8:30），1937 年至 1945 年改用 UTC+9',
  difference: '快半小时至一小时',
};
const PARTLY_LONG_SHU: HistoricZone = {
  name: '中原时区（UTC+8），西部为陇蜀时区（UTC+7）',
  difference: '慢一小时',
};

const MANCHUKUO: HistoricZone = {
  name: '中原时区（UTC+8），1937 年至 1945 年改用 UTC+9',
  difference: '快一小时',
};

/** Provinces outside the zone of UTC+8, and parts of one that had a zone of its own, by the first digits of their code. */
const ZONES: Readonly<Record<string, HistoricZone>> = {
  '15': PARTLY_LONG_SHU,
  '1504': MANCHUKUO,
  '1505': MANCHUKUO,
  '1507': MANCHUKUO,
  '1522': MANCHUKUO,
  '21': MANCHUKUO,
  '22': CHANG_BAI,
  '23': CHANG_BAI,
  '45': PARTLY_LONG_SHU,
  '50': LONG_SHU,
  '51': LONG_SHU,
  '52': LONG_SHU,
  '53': LONG_SHU,
  '54': XIN_ZANG,
  '61': LONG_SHU,
  '62': LONG_SHU,
  '63': LONG_SHU,
  '64': LONG_SHU,
  '65': XIN_ZANG,
};

/**
 * What a reader should know of the clock of a birth on the mainland before 1949-10-01.
 *
 * @param region code of the birth place, six digits; empty when unknown
 * @returns Chinese text, or null when the clock was UTC+8
 */
export function historicClockNotice({ year, month }: Clock, region: string): string | null {
  const localTime = year < 1928 ? '1928 年以前各地多用地方时' : null;
  const zone = ZONES[region.slice(0, 4)] ?? ZONES[region.slice(0, 2)];
  let zones: string | null = null;
  if (year >= 1912 && (year < 1949 || (year === 1949 && month < 10))) {
    if (region === '') zones = `1912 至 1949 年全国分五个时区（${FIVE_ZONES}）`;
    else if (zone) zones = `1912 至 1949 年此地属${zone.name}，钟表可能比东八区${zone.difference}`;
  }
  const facts = [localTime, zones].filter((fact) => fact !== null);
  return facts.length === 0 ? null : `${facts.join('；')}。现按东八区排盘，请核对当时所用的钟表。`;
}
