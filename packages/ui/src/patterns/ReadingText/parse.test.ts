import { describe, expect, it } from 'vitest';

import { type Block, type Inline, parseReport } from './parse.ts';

const plain = (children: readonly Inline[]): string =>
  children.map((part) => (part.kind === 'text' ? part.text : plain(part.children))).join('');

const outline = (block: Block): unknown => {
  switch (block.kind) {
    case 'quote':
      return { quote: block.blocks.map(outline) };
    case 'list':
      return { [block.ordered ? 'ordered' : 'list']: block.items.map((item) => item.map(outline)) };
    case 'table':
      return { table: [block.head, ...block.rows].map((row) => row.map(plain)) };
    default:
      return block.kind === 'heading' ? { heading: plain(block.children) } : plain(block.children);
  }
};

const read = (content: string) =>
  parseReport(content).map(({ title, blocks }) => ({ title, blocks: blocks.map(outline) }));

describe('the subset of the contract', () => {
  it('divides a report into sections', () => {
    expect(read('引言\n\n## 性情\n\n外柔内刚。\n\n重条理。\n\n## 用神\n\n宜土。')).toEqual([
      { title: '', blocks: ['引言'] },
      { title: '性情', blocks: ['外柔内刚。', '重条理。'] },
      { title: '用神', blocks: ['宜土。'] },
    ]);
  });

  it('reads lists, notes and tables', () => {
    expect(read('- 一\n- 二\n\n1. 甲\n2. 乙\n\n> 注\n\n| 年 | 事 |\n|---|---|\n| 2026 | 丙午 |')).toEqual([
      {
        title: '',
        blocks: [
          { list: [['一'], ['二']] },
          { ordered: [['甲'], ['乙']] },
          { quote: ['注'] },
          {
            table: [
              ['年', '事'],
              ['2026', '丙午'],
            ],
          },
        ],
      },
    ]);
  });

  it('keeps stressed words and line breaks', () => {
    const [section] = parseReport('**七杀**当令，*次之*  \n另起');
    expect(section?.blocks).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [{ kind: 'text', text: '七杀' }] },
          { kind: 'text', text: '当令，' },
          { kind: 'emphasis', children: [{ kind: 'text', text: '次之' }] },
          { kind: 'text', text: '\n另起' },
        ],
      },
    ]);
  });
});

describe('anything else of a model', () => {
  it.each([
    ['a block of HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['HTML within a sentence', '好<b onclick="x()">运</b>', '好<b onclick="x()">运</b>'],
    ['a link', '见[这里](javascript:alert(1))。', '见这里。'],
    ['an address', '见 https://example.com/a', '见 https://example.com/a'],
    ['an image', '![图](https://example.com/a.png)', '图'],
    ['code', '`rm -rf`', 'rm -rf'],
    ['an entity', '甲 &amp; 乙', '甲 &amp; 乙'],
  ])('shows %s as text', (_name, content, shown) => {
    expect(read(content)).toEqual([{ title: '', blocks: [shown] }]);
  });

  it('shows a smaller heading inside its section', () => {
    expect(read('## 事业\n\n### 行业\n\n文')).toEqual([
      { title: '事业', blocks: [{ heading: '行业' }, '文'] },
    ]);
  });

  it('shows a list inside a list, and paragraphs of an item', () => {
    expect(read('- 一\n  续\n  - 甲\n\n- 二')).toEqual([
      { title: '', blocks: [{ list: [['一\n续', { list: [['甲']] }], ['二']] }] },
    ]);
  });

  it('ends a paragraph where a list, a note or a table begins', () => {
    expect(read('文\n- 一\n> 注\n文\n| 年 |\n| --- |\n| 2026 |')).toEqual([
      {
        title: '',
        blocks: ['文', { list: [['一']] }, { quote: ['注'] }, '文', { table: [['年'], ['2026']] }],
      },
    ]);
  });

  it.each([
    ['without a closing mark', '**甲 与 *乙', '**甲 与 *乙'],
    ['escaped', '\\*\\*甲\\*\\*', '**甲**'],
    ['of a product', '3 * 4 * 5', '3 * 4 * 5'],
    ['of a number', '1990年6月15日 1. 甲', '1990年6月15日 1. 甲'],
  ])('takes no mark %s for one', (_name, content, shown) => {
    expect(read(content)).toEqual([{ title: '', blocks: [shown] }]);
  });

  it.each(['', '\n\n', '---', '***', '```\n```'])('has no sections in %j', (content) => {
    expect(read(content)).toEqual([]);
  });

  // Each would take hours if a mark were searched for again from every other one.
  it.each(['[(', '![', '**', '*a', '`', '\\', '> ', '- ', '|', '#'])(
    'reads two hundred thousand times %j',
    (mark) => {
      expect(read(mark.repeat(200_000)).length).toBeLessThan(2);
    },
  );
});
