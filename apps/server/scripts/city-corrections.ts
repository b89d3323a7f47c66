/** What the table of cities has otherwise than GeoNames, by the number of GeoNames. */

/**
 * Zones that GeoNames has not followed: the second source is timezone-boundary-builder (ODbL, by way of geo-tz), the
 * country that a place is in comes first. Cyprus, Mexico and Mongolia changed in or after 2016; Labuan is on Borneo.
 */
const ZONES: Readonly<Record<string, readonly number[]>> = {
  'Africa/Ceuta': [6362987],
  'Africa/El_Aaiun': [2461874],
  'Africa/Mogadishu': [63400, 342803],
  'America/Bahia_Banderas': [4029308],
  'America/Coyhaique': [3894426, 3874997],
  'America/Indiana/Vincennes': [4266307],
  'America/Matamoros': [3520271, 3514868, 3995050, 4018761, 3530590],
  'Asia/Damascus': [166285],
  'Asia/Famagusta': [146286, 146189],
  'Asia/Kuching': [1733782],
  'Asia/Nicosia': [18918],
  'Asia/Qyzylorda': [1521368],
  'Asia/Tashkent': [1513886, 1215694, 1514011, 1513038, 1514125, 1513331],
  'Asia/Ulaanbaatar': [1516393, 1515007, 2032614, 2032054],
  'Pacific/Majuro': [7306526],
};

const zoneOfCity = new Map(
  Object.entries(ZONES).flatMap(([zone, ids]) => ids.map((id) => [id, zone] as const)),
);

/** The line that divided Vietnam in 1954–1975. */
const PARALLEL = 17;

/** The zone of a place: Vietnam has the two that it had while it was divided. */
export function zoneOfPlace(place: { id: number; country: string; latitude: number; zone: string }): string {
  if (place.country === 'VN') return place.latitude > PARALLEL ? 'Asia/Hanoi' : 'Asia/Ho_Chi_Minh';
  return zoneOfCity.get(place.id) ?? place.zone;
}

/**
 * The north of Vietnam, from the file `backzone` of the IANA data (after Trần Tiến Bình, 2005), which no compiled release
 * has: offset of standard time in hours from the first second, in UTC. The day in October 1954 is not known.
 */
export const HANOI: readonly (readonly [from: string, hours: number])[] = [
  ['1899-12-01T00:00:00Z', 7 + 3 / 60 + 24 / 3600],
  ['1906-06-30T16:56:36Z', 7 + 6 / 60 + 30 / 3600],
  ['1911-04-30T16:53:30Z', 7],
  ['1942-12-31T16:00:00Z', 8],
  ['1945-03-14T15:00:00Z', 9],
  ['1945-09-01T15:00:00Z', 7],
  ['1947-03-31T17:00:00Z', 8],
  ['1954-09-30T16:00:00Z', 7],
];

/** Chinese names by which people know a city and which GeoNames has not; the first is shown where it has none or a wrong one. */
export const CITY_NAMES: Readonly<Record<number, { shown?: string; also?: readonly string[] }>> = {
  1717512: { shown: '宿务', also: ['宿雾'] },
  1715348: { also: ['纳卯'] },
  1711005: { shown: '怡朗', also: ['伊洛伊洛'] },
  1692192: { shown: '奎松城' },
  1703417: { shown: '马卡蒂' },
  1729564: { shown: '巴科洛德' },
  1584071: { shown: '大叻' },
  1587923: { shown: '边和' },
  1562414: { shown: '头顿' },
  1835848: { also: ['汉城'] },
  1846266: { also: ['济州岛'] },
  1866923: { also: ['元山'] },
  1876373: { shown: '开城' },
  1873757: { shown: '南浦' },
  1869012: { shown: '顺川' },
  1877030: { shown: '兴南' },
  1870883: { shown: '沙里院' },
  1566083: { shown: '胡志明市', also: ['西贡', '堤岸'] },
  5856195: { also: ['火奴鲁鲁'] },
  498817: { also: ['列宁格勒', '彼得格勒'] },
  472757: { also: ['斯大林格勒'] },
  2013348: { also: ['符拉迪沃斯托克'] },
  2022890: { also: ['哈巴罗夫斯克'] },
  5128581: { also: ['法拉盛', '曼哈顿', '布鲁克林', '皇后区', '布朗克斯'] },
  5391811: { also: ['圣迭戈', '圣地亚哥'] },
  5392171: { also: ['圣何塞'] },
  5378538: { also: ['屋仑'] },
  5368361: { also: ['罗省'] },
  4699066: { also: ['休士顿'] },
  6077243: { also: ['满地可'] },
  1735106: { shown: '槟城', also: ['乔治市', '乔治城'] },
  1732905: { shown: '巴生' },
  1734815: { shown: '波德申' },
  1735498: { shown: '双溪大年' },
  1735079: { shown: '大山脚' },
  1736372: { shown: '巴西马' },
  1734393: { shown: '居林' },
  1732811: { shown: '居銮' },
  1732687: { shown: '峇株巴辖', also: ['巴株巴辖'] },
  1734821: { shown: '雪邦' },
  1820906: { also: ['文莱'] },
  1151254: { shown: '普吉', also: ['普吉岛', '布吉'] },
  1614295: { shown: '芭提雅', also: ['芭达亚'] },
  1311874: { also: ['瓦城'] },
  1645528: { also: ['登巴萨', '巴厘岛'] },
  1624863: { also: ['民丹岛'] },
  1642858: { shown: '占碑' },
  1650213: { shown: '马辰' },
  745044: { also: ['君士坦丁堡'] },
  2028462: { also: ['库伦'] },
  2063523: { also: ['柏斯'] },
  1264527: { shown: '金奈', also: ['清奈', '马德拉斯'] },
  1283240: { shown: '加德满都' },
  1282027: { shown: '马累' },
  4044012: { also: ['关岛'] },
  7828758: { also: ['塞班岛'] },
};
