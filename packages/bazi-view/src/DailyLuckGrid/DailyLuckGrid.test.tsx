import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyChart, storyDays, storyMonths } from '../story-chart.ts';
import { textOf } from '../test-markup.ts';
import { dailyLuckGridCopy } from './DailyLuckGrid.copy.ts';
import { DailyLuckGrid } from './DailyLuckGrid.tsx';
import { weekdayOf, weeksOf } from './weeks.ts';

const chart = storyChart('metal');
const month = storyMonths(chart, 2026)[9]!;
const days = storyDays(chart, month);
const render = (selected: string | null = null) =>
  renderToStaticMarkup(
    <DailyLuckGrid days={days} month={month.ganzhi} selected={selected} onSelect={() => undefined} />,
  );
const cells = (markup: string) => markup.match(/<td[^>]*role="gridcell".*?<\/td>/g) ?? [];
const at = (markup: string, date: string) => cells(markup).find((cell) => cell.includes(`"${date}"`))!;
/** The text for screen readers. */
const read = (cell: string) => textOf(cell.replace(/<span data-part="day".*?<\/span>/, ''));

describe('DailyLuckGrid', () => {
  it('renders a grid of the days from one 节 to the next under seven named weekdays', () => {
    const markup = render();
    expect(cells(markup)).toHaveLength(days.length);
    expect(markup).toContain('<p>亥月，2026年11月7日–12月7日</p>');
    expect(markup.match(/aria-label="星期.?"/g)).toHaveLength(7);
  });

  it('names both years of a month that ends in the next year', () => {
    expect(dailyLuckGridCopy.span('丑', '2026-12-07', '2027-01-04')).toBe('丑月，2026年12月7日–2027年1月4日');
  });

  it('reads the date, stem and branch, ten god and lunar day', () => {
    expect(read(at(render(), '2026-11-08'))).toBe('11月8日，丙戌 七杀 三十');
    expect(read(at(render(), '2026-11-09'))).toBe('11月9日，丁亥 正官 十月初一');
  });

  it('shows the month on its first day', () => {
    expect(at(render(), '2026-12-01')).toContain('aria-hidden="true">12月</span>');
    expect(at(render(), '2026-12-02')).toContain('aria-hidden="true">2</span>');
  });

  it('names today and makes it the tab stop', () => {
    const stops = cells(render()).filter((cell) => cell.includes('tabindex="0"'));
    expect(stops.map(read)).toEqual([expect.stringMatching(/^今日，11月20日，/)]);
  });

  it('makes the selected day the tab stop and the only selected one', () => {
    const markup = render('2026-11-25');
    const selected = cells(markup).filter((cell) => cell.includes('aria-selected="true"'));
    expect(selected).toEqual([at(markup, '2026-11-25')]);
    expect(selected[0]).toContain('tabindex="0"');
  });
});

describe('weekdayOf', () => {
  it.each([
    ['1900-01-31', 3],
    ['1999-12-31', 5],
    ['2000-02-29', 2],
    ['2026-11-20', 5],
    ['2100-03-01', 1],
  ])('returns for %s weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe('weeksOf', () => {
  it('fills whole weeks from Sunday', () => {
    const weeks = weeksOf([{ date: '2026-11-21' }, { date: '2026-11-22' }]);
    expect(weeks.map((week) => week.map((day) => day?.date.slice(-2) ?? ''))).toEqual([
      ['', '', '', '', '', '', '21'],
      ['22', '', '', '', '', '', ''],
    ]);
    expect(weeksOf([])).toEqual([]);
  });
});
