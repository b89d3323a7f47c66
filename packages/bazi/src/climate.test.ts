import { describe, expect, test } from 'vitest';

import { climateStems } from './climate.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';

const MONTHS = '子丑寅卯辰巳午未申酉戌亥';

/**
 * What 《穷通宝鉴》 says of each month, from 子 (十一月), with its stems in the order of preference. A line of one stem is
 * a month for which it names one alone.
 */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  甲: [
    '丁先庚后，丙火佐之',
    '虽有庚金，丁不可少；乏庚略可，乏丁无用 丁庚',
    '得丙癸逢，富贵双全',
    '有庚戊者上命；如有丁透，大富大贵',
    '惟有先庚后壬取用',
    '先癸后丁，庚金',
    '五月先癸后丁，庚金次之',
    '六月丁火退气，先丁后庚，无癸亦可',
    '丁火为尊，庚金次之',
    '丁火为先，次用丙火，庚金再次',
    '专用丁癸',
    '庚丁为要，丙火次之，忌水泛须戊土制之',
  ],
  乙: [
    '专用丙火',
    '木寒宜丙',
    '丙火为先，癸水次之',
    '以丙为君，癸为臣',
    '先癸后丙',
    '专用癸水',
    '上半月仍用癸水，下半月丙癸齐用',
    '专用癸水，丙火酌用',
    '先丙后癸，己土必不可少',
    '白露后专用癸水，秋分后宜用丙',
    '必赖癸水，又遇辛金发水之源',
    '取丙为用，戊土次之',
  ],
  丙: [
    '壬水为最，戊土佐之，无戊见己',
    '喜壬为用，土多不可少甲',
    '取壬为尊，庚金佐之',
    '专用壬水，无壬则己土姑用',
    '用壬水，取甲为辅',
    '专用壬水，得庚发水源，无壬癸亦姑用',
    '得壬高透，无庚亦主贡监',
    '壬水为用，取庚辅佐',
    '仍用壬水，壬多取戊制',
    '仍用壬水，若无壬水癸亦可用',
    '必须先用甲木，次取壬水',
    '见甲戊庚出干，火旺用壬',
  ],
  丁: [
    '甲木为尊，庚金佐之',
    '甲木为尊，庚金佐之',
    '姑用庚金，劈甲引丁 庚甲',
    '先庚后甲',
    '先用甲木，次看庚金',
    '取甲引丁，必用庚劈甲 甲庚',
    '得壬庚两透，得一癸透独杀当权',
    '专取甲木，壬水次之，无庚不妙',
    '专用甲木，仍取庚劈甲，或借丙暖，水多以戊为制 甲庚丙戊',
    '甲木，庚劈，丙晒，水多以戊为制 甲庚丙戊',
    '专用甲庚，一派戊土',
    '甲木为尊，庚金佐之',
  ],
  戊: [
    '丙火为专，甲木为佐',
    '丙火为专，甲木为佐',
    '先丙后甲，癸又次之',
    '先丙后甲，癸又次之',
    '先甲后丙，癸又次之',
    '先用甲疏劈，次取丙癸为佐',
    '先看壬水，次取甲木，丙火酌用',
    '先看癸水，次用丙火甲木',
    '先丙后癸，甲木次之',
    '先丙后癸',
    '先看甲木，次取癸水，后取丙火',
    '先用甲木，次取丙火',
  ],
  己: [
    '取丙为尊，甲木参酌',
    '取丙为尊，甲木参酌',
    '丙为尊，有庚出干，有甲出制',
    '先取甲木疏之，次取癸水润之，加以一丙',
    '先丙后癸，随用甲疏',
    '取癸为要，次用丙火',
    '取癸为要，次用丙火',
    '取癸为要，次用丙火',
    '先癸后丙',
    '先癸后丙，取辛辅癸',
    '宜甲木疏之；三秋先癸后丙',
    '取丙为尊，甲木参酌，初冬壬旺取戊制之',
  ],
  庚: [
    '仍取丁甲，次取丙火照暖',
    '先取丙火解冻，次取丁火炼金，甲亦不可少',
    '丙甲为上，丁火次之',
    '专用丁火，借甲引丁，借庚劈甲，无丁用丙 丁甲庚丙',
    '先甲后丁',
    '先壬水，次取戊土，丙火佐之',
    '专用壬水，癸又次之',
    '先用丁火，次取甲木',
    '专用丁火，次取甲木',
    '用丁用甲，丙不可少',
    '先用甲疏，后用壬洗',
    '非丁莫造，非丙不暖，丁甲两透 丁丙甲',
  ],
  辛: [
    '冬月辛金，须丙温暖；壬多有戊，丙甲出干 丙壬戊甲',
    '丙先壬后，戊己次之',
    '先己后壬，庚为佐',
    '壬水为尊，得甲制伏',
    '先壬后甲',
    '喜壬水之洗淘，甲、癸',
    '壬己并用，无壬癸亦可用 壬己癸',
    '先用壬水，取庚佐之，戊出得甲制 壬庚甲',
    '壬水为尊，甲戊酌用',
    '专用壬水，见甲制土',
    '先壬后甲',
    '先壬后丙',
  ],
  壬: [
    '先取戊土，次用丙火',
    '先取丙火，丁甲为佐',
    '专用庚金，以丙为佐，戊',
    '先戊后辛，庚金次之',
    '先用甲疏季土，次取庚金',
    '专取壬水比肩，次取辛金，庚金为佐，癸',
    '取癸为用，取庚为佐，辛癸亦可参用 癸庚辛',
    '先辛后甲，次取癸水',
    '专用戊土，次取丁火',
    '专用甲木，庚金次之',
    '专用甲木，次用丙火',
    '专用戊丙，次取庚金',
  ],
  癸: [
    '专用丙火解冻，又要辛金滋扶',
    '宜丙火解冻，有丁出颇吉',
    '先用辛金，次用丙火，庚',
    '专以庚金为用，辛金次之',
    '专用丙火，谷雨后尚宜辛甲佐之',
    '喜辛金为用，无辛用庚',
    '庚辛壬参酌并用',
    '专用庚辛，宜比劫助身 庚辛壬癸',
    '必取丁火为用',
    '取辛金为用，丙火佐之',
    '辛甲并用，支见癸，见壬 辛甲癸壬',
    '宜用庚辛；得戊；得丁',
  ],
};

/** Each stem of a line once, in its order; the order after a blank replaces that of the text. */
function stemsOf(line: string): string[] {
  const [text = '', order] = line.split(' ');
  return [...new Set([...(order ?? text)].filter((character) => STEMS.includes(character)))];
}

describe('the stems of a month', () => {
  const cells = Object.entries(TEXT).flatMap(([day, lines]) =>
    lines.map((line, month) => [day, MONTHS.charAt(month), line] as const),
  );

  test('there are 120 months', () => {
    expect(cells).toHaveLength(120);
  });

  test.each(cells)('of %s in %s come in the order of the book: %s', (day, month, line) => {
    const stems = climateStems(STEMS.indexOf(day), BRANCHES.indexOf(month)).map((stem) => STEMS.charAt(stem));
    expect(new Set(stems).size).toBe(stems.length);
    const named = stemsOf(line);
    // 劈甲引丁 names the day stem itself.
    const wanted = stems.filter((stem) => named.includes(stem));
    expect(wanted.length).toBeGreaterThanOrEqual(Math.min(2, stems.length));
    expect(wanted).toEqual(named.filter((stem) => stems.includes(stem)));
    expect(stems[0]).toBe(named[0]);
  });
});
