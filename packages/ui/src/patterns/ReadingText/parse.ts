/** A run of text, or a stressed group of runs. */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'strong' | 'emphasis'; children: readonly Inline[] };

type Row = readonly (readonly Inline[])[];

/** A part of a section, in the order of the text. */
export type Block =
  | { kind: 'heading' | 'paragraph'; children: readonly Inline[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] }
  | { kind: 'table'; head: Row; rows: readonly Row[] };

/** A heading of the first or second level with what follows it; the text before the first one has no title. */
export interface Section {
  title: string;
  blocks: readonly Block[];
}

const HEADING = /^(#{1,6})\s+(.*?)[\s#]*$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])\s+/;
const QUOTE = /^ {0,3}> ?/;
const TABLE_RULE = /^[\s|]*:?-{3,}:?[\s|]*(?:\|\s*:?-+:?[\s|]*)*$/;
/** Lines that mark something but say nothing: a rule, the fence of code. */
const MARK_ONLY = /^ {0,3}(?:([-*_])(?: *\1){2,}|```.*|~~~.*)\s*$/;

/** Quotes and lists inside each other beyond this depth are text: no report has them, and no input may exhaust the stack. */
const MAX_DEPTH = 4;

/** `**strong**`, `*emphasis*`, `` `code` ``, `[words](address)`, `![words](address)`, an escaped mark. */
const INLINE =
  /\*\*([^*\n]+)\*\*|(?<!\*)\*([^*\s][^*\n]*)\*(?!\*)|`([^`\n]+)`|!?\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)|\\([\\`*_{}[\]()#+\-.!|>~])/g;

/** Links and images become their words. HTML is no mark and stays text: nothing of a report is ever run. */
function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  const add = (run: string) => {
    const last = found.at(-1);
    if (last?.kind === 'text') last.text += run;
    else if (run !== '') found.push({ kind: 'text', text: run });
  };
  let end = 0;
  for (const { 0: whole, 1: strong, 2: emphasis, 3: code, 4: words, 5: mark, index } of text.matchAll(
    INLINE,
  )) {
    add(text.slice(end, index));
    if (strong !== undefined) found.push({ kind: 'strong', children: inlines(strong) });
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', children: inlines(emphasis) });
    else add(code ?? words ?? mark ?? '');
    end = index + whole.length;
  }
  add(text.slice(end));
  return found;
}

const cells = (line: string): Row =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()));

/** How many of the lines from `from` on belong together. */
function countWhile(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && belongs(lines[at]!)) at += 1;
  return at - from;
}

const isBlank = (line: string) => line.trim() === '';

function blocksOf(lines: readonly string[], depth = 0): Block[] {
  const blocks: Block[] = [];
  const nests = depth < MAX_DEPTH;
  const isTable = (at: number) => lines[at]!.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '');
  const startsBlock = (at: number) =>
    HEADING.test(lines[at]!) ||
    MARK_ONLY.test(lines[at]!) ||
    (nests && (QUOTE.test(lines[at]!) || ITEM.test(lines[at]!))) ||
    isTable(at);

  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (isBlank(line) || MARK_ONLY.test(line)) {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: 'heading', children: inlines(heading[2] ?? '') });
      at += 1;
    } else if (isTable(at)) {
      const count = countWhile(lines, at + 2, (row) => row.includes('|'));
      const rows = lines.slice(at + 2, at + 2 + count).map(cells);
      blocks.push({ kind: 'table', head: cells(line), rows });
      at += 2 + count;
    } else if (nests && QUOTE.test(line)) {
      const count = countWhile(lines, at, (next) => QUOTE.test(next));
      const inside = lines.slice(at, at + count).map((quoted) => quoted.replace(QUOTE, ''));
      blocks.push({ kind: 'quote', blocks: blocksOf(inside, depth + 1) });
      at += count;
    } else if (nests && ITEM.test(line)) {
      const ordered = /\d/.test(ITEM.exec(line)?.[2] ?? '');
      const items: Block[][] = [];
      let item = ITEM.exec(line);
      while (item && /\d/.test(item[2] ?? '') === ordered) {
        const first = lines[at]!.slice(item[0].length);
        // What is indented below an item belongs to it.
        const count = countWhile(lines, at + 1, (next) => /^\s{2,}\S/.test(next));
        const rest = lines.slice(at + 1, at + 1 + count).map((next) => next.replace(/^\s{2,4}/, ''));
        items.push(blocksOf([first, ...rest], depth + 1));
        at += 1 + count;
        const gap = countWhile(lines, at, isBlank);
        item = ITEM.exec(lines[at + gap] ?? '');
        if (item && /\d/.test(item[2] ?? '') === ordered) at += gap;
      }
      blocks.push({ kind: 'list', ordered, items });
    } else {
      const start = at;
      do at += 1;
      while (at < lines.length && !isBlank(lines[at]!) && !startsBlock(at));
      const text = lines.slice(start, at).map((part) => part.trim());
      blocks.push({ kind: 'paragraph', children: inlines(text.join('\n')) });
    }
  }
  return blocks;
}

const wordsOf = (children: readonly Inline[]): string =>
  children.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.children))).join('');

/**
 * The sections of a report in the Markdown that the contract allows: `## ` headings, paragraphs, lists, notes, tables.
 * Other marks are shown as text.
 */
export function parseReport(content: string): Section[] {
  const lines = content.split(/\r\n?|\n/);
  const starts = lines.flatMap((line, at) => ((HEADING.exec(line)?.[1]?.length ?? 3) <= 2 ? [at] : []));
  const before = blocksOf(lines.slice(0, starts[0] ?? lines.length));
  return [
    ...(before.length > 0 ? [{ title: '', blocks: before }] : []),
    ...starts.map((start, index) => ({
      title: wordsOf(inlines(HEADING.exec(lines[start]!)?.[2] ?? '')),
      blocks: blocksOf(lines.slice(start + 1, starts[index + 1] ?? lines.length)),
    })),
  ];
}
