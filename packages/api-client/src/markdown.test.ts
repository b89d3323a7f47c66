import { describe, expect, it } from 'vitest';

import {
  type Answer,
  type Block,
  closeMarks,
  type Inline,
  parseBlocks,
  parseOnward,
  parseReport,
  plainLinesOf,
  plainText,
} from './markdown.ts';

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
  it.each(['[(', '![', '**', '*a', '`', '\\', '> ', '- ', '|', '#', '# ', '**a', '[](', '|-', '\n', '1. '])(
    'reads two hundred thousand times %j',
    (mark) => {
      // A long line is cut, so that a heading may come out as several.
      expect(read(mark.repeat(200_000)).length).toBeLessThan(200);
    },
  );
});

const ANSWER = [
  '## 事业\n\n您**丁火**偏弱，*宜*木。\n第二行',
  '- 一\n  - 甲\n- 二\n\n- 三\n\n1. 甲\n2. 乙',
  '> 注\n> 二\n\n| 年 | 事 |\n|---|---|\n| 2027 | 丁未 |\n| 2028 | 戊申 |',
  '文\n***\n后\n\n---\n`码` 与 [字](https://a.example)',
  '```\n码\n```\n\n# 末\n\n𠮷'.repeat(3),
].join('\n\n');

const blocksOf = ({ parts }: Answer) => parts.map(({ block }) => block);

describe('an answer that is being written', () => {
  it.each([1, 2, 3, 7, 50])('reads the same in steps of %i characters as at once', (step) => {
    let answer: Answer | null = null;
    for (let end = step; end < ANSWER.length + step; end += step) {
      answer = parseOnward(answer, ANSWER.slice(0, end));
      expect(blocksOf(answer)).toEqual(blocksOf(parseOnward(null, ANSWER.slice(0, end))));
    }
  });

  it('keeps every part but the last two', () => {
    const before = parseOnward(null, ANSWER);
    const after = parseOnward(before, `${ANSWER}\n\n又一段`);
    const kept = after.parts.filter((part, index) => part === before.parts[index]);
    expect(kept.length).toBeGreaterThanOrEqual(before.parts.length - 2);
  });

  it('starts anew when the text is another one', () => {
    expect(blocksOf(parseOnward(parseOnward(null, ANSWER), '另一段'))).toEqual(
      blocksOf(parseOnward(null, '另一段')),
    );
  });

  it.each(['`', '> ', '- 一\n', '> 注\n', '| 年 |\n', '一\n', '\n', '# ', '| a |\n|---|\n', '**'])(
    'reads less than 50,000 characters again at any point of a long text of %j',
    (unit) => {
      const whole = unit.repeat(Math.ceil(200_000 / unit.length));
      let answer: Answer | null = null;
      for (let end = 10_000; end <= whole.length; end += 10_000) {
        answer = parseOnward(answer, whole.slice(0, end));
        expect(end - answer.settled.offset).toBeLessThan(50_000);
      }
    },
  );

  it('makes blocks of at most 9,000 characters', () => {
    for (const unit of ['一', '一\n', '- 一\n', '> 一\n']) {
      const { parts } = parseOnward(null, unit.repeat(100_000));
      expect(Math.max(...parts.map(({ source }) => source.length))).toBeLessThan(9_000);
    }
  });

  it('numbers a list on where a long one was divided', () => {
    const { parts } = parseOnward(null, Array.from({ length: 2_000 }, (_, at) => `${at + 1}. 项`).join('\n'));
    const second = parts[1]?.block;
    expect(second?.kind === 'list' && second.start).toBeGreaterThan(1);
  });

  it('cuts a long line between two characters', () => {
    const { parts } = parseOnward(null, `一${'𠮷'.repeat(5_000)}`);
    for (const { source } of parts) expect(source.isWellFormed()).toBe(true);
  });

  it('reads ten thousand quotes inside each other as four', () => {
    const depth = (block?: Block): number => (block?.kind === 'quote' ? 1 + depth(block.blocks[0]) : 0);
    expect(depth(parseOnward(null, `${'> '.repeat(10_000)}底`).parts[0]?.block)).toBeLessThanOrEqual(4);
  });

  it.each([
    ['closes a stressed run', '日主**丁', '日主**丁**'],
    ['closes it before half of its end', '日主**丁火*', '日主**丁火**'],
    ['leaves out an opening mark', '日主**', '日主'],
    ['leaves out half a mark', '日主*', '日主'],
    ['leaves complete marks', '**丁火**偏弱', '**丁火**偏弱'],
    ['looks at the last line only', '**丁\n火', '**丁\n火'],
    ['leaves out a head without a row', '文\n\n| 年 | 事 |\n|--', '文\n\n'],
    ['leaves out half a head', '文\n\n| 年', '文\n\n'],
    ['leaves out the mark of an item without a word', '文\n\n2. ', '文\n\n'],
    ['leaves out an item that begins with half a mark', '文\n\n1. *', '文\n\n'],
    ['leaves out an item that begins with a mark', '文\n\n- **', '文\n\n'],
    ['leaves out the mark of a heading', '文\n\n##', '文\n\n'],
    ['shows a number', '文\n\n2027', '文\n\n2027'],
    ['shows the first row', '| 年 |\n|---|\n| 20', '| 年 |\n|---|\n| 20'],
  ])('%s', (_name, text, shown) => {
    expect(closeMarks(text)).toBe(shown);
  });
});

describe('a text without its marks', () => {
  const content =
    '引**言**\n\n## 总论\n\n文一\n第二行\n\n- 甲\n- 乙\n  丙\n\n> 注\n\n| 年 | 事 |\n|---|---|\n| 2026 | 丙午 |';

  it('has its parts set apart by a blank line', () => {
    expect(plainText(content)).toBe('引言\n\n总论\n\n文一\n第二行\n\n甲\n乙\n丙\n\n注\n\n年 事\n2026 丙午');
  });

  it('has the lines of its blocks without tables, and tells where an item begins', () => {
    expect(plainLinesOf(parseBlocks('**一**\n二\n\n- 甲\n  乙\n\n> 注\n\n| 年 |\n|---|\n| 2026 |'))).toEqual([
      { text: '一', isItem: false },
      { text: '二', isItem: false },
      { text: '甲', isItem: true },
      { text: '乙', isItem: false },
      { text: '注', isItem: false },
    ]);
  });
});
