/** The Markdown that a report may have: paragraphs, `- ` lists, `> ` notes and tables. A text has its line breaks. */
export type Block =
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] };

const cells = (line: string) =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());
const isRule = (line: string) => /^\s*\|?[\s:|-]*-[\s:|-]*$/.test(line);

const kindOf = (line: string) =>
  line.startsWith('- ')
    ? 'list'
    : line.startsWith('>')
      ? 'note'
      : line.startsWith('|')
        ? 'table'
        : 'paragraph';

/** The blocks of a section's text. Lines of one kind that follow each other are one block. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const own: Block[] = [];
    for (const line of part.split('\n').filter((one) => one.trim() !== '')) {
      const kind = kindOf(line);
      const last = own.at(-1);
      if (kind === 'list') {
        const item = line.slice(2).trim();
        if (last?.kind === 'list') last.items.push(item);
        else own.push({ kind, items: [item] });
      } else if (kind === 'table') {
        if (isRule(line)) continue;
        if (last?.kind === 'table') last.rows.push(cells(line));
        else own.push({ kind, rows: [cells(line)] });
      } else {
        const said = kind === 'note' ? line.replace(/^>\s?/, '') : line.trim();
        if (last?.kind === kind) last.text += `\n${said}`;
        else own.push({ kind, text: said });
      }
    }
    blocks.push(...own);
  }
  return blocks;
}
