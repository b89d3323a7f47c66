import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyHours } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { HourCandidateTable } from './HourCandidateTable.tsx';
import type { HourCandidateTableProps } from './HourCandidateTable.tsx';

const render = (props: Partial<HourCandidateTableProps> = {}) =>
  renderToStaticMarkup(<HourCandidateTable candidates={storyHours('plain')} {...props} />);
const rows = (markup: string) =>
  (markup.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
    (row.match(/<t[hd][^>]*>.*?<\/t[hd]>/g) ?? []).map(textOf),
  );
const summary = (markup: string) => (markup.match(/<d[td][^>]*>.*?<\/d[td]>/g) ?? []).map(textOf);

describe('HourCandidateTable', () => {
  it('lists first what is the same for every hour and what varies', () => {
    expect(summary(render())).toEqual([
      '不变',
      '年柱庚午、月柱辛巳、日柱庚辰',
      '会变',
      '时柱',
      '起运',
      '1993年4月27日至1993年8月28日',
    ]);
    expect(summary(render({ candidates: storyHours('jie') }))[1]).toBe('无，四柱都随时辰而变');
  });

  it('renders one row for each hour, with its clock time and the pillars that vary', () => {
    const [head, ...hours] = rows(render());
    expect(head).toEqual(['时辰', '时柱']);
    expect(hours).toHaveLength(13);
    // In summer time.
    expect(hours[0]).toEqual(['晚子时 00:00–00:59', '丙子']);
    expect(hours[1]).toEqual(['早子时 01:00–01:59', '丙子']);
    expect(hours[2]).toEqual(['丑时 02:00–03:59', '丁丑']);
    expect(hours[12]![0]).toBe('亥时 22:00–23:59');
  });

  it('marks a year, month or day pillar that differs from the hour before, never the hour pillar', () => {
    const [head, ...hours] = rows(render({ candidates: storyHours('jie') }));
    expect(head).toEqual(['时辰', '年柱', '月柱', '日柱', '时柱']);
    const changes = (column: number) =>
      hours.flatMap((row) => (row[column]!.endsWith('变') ? [row[0]!.split(' ')[0]] : []));
    expect(changes(1)).toEqual(['戌时']);
    expect(changes(2)).toEqual(['戌时']);
    expect(changes(3)).toEqual(['晚子时']);
    expect(changes(4)).toEqual([]);
  });

  it('offers a button for every hour but the chosen one', () => {
    expect(buttons(render())).toEqual([]);
    const offered = buttons(render({ onChoose: () => undefined, chosen: { hour: 2, minute: 40 } })).map(
      textOf,
    );
    expect(offered).toHaveLength(12);
    expect(offered[0]).toBe('选晚子时');
    expect(offered).not.toContain('选丑时');
    expect(render({ onChoose: () => undefined, chosen: { hour: 2, minute: 40 } })).toContain('已选');
  });
});
