/** The Markdown that the contract allows in the texts of reports and answers: its one reader. */

/** A run of text, or a stressed group of runs. */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'strong' | 'emphasis'; children: readonly Inline[] };

type Row = readonly (readonly Inline[])[];

/** A part of a section, in the order of the text. */
export type Block =
  | { kind: 'heading' | 'paragraph'; children: readonly Inline[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  /** `start`: the number of the first item of an ordered list. */
  | { kind: 'list'; ordered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { kind: 'table'; head: Row; rows: readonly Row[] };

/** A heading of the first or second level with what follows it; the text before the first one has no title. */
export interface Section {
  title: string;
  blocks: readonly Block[];
}

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])\s+/;
const QUOTE = /^ {0,3}> ?/;
const TABLE_RULE = /^[\s|]*:?-{3,}:?[\s|]*(?:\|\s*:?-+:?[\s|]*)*$/;
/** Lines that mark something but say nothing: a rule, the fence of code. */
const MARK_ONLY = /^ {0,3}(?:([-*_])(?: *\1){2,}|```.*|~~~.*)\s*$/;

/** Quotes and lists inside each other beyond this depth are text: no report has them, and no input may exhaust the stack. */
const MAX_DEPTH = 4;

/**
 * A line or a block longer than this many characters is continued as another one. No report has such a block, and what is
 * read and rendered again while an answer is being written is its last blocks.
 */
const MAX_BLOCK = 4_000;

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

/** The words of a heading, without the marks that may close it. */
function headingText(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s#]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
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
  for (let room = MAX_BLOCK; at < lines.length && room > 0 && belongs(lines[at]!); at += 1) {
    room -= lines[at]!.length + 1;
  }
  return at - from;
}

const isBlank = (line: string) => line.trim() === '';

/** @param starts takes the line at which each block begins */
function blocksOf(lines: readonly string[], depth = 0, starts: number[] = []): Block[] {
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
    starts[blocks.length] = at;
    if (isBlank(line) || MARK_ONLY.test(line)) {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: 'heading', children: inlines(headingText(heading[2] ?? '')) });
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
      let item = ITEM.exec(line);
      const mark = item?.[2] ?? '';
      const ordered = /\d/.test(mark);
      const items: Block[][] = [];
      for (let room = MAX_BLOCK; room > 0 && item && /\d/.test(item[2] ?? '') === ordered;) {
        const from = at;
        const first = lines[at]!.slice(item[0].length);
        // What is indented below an item belongs to it.
        const count = countWhile(lines, at + 1, (next) => /^\s{2,}\S/.test(next));
        const rest = lines.slice(at + 1, at + 1 + count).map((next) => next.replace(/^\s{2,4}/, ''));
        items.push(blocksOf([first, ...rest], depth + 1));
        at += 1 + count;
        for (const part of lines.slice(from, at)) room -= part.length + 1;
        const gap = countWhile(lines, at, isBlank);
        item = ITEM.exec(lines[at + gap] ?? '');
        if (item && /\d/.test(item[2] ?? '') === ordered) at += gap;
      }
      blocks.push({ kind: 'list', ordered, start: Number.parseInt(mark, 10) || 1, items });
    } else {
      const start = at;
      let room = MAX_BLOCK;
      do room -= lines[at++]!.length + 1;
      while (at < lines.length && room > 0 && !isBlank(lines[at]!) && !startsBlock(at));
      const text = lines.slice(start, at).map((part) => part.trim());
      blocks.push({ kind: 'paragraph', children: inlines(text.join('\n')) });
    }
  }
  return blocks;
}

const LINE_END = /\r\n?|\n/g;

/** The lines of a text, long ones cut by a blank line, and the offset at which each begins. */
function linesOf(text: string): { lines: string[]; offsets: number[] } {
  const lines: string[] = [];
  const offsets: number[] = [];
  const add = (from: number, to: number) => {
    if (to - from <= MAX_BLOCK) {
      lines.push(text.slice(from, to));
      offsets.push(from);
      return;
    }
    for (let at = from; at < to;) {
      // Not between the halves of a character.
      const half = (text.codePointAt(at + MAX_BLOCK - 1) ?? 0) > 0xffff;
      const end = Math.min(to, at + MAX_BLOCK - (half ? 1 : 0));
      lines.push(text.slice(at, end), '');
      offsets.push(at, end);
      at = end;
    }
  };
  let from = 0;
  for (const { 0: end, index } of text.matchAll(LINE_END)) {
    add(from, index);
    from = index + end.length;
  }
  add(from, text.length);
  return { lines, offsets };
}

/** The words of a run without its marks. */
export const wordsOf = (children: readonly Inline[]): string =>
  children.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.children))).join('');

/** The blocks of a text without sections. */
export const parseBlocks = (content: string): Block[] => blocksOf(linesOf(content).lines);

/** The runs of each line of a paragraph: a line break stands in plain text only. */
export function linesOfRun(children: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const part of children) {
    if (part.kind !== 'text') lines.at(-1)!.push(part);
    else
      part.text.split('\n').forEach((text, index) => {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)!.push({ kind: 'text', text });
      });
  }
  return lines;
}

/** A line of a text as it is read without its marks. */
interface PlainLine {
  text: string;
  /** Whether an item of a list begins here. */
  isItem: boolean;
}

/** The lines of blocks without their marks and without tables: paragraphs, notes and items of lists, one below the other. */
export function plainLinesOf(blocks: readonly Block[]): PlainLine[] {
  return blocks.flatMap((block): PlainLine[] => {
    switch (block.kind) {
      case 'table':
        return [];
      case 'quote':
        return plainLinesOf(block.blocks);
      case 'list':
        return block.items.flatMap((item) =>
          plainLinesOf(item).map(({ text }, index) => ({ text, isItem: index === 0 })),
        );
      default:
        return linesOfRun(block.children).map((line) => ({ text: wordsOf(line), isItem: false }));
    }
  });
}

/**
 * The sections of a report in the Markdown that the contract allows: `## ` headings, paragraphs, lists, notes, tables.
 * Other marks are shown as text.
 */
export function parseReport(content: string): Section[] {
  const { lines } = linesOf(content);
  const starts = lines.flatMap((line, at) => ((HEADING.exec(line)?.[1]?.length ?? 3) <= 2 ? [at] : []));
  const before = blocksOf(lines.slice(0, starts[0] ?? lines.length));
  return [
    ...(before.length > 0 ? [{ title: '', blocks: before }] : []),
    ...starts.map((start, index) => ({
      title: wordsOf(inlines(headingText(HEADING.exec(lines[start]!)?.[2] ?? ''))),
      blocks: blocksOf(lines.slice(start + 1, starts[index + 1] ?? lines.length)),
    })),
  ];
}

/** The words of a block, a line or a row of a table below the other. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join('\n');
    case 'quote':
      return block.blocks.map(blockText).join('\n\n');
    case 'list':
      return block.items.map((item) => item.map(blockText).join('\n')).join('\n');
    default:
      return wordsOf(block.children);
  }
}

/** A text as it is read without its marks, its parts set apart by a blank line. */
export const plainText = (content: string): string =>
  parseReport(content)
    .flatMap(({ title, blocks }) => [title, ...blocks.map(blockText)])
    .filter((part) => part !== '')
    .join('\n\n');

/** A block of an answer with its place in the text. */
export interface AnswerPart {
  at: number;
  source: string;
  block: Block;
}

/** What was read of an answer that may go on. */
export interface Answer {
  content: string;
  parts: readonly AnswerPart[];
  /** The first `parts`, which end at `offset`, do not change while the text before `proven` stays. */
  settled: { parts: number; offset: number; proven: number };
}

/** The line that is being written can change its own block and join it to the one before. */
const UNSETTLED_BLOCKS = 2;

/** Two blocks are shorter; only lines that are not shown, such as blank ones, can make what is unsettled longer. */
const MAX_UNSETTLED = 10 * MAX_BLOCK;

const NOTHING: Answer = { content: '', parts: [], settled: { parts: 0, offset: 0, proven: 0 } };

/** Reads an answer on from what was read of its beginning. A part that did not change stays the same object. */
export function parseOnward(previous: Answer | null, content: string): Answer {
  const goesOn = previous !== null && content.startsWith(previous.content.slice(0, previous.settled.proven));
  const { parts: known, settled } = goesOn ? previous : NOTHING;
  const tail = content.slice(settled.offset);
  const { lines, offsets } = linesOf(tail);
  const starts: number[] = [];
  const blocks = blocksOf(lines, 0, starts);
  const offsetOf = (index: number) => settled.offset + offsets[starts[index]!]!;
  const fresh = blocks.map((block, index): AnswerPart => {
    const at = offsetOf(index);
    const end = index + 1 < blocks.length ? offsetOf(index + 1) : undefined;
    const source = content.slice(at, end);
    const before = known[settled.parts + index];
    return before?.at === at && before.source === source ? before : { at, source, block };
  });
  const parts = [...known.slice(0, settled.parts), ...fresh];
  if (tail.length > MAX_UNSETTLED) {
    const offset = settled.offset + offsets.at(-1)!;
    return { content, parts, settled: { parts: parts.length, offset, proven: offset } };
  }
  const index = fresh.length - UNSETTLED_BLOCKS;
  if (index < 1) return { content, parts, settled };
  return {
    content,
    parts,
    settled: { parts: settled.parts + index, offset: offsetOf(index), proven: offsetOf(index + 1) },
  };
}

/** A line that is only the mark of a heading, a note or an item. */
const LONE_MARK = /^\s*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])\s*$/;

