import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartSkeleton } from '../ChartSkeleton/ChartSkeleton.tsx';
import { storyChart } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { columnsOf } from './columns.ts';
import { PillarGrid } from './PillarGrid.tsx';
import { pillarTableCopy } from './PillarTable.copy.ts';
import { PillarTable } from './PillarTable.tsx';
import type { PillarTableProps } from './PillarTable.tsx';
import { ROWS } from './rows.ts';
import type { Row } from './rows.ts';
import TappableGrid from './TappableGrid.tsx';

/** The cells of each row in source order, each with its tag, scope and text. */
function read(markup: string) {
  return [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<(t[hd])([^>]*?)(?:\/>|>(.*?)<\/\1>)/g)].map(([, tag, attributes, content]) => ({
      tag,
      scope: /scope="(\w+)"/.exec(attributes!)?.[1],
      text: (content ?? '')
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    })),
  );
}

const labels = (rows: readonly Row[]) => rows.map(({ label }) => label);

const render = (props: Partial<PillarTableProps> = {}) =>
  renderToStaticMarkup(<PillarTable bazi={storyChart('metal').bazi} {...props} />);

describe('PillarTable', () => {
  it('renders a column heading for each column', () => {
    const [headings] = read(render());
    expect(headings!.map(({ text }) => text)).toEqual([
      '',
      '年柱',
      '月柱',
      '日柱',
      '时柱',
      '大运 当前',
      '流年 今年',
    ]);
    expect(headings!.slice(1).every(({ tag, scope }) => tag === 'th' && scope === 'col')).toBe(true);
  });

  it('renders its rows in order, each with a row heading and six cells', () => {
    const rows = read(render()).slice(1);
    expect(rows.map((row) => row[0]!.text)).toEqual(labels(ROWS.filter(({ further }) => !further)));
    for (const [heading, ...cells] of rows) {
      expect(heading).toMatchObject({ tag: 'th', scope: 'row' });
      expect(cells.map(({ tag }) => tag)).toEqual(Array.from({ length: 6 }, () => 'td'));
    }
  });

  it('reads the four pillars before luck, stems with their phases, hidden stems with their ten gods', () => {
    const rows = new Map(
      read(render())
        .slice(1)
        .map(([heading, ...cells]) => [heading!.text, cells.map(({ text }) => text)]),
    );
    expect(rows.get('十神')).toEqual(['比肩', '劫财', '日主', '伤官', '偏财', '七杀']);
    expect(rows.get('天干')).toEqual(['庚 金', '辛 金', '庚 金', '癸 水', '甲 木', '丙 火']);
    expect(rows.get('地支')).toEqual(['午 火', '巳 火', '辰 土', '未 土', '申 金', '午 火']);
    expect(rows.get('藏干')![2]).toBe('戊 偏印 乙 正财 癸 伤官');
    expect(rows.get('纳音')![0]).toBe('路旁土');
    expect(rows.get('空亡')![2]).toBe('申酉');
    expect(rows.get('地势')![2]).toBe('养');
  });

  it('marks the branches in the void of the day and of the year, in short and in words', () => {
    // 庚辰 is void in 申酉, 庚午 in 戌亥.
    const chart = storyChart('metal');
    const cycle = chart.da_yun_list[0]!;
    const branch = (ganzhi: string, bazi = chart.bazi) => {
      const columns = columnsOf(bazi, { ...cycle, ganzhi }, null);
      const markup = renderToStaticMarkup(
        <TappableGrid caption="" columns={columns} onTerm={() => undefined} />,
      );
      return read(markup).find(([row]) => row!.text === '地支')![5]!.text;
    };
    expect(branch('乙酉')).toBe('酉 金 空 日柱空亡');
    expect(branch('丁亥')).toBe('亥 水 年空 年柱空亡');
    expect(branch('壬午')).toBe('午 火');
    const year_pillar = { ...chart.bazi.year_pillar, kong_wang: '申酉' };
    expect(branch('乙酉', { ...chart.bazi, year_pillar })).toBe('酉 金 空 年空 日柱空亡、年柱空亡');
  });

  it('has no 大运 and no current year beside the years before luck', () => {
    const rows = read(render({ before_luck: true }));
    expect(rows[0]!.slice(5).map(({ text }) => text)).toEqual(['大运 起运前', '流年']);
    expect(
      rows
        .find(([row]) => row!.text === '地支')!
        .slice(5)
        .map(({ text }) => text),
    ).toEqual(['—', '—']);
    const child = read(render({ bazi: storyChart('beforeFirst').bazi, before_luck: true }));
    expect(child[0]!.slice(5).map(({ text }) => text)).toEqual(['大运 起运前', '流年 今年']);
  });

  it('names the day master in its caption', () => {
    expect(render()).toContain('<caption>四柱与岁运命盘，日主庚</caption>');
  });

  it('adds the rows 自坐 and 神煞 at the end with furtherRows', () => {
    const rows = read(render({ furtherRows: true }))
      .slice(1)
      .map((row) => row.map(({ text }) => text));
    expect(rows.map(([label]) => label)).toEqual(labels(ROWS));
    expect(rows).toContainEqual(['自坐', '沐浴', '死', '养', '墓', '绝', '帝旺']);
  });

  it('shows each 神煞 under its own column, and a placeholder in a column without any', () => {
    const shen_sha = [
      { name: '福星贵人', key: 'year' },
      { name: '魁罡', key: 'day' },
      { name: '将星', key: 'year' },
      { name: '驿马', key: 'da_yun' },
    ] as const;
    const last = read(render({ furtherRows: true, shen_sha })).at(-1)!;
    expect(last.map(({ text }) => text)).toEqual(['神煞', '福星贵人 将星', '—', '魁罡', '—', '驿马', '—']);
  });

  it('renders buttons only in TappableGrid, one for every word and row heading', () => {
    const grid = {
      caption: '命盘',
      columns: columnsOf(storyChart('metal').bazi, null, null),
      furtherRows: true,
      shenSha: { year: '福星贵人 将星', da_yun: '禄神' },
    };
    const readOnly = renderToStaticMarkup(<PillarGrid {...grid} />);
    const tappable = renderToStaticMarkup(<TappableGrid {...grid} onTerm={() => undefined} />);
    expect(readOnly).not.toContain('<button');
    const words = buttons(tappable).map(textOf);
    const oneWordRows = ROWS.filter(({ layout }) => layout === undefined || layout === 'glyph');
    const [hiddenStems, shenSha] = [16, 3];
    expect(words).toHaveLength(ROWS.length + oneWordRows.length * 6 + hiddenStems + shenSha);
    expect(words.slice(0, 3)).toEqual(['十神', '比肩', '劫财']);
    expect(words).toContain('戊 偏印');
    expect(words).toContain('将星');
    const unmarked = (rows: ReturnType<typeof read>) =>
      rows.map((row) => row.map((cell) => ({ ...cell, text: cell.text.replace(/ 年?空 .*/, '') })));
    expect(unmarked(read(tappable))).toEqual(read(readOnly));
    expect(tappable).toContain('点选一词看释义');
  });

  it('has no button for 神煞 that are not known yet', () => {
    const columns = columnsOf(storyChart('metal').bazi, null, null);
    const markup = renderToStaticMarkup(
      <TappableGrid caption="命盘" columns={columns} furtherRows onTerm={() => undefined} />,
    );
    expect(buttons(markup).map(textOf)).toContain('神煞');
    expect(buttons(markup).map(textOf)).not.toContain('');
  });

  it('shows a placeholder in every cell of a column without a pillar', () => {
    const rows = read(render({ bazi: storyChart('beforeFirst').bazi })).slice(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row[5]!.text))).toEqual(new Set(['—']));
    expect(rows.map((row) => row[6]!.text)).not.toContain('—');
  });

  it('announces the years before luck by name, and a column without a pillar as 未选', () => {
    const columns = [
      { label: '大运', ganzhi: '', note: '起运前' },
      { label: '流年', ganzhi: '', note: '' },
    ];
    expect(pillarTableCopy.announce(columns)).toBe('大运起运前；流年未选');
  });

  it('leaves its live region empty until the luck columns change', () => {
    expect(render()).toMatch(/<p[^>]*role="status"[^>]*><\/p>/);
  });
});

describe('ChartSkeleton', () => {
  it('has the rows and headings of the table and one status message', () => {
    const markup = renderToStaticMarkup(<ChartSkeleton />);
    const headings = (rows: ReturnType<typeof read>) => rows.map((row) => row[0]!.text);
    expect(headings(read(markup))).toEqual(headings(read(render())));
    expect(markup.match(/role="status"/g)).toHaveLength(1);
    expect(markup).toContain('命盘加载中…');
  });
});
