/** The words of a matter, built from named lists: what is done, by whom, and with what feeling. */

/** Any of these: a regular expression, or the source of one. */
export const words = (...alternatives: (RegExp | string)[]): RegExp =>
  new RegExp(alternatives.map((one) => (typeof one === 'string' ? one : one.source)).join('|'));

/** A clause and the one after it. */
const TWO_CLAUSES = '[^,。;!?]*(?:[,。;!?][^,。;!?]*)?';

/**
 * Two neighbouring clauses with something of each of the lists, in any order. The rest of the question belongs to it: it is
 * never taken for what is told before the question.
 */
export const all = (...lists: string[]): string =>
  `(?:^|(?<=[,。;!?]))${lists.map((list) => `(?=${TWO_CLAUSES}(?:${list}))`).join('')}.*`;

/** Something of each of the lists anywhere in the question, in any order; as with `all`, the whole question belongs to it. */
export const anywhere = (...lists: string[]): string =>
  `^${lists.map((list) => `(?=.*(?:${list}))`).join('')}.*`;

/** Something of one list near something of the other, in either order. */
export const near = (one: string, other: string, most = 10): string =>
  `(?:(?:${one})[^?!]{0,${most}}(?:${other})|(?:${other})[^?!]{0,${most}}(?:${one}))`;

/** Any of the alternatives in a question without anything of the list. */
export const unless = (list: string, ...alternatives: (RegExp | string)[]): string =>
  `^(?!.*(?:${list}))(?:.*?(?:${words(...alternatives).source}))`;
