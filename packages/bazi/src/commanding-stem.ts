/**
 * 人元司令: which hidden stem of the month's branch commands at the birth, by the time since the 节. A day is 24 hours
 * from the instant of the 节. The books give each month 30 days; the last stem commands until the next 节, whether the
 * month is shorter or longer.
 *
 * - `ziping` (default): the table of 徐乐吾's 《子平真诠评注》 (十二月令人元司令分野表), used by most software. In 申月 it writes
 *   戊己土十日, of which 戊 is the hidden stem.
 * - `sanming`: 《三命通会·论人元司事》 「正月建寅，寅中有艮土用事五日，丙火长生五日，甲木二十日」: 艮土 and 坤土 are 戊, and the
 *   four 墓 have the yang stem in the middle.
 */
import { shiShen } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import type { BirthTruth, Chart, CommandingStem, CommandTable } from './types.ts';

/** By branch from 子: each stem with its days; the last has the rest of the month. */
const TABLES: Readonly<Record<CommandTable, string>> = {
  ziping:
    '壬10癸 癸9辛3己 戊7丙7甲 甲10乙 乙9癸3戊 戊5庚9丙 丙10己9丁 丁9乙3己 戊10壬3庚 庚10辛 辛9丁3戊 戊7甲5壬',
  sanming: '壬7癸 癸7庚5己 戊5丙5甲 甲7乙 乙7壬5戊 戊7庚5丙 丙7丁 丁7甲5己 戊5壬5庚 庚7辛 辛7丙5戊 戊5甲5壬',
};

const MINUTES_IN_DAY = 1440;

/** The stems of a month branch in their order, with the days of each; `days` of the last is null. */
export function commandsOf(branch: string, table: CommandTable): { stem: string; days: number | null }[] {
  const entry = TABLES[table].split(' ')[BRANCHES.indexOf(branch)]!;
  return [...entry.matchAll(/(\D)(\d*)/g)].map(([, stem = '', days]) => ({
    stem,
    days: days ? Number(days) : null,
  }));
}

/** The stem that commands at the birth of a chart. */
export function commandingStem(
  { bazi, day_master, truth }: Pick<Chart, 'bazi' | 'day_master'> & { truth: Pick<BirthTruth, 'jie'> },
  table: CommandTable = 'ziping',
): CommandingStem {
  const { name, minutes } = truth.jie.previous;
  const days = -minutes / MINUTES_IN_DAY;
  const parts = commandsOf(bazi.month_pillar.earthly_branch, table);
  let end = 0;
  const { stem } = parts.find((part) => part.days === null || days < (end += part.days))!;
  return {
    table,
    stem,
    shi_shen: shiShen(STEMS.indexOf(day_master), STEMS.indexOf(stem)),
    jie: name,
    days: Math.floor(days),
    parts,
  };
}