/** What is shown of a text without its rest: a stressed run is closed, half a mark or table left out. */
export function closeMarks(text: string): string {
  const lines = text.slice(-MAX_BLOCK).split('\n');
  let first = lines.length;
  while (first > 0 && lines[first - 1]!.startsWith('|')) first -= 1;
  const table = lines.slice(first);
  // Without its rule and a row the head of a table would be shown as text for a moment.
  if (table.length > 0 && table.length <= 2 && /^[\s|:-]*$/.test(table[1] ?? '')) {
    return text.slice(0, text.length - table.join('\n').length);
  }
  const last = lines.at(-1)!;
  const open = last.lastIndexOf('**');
  const isOpen = (last.split('**').length - 1) % 2 === 1;
  const stressed = isOpen ? last.slice(open + 2).replace(/\*$/, '') : '';
  const before = isOpen && stressed.trim() === '' ? last.slice(0, open) : last.replace(/(?<!\*)\*$/, '');
  if (LONE_MARK.test(before)) return text.slice(0, text.length - last.length);
  if (isOpen && stressed.trim() === '') return text.slice(0, text.length - last.length + open);
  if (isOpen) return `${text.slice(0, text.length - last.length + open + 2)}${stressed}**`;
  return /(?:^|[^*])\*$/.test(last) ? text.slice(0, -1) : text;
}
