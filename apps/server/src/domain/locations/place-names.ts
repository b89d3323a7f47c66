import type { Regions } from './regions.ts';

/** A place that was given by its name. */
export type NamedPlace =
  { kind: 'found'; code: string; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'none' };

interface Candidate {
  code: string;
  /**
   * `own`: a city, or a province; `district` of a city; `municipal`: a district of a municipality or of Hong Kong or
   * Macau, or a city of a province's own.
   */
  level: 'own' | 'municipal' | 'district';
  /** Whether it is a province, which is too wide for a longitude. */
  wide: boolean;
  above: readonly string[];
}

/** The peoples that autonomous places are named after: 大理白族自治州, 巴音郭楞蒙古自治州, 隆林各族自治县. */
const PEOPLES =
  '藏|回|蒙古|维吾尔|哈萨克|柯尔克孜|塔吉克|锡伯|朝鲜|满|达斡尔|鄂温克|鄂伦春|土家|土|苗|布依|侗|彝|白|傣|景颇|哈尼|壮|傈僳|羌|撒拉|东乡|保安|裕固|瑶|黎|仡佬|水|毛南|仫佬|纳西|拉祜|佤|布朗|独龙|怒|普米|畲|各';
const SUFFIX = new RegExp(
  `(?:特别行政区|(?:(?:${PEOPLES})族|蒙古|维吾尔|哈萨克|柯尔克孜|塔吉克|锡伯)*自治[区州县旗]|地区|林区|新区|[省市区县盟旗])$`,
);
/** Of a place whose whole name is that of a people: 东乡族自治县, 内蒙古自治区. */
const AUTONOMOUS = /自治[区州县旗]$/;
const PLACEHOLDER = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;
const SEPARATORS = /[\s,，、·.\-/|>]+/gu;
/** Codes of Hong Kong and Macau and their districts: cities, though they stand where provinces do. */
const SPECIAL_REGION = /^8[12]/;
const NATION = /^(?:中华人民共和国|中国)/;
const LONGEST = 60;

/** The full name, and the name as people say it: 杭州 for 杭州市. One character alone is no name. */
function namesOf(name: string): string[] {
  const short = [SUFFIX, AUTONOMOUS]
    .map((suffix) => name.replace(suffix, ''))
    .find(({ length }) => length >= 2);
  return short !== undefined && short !== name ? [name, short] : [name];
}

/**
 * The places that a name may mean: a city or province of the name comes before districts of other cities, as 西安 is
 * said of the city alone. A district of a municipality is as well known as a city: 朝阳 may be either.
 */
function withoutMinor(found: readonly Candidate[]): readonly Candidate[] {
  const isNamed = found.some(({ level }) => level === 'own');
  return isNamed ? found.filter(({ level }) => level !== 'district') : found;
}

const spoken = new Map<string, string[]>();

/** The names of a place, which are few and asked for again and again. */
function spokenOf(name: string): string[] {
  const known = spoken.get(name) ?? namesOf(name);
  spoken.set(name, known);
  return known;
}

/** A place of the tree that a text names to its end. */
function toCandidate(
  { code, longitude, children = [] }: Regions['tree'][number],
  above: readonly string[],
  belowPlaceholder: boolean,
): Candidate[] {
  if (longitude === undefined) return [];
  const city = children.every((child) => PLACEHOLDER.test(child.name));
  const isSpecial = SPECIAL_REGION.test(code);
  const wide = above.length === 0 && !city && !isSpecial;
  const isMunicipal = belowPlaceholder || (isSpecial && above.length > 0);
  const level = isMunicipal ? 'municipal' : above.length < 2 ? 'own' : 'district';
  return [{ code, level, wide, above }];
}

/**
 * The places that the text names from a level down, each by names in their order. Levels may be left out.
 *
 * @param belowPlaceholder whether a level above has no name of its own, such as 市辖区
 */
function* match(
  nodes: Regions['tree'],
  text: string,
  above: readonly string[],
  belowPlaceholder = false,
): Generator<Candidate, void, undefined> {
  for (const node of nodes) {
    const { code, name, children = [] } = node;
    const path = [...above, code];
    const placeholder = PLACEHOLDER.test(name);
    for (const word of placeholder ? [] : spokenOf(name)) {
      if (!text.startsWith(word)) continue;
      const rest = text.slice(word.length);
      if (rest !== '') yield* match(children, rest, path, belowPlaceholder);
      else yield* toCandidate(node, above, belowPlaceholder);
    }
    yield* match(children, text, path, belowPlaceholder || placeholder);
  }
}

/** A city abroad. */
function findAbroad(regions: Regions, text: string): NamedPlace {
  const {
    items: [best],
  } = regions.cities.search(text, 0, 1);
  if (!best) return { kind: 'none' };
  const words = text.toLowerCase().split(/\s+/);
  const named = [best.name, best.native_name].some((name) => {
    const own = name.toLowerCase();
    return own === text.toLowerCase() || words.includes(own);
  });
  return named ? { kind: 'found', code: best.code, label: best.label } : { kind: 'none' };
}

/**
 * Finds places by name: 杭州, 浙江杭州西湖区, 北京 朝阳, 香港, 纽约. A name that several places bear is ambiguous,
 * except that of a city and its own district, and see {@link withoutMinor}. A province alone is ambiguous: its places
 * differ by many degrees.
 */
export function findNamedPlace(regions: Regions, given: string): NamedPlace {
  const spaced = given.normalize('NFKC').trim();
  if (spaced === '' || spaced.length > LONGEST) return { kind: 'none' };
  const text = spaced.replace(SEPARATORS, '').replace(NATION, '');
  const found = [...new Map([...match(regions.tree, text, [])].map((place) => [place.code, place])).values()];
  if (found.length === 0) return findAbroad(regions, spaced);
  const labelOf = (code: string) => regions.find(code)?.label ?? code;
  const likely = withoutMinor(found);
  const top = likely.find(({ code }) =>
    likely.every((other) => other.code === code || other.above.includes(code)),
  );
  if (top && !top.wide) return { kind: 'found', code: top.code, label: labelOf(top.code) };
  // A province that nothing else is called is not one of several.
  return { kind: 'ambiguous', labels: likely.length > 1 ? likely.map(({ code }) => labelOf(code)) : [] };
}
