/** How the clock of a birth is called. */
import type { BirthTruth } from '../types.ts';

/** Names of the zones that the engine knows, whose charts carry no clock. */
const NAMES: Readonly<Record<string, string>> = {
  'Asia/Shanghai': '北京时间',
  'Asia/Hong_Kong': '香港时间',
  'Asia/Macau': '澳门时间',
  'Asia/Taipei': '台北时间',
};

/** The clock of a birth: 夏威夷-阿留申时间, 香港时间. */
export const zoneName = ({ zone, zone_clock }: Pick<BirthTruth, 'zone' | 'zone_clock'>): string =>
  zone_clock?.name ?? NAMES[zone] ?? zone;

/** Whether the clock of a birth was another than that of the Chinese mainland, also where it only agrees with it. */
export const hasOtherZone = ({ zone }: Pick<BirthTruth, 'zone'>): boolean => zone !== 'Asia/Shanghai';

/** The clock of a birth where it was another than that of the Chinese mainland; else null. */
export const otherClock = (truth: Pick<BirthTruth, 'zone' | 'zone_clock'>): string | null =>
  hasOtherZone(truth) ? zoneName(truth) : null;
