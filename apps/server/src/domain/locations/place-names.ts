import type { Regions } from './regions.ts';

/** A place that was given by its name. */
export type NamedPlace =
  { kind: 'found'; code: string; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'none' };

interface Candidate {
  code: string;
  depth: number;
  /** Whether it is a province, which is too wide for a longitude. */
  wide: boolean;
  above: readonly string[];
}

const SUFFIX = /(?:特别行政区|(?:[\u4e00-\u9fff]{1,3}族)*自治[区州县旗]|地区|林区|新区|[省市区县盟旗])$/;
const PLACEHOLDER = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;
const SEPARATORS = /[\s,，、·.\-/|>]+/gu;
const NATION = /^(?:中华人民共和国|中国)/;
const LONGEST = 60;

/** The full name, and the name as people say it: 杭州 for 杭州市. One character alone is no name. */
function namesOf(name: string): string[] {
  const short = name.replace(SUFFIX, '').replace(/(?:维吾尔|壮族|回族)$/, '');
  return short.length >= 2 && short !== name ? [name, short] : [name];
}

/**
 * Finds places by name: 杭州, 浙江杭州西湖区, 北京 朝阳, 香港, 纽约. A name that several places bear is ambiguous,
 * except that of a city and its own district. A province alone is ambiguous: its places differ by many degrees.
 */
export function createPlaceNames(regions: Regions): (text: string) => NamedPlace {
  const spoken = new Map<string, string[]>();
  const spokenOf = (name: string) => {
    const known = spoken.get(name) ?? namesOf(name);
    spoken.set(name, known);
    return known;
  };

  /** The places that the text names from a level down, each by names in their order. Levels may be left out. */
  function* match(
    nodes: Regions['tree'],
    text: string,
    above: readonly string[],
  ): Generator<Candidate, void, undefined> {
    for (const { code, name, longitude, children = [] } of nodes) {
      const path = [...above, code];
      const placeholder = PLACEHOLDER.test(name);
      if (!placeholder) {
        for (const word of spokenOf(name)) {
          if (!text.startsWith(word)) continue;
          const rest = text.slice(word.length);
          if (rest !== '') yield* match(children, rest, path);
          else if (longitude !== undefined) {
            const city = children.every((child) => PLACEHOLDER.test(child.name));
            // Hong Kong and Macau have one clock and one longitude for most purposes.
            const wide = above.length === 0 && !city && !/^8[12]/.test(code);
            yield { code, depth: above.length, wide, above };
          }
        }
      }
      yield* match(children, text, path);
    }
  }

  const labelOf = (code: string) => regions.find(code)?.label ?? code;

  function abroad(text: string): NamedPlace {
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

  return (given) => {
    const spaced = given.normalize('NFKC').trim();
    if (spaced === '' || spaced.length > LONGEST) return { kind: 'none' };
    const text = spaced.replace(SEPARATORS, '').replace(NATION, '');
    const found = [
      ...new Map([...match(regions.tree, text, [])].map((place) => [place.code, place])).values(),
    ];
    if (found.length === 0) return abroad(spaced);
    const narrow = found.filter(({ wide }) => !wide);
    const top = found.find(({ code }) =>
      found.every((other) => other.code === code || other.above.includes(code)),
    );
    if (top && !top.wide) return { kind: 'found', code: top.code, label: labelOf(top.code) };
    const [only] = narrow;
    if (only && found.length === 1) return { kind: 'found', code: only.code, label: labelOf(only.code) };
    return { kind: 'ambiguous', labels: narrow.length > 0 ? narrow.map(({ code }) => labelOf(code)) : [] };
  };
}
