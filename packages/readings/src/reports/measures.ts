/** What is measured of a text that a lay person reads: terms, a time and an advice early, what two texts share. */

/** Words of the field that a lay person does not know, longest first. */
const TERMS =
  /[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]|[甲乙丙丁戊己庚辛壬癸][木火土金水]|日主|日元|月令|时柱|年柱|月柱|日柱|天干|地支|干支|日支|坐支|藏干|本气|透出|通根|得令|得地|得势|身强|身弱|偏强|偏弱|中和|比肩|劫财|食神|伤官|正财|偏财|七杀|正官|偏印|正印|比劫|食伤|官杀|财星|印星|官星|夫妻宫|夫星|妻星|用神|喜神|忌神|格局|成格|败格|[一-龥]{2}格(?=[，。：；])|大运|流年|流月|命局|六合|三合|三会|半合|相冲|三刑|相刑|相害|神煞|桃花|红鸾|天喜|驿马|华盖|调候|通关|扶抑|旺相|休囚|五行|虚岁/g;

/** The terms of a text, each as often as it comes. */
export const termsIn = (text: string): string[] => text.match(TERMS) ?? [];

const TIME = /20\d\d年|\d{1,2}月/;
const ADVICE =
  /(?:^|[，。；：、\n])(?:[^，。；]{0,12})(?:建议|可以|不妨|适合|最好|先|别|宜|留出|放到|定下|把)/;

/** Terms in the first 100 characters; a time and an advice in the first 600. */
export function earlyFigures(text: string): { terms: number; time: boolean; advice: boolean } {
  const start = text.slice(0, 600);
  return { terms: termsIn(text.slice(0, 100)).length, time: TIME.test(start), advice: ADVICE.test(start) };
}

function partsOf(text: string, at: RegExp, least: number): Set<string> {
  return new Set(
    text
      .split(at)
      .map((part) => part.replace(/^[-|\s]+/, '').trim())
      .filter(({ length }) => length >= least),
  );
}

function share(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((part) => other.has(part)).length;
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : both / least;
}

/** The share of sentences of 8 characters and more that two texts have in common, of the one with fewer. */
export const sentenceShare = (one: string, other: string): number =>
  share(partsOf(one, /[。！？\n]/, 8), partsOf(other, /[。！？\n]/, 8));

/** The same of clauses of 6 characters and more. */
export const clauseShare = (one: string, other: string): number =>
  share(partsOf(one, /[，。！？；：\n]/, 6), partsOf(other, /[，。！？；：\n]/, 6));
