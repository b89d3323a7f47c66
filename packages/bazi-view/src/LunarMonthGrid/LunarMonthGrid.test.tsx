import { monthGrid } from '@ziping/bazi/month-grid';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LunarMonthGrid } from './LunarMonthGrid.tsx';
import type { LunarMonthGridProps } from './LunarMonthGrid.tsx';

const render = (props: Partial<LunarMonthGridProps> = {}) =>
  renderToStaticMarkup(
    <LunarMonthGrid
      cells={monthGrid(2025, 7)}
      label="2025年7月"
      selected={null}
      focused="2025-07-01"
      min="1900-01-31"
      max="2100-12-31"
      onFocusDate={() => {}}
      onSelect={() => {}}
      {...props}
    />,
  );

/** The tag of one day, the word shown under it, and its text for screen readers. */
function day(markup: string, date: string) {
  const [, tag = '', words = ''] = new RegExp(`(<td[^>]*data-date="${date}"[^>]*>)(.*?)</td>`).exec(markup)!;
  const [, kind, note] = /<small(?: data-kind="(.*?)")?>(.*?)<\/small>/.exec(words)!;
  return { tag, kind, note, spoken: words.replace(/<[^>]+>/g, '') };
}

describe('LunarMonthGrid', () => {
  it('renders a named grid of six weeks under seven named weekdays', () => {
    const markup = render();
    expect(markup).toMatch(/<table role="grid" aria-label="2025年7月"/);
    expect([...markup.matchAll(/<th scope="col" aria-label="(.*?)"/g)].map(([, name]) => name)).toEqual([
      '星期日',
      '星期一',
      '星期二',
      '星期三',
      '星期四',
      '星期五',
      '星期六',
    ]);
    expect(markup.match(/<tr>/g)).toHaveLength(7);
    expect(markup.match(/<td /g)).toHaveLength(42);
  });

  it('shows a festival, else a term, else the lunar day', () => {
    const cells = monthGrid(2025, 7).map((cell) =>
      cell.date === '2025-07-22' ? { ...cell, festivals: ['某节'] } : cell,
    );
    expect(day(render({ cells }), '2025-07-22').note).toBe('某节');
    expect(day(render(), '2025-07-22').note).toBe('大暑');
    expect(day(render(), '2025-07-23').note).toBe('廿九');
    expect(day(render(), '2025-07-25')).toMatchObject({ note: '闰六月', kind: 'month' });
  });

  it('reads the date, the lunar date, the term and every festival', () => {
    expect(day(render(), '2025-07-22').spoken).toBe('22日，六月廿八，大暑');
    expect(day(render(), '2025-07-23').spoken).toBe('23日，六月廿九');
    expect(day(render(), '2025-07-25').spoken).toBe('25日，闰六月初一');
    expect(day(render(), '2025-08-07').spoken).toBe('8月7日，闰六月十四，立秋');
    const october = render({ cells: monthGrid(2020, 10) });
    expect(day(october, '2020-10-01').spoken).toBe('1日，八月十五，中秋节，国庆节');
    const first = render({ cells: monthGrid(1900, 1) });
    expect(day(first, '1900-01-30')).toMatchObject({ spoken: '30日', note: '' });
  });

  it('has one tab stop, one selected day and disabled days outside the limits', () => {
    const markup = render({
      focused: '2025-07-10',
      selected: '2025-07-12',
      min: '2025-07-05',
      max: '2025-07-20',
    });
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(day(markup, '2025-07-10').tag).toContain('tabindex="0"');
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(day(markup, '2025-07-12').tag).toContain('aria-selected="true"');
    const disabled = ['2025-07-04', '2025-07-05', '2025-07-20', '2025-07-21'].map((date) =>
      day(markup, date).tag.includes('aria-disabled="true"'),
    );
    expect(disabled).toEqual([true, false, false, true]);
  });
});
