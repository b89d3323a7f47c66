import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyChart, storyMonths } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { MonthlyLuckStrip } from './MonthlyLuckStrip.tsx';
import type { MonthlyLuckView } from './MonthlyLuckStrip.tsx';

const liu_yue = storyMonths(storyChart('metal'), 2026);
const monthly = (view: MonthlyLuckView, selected: number | null = null) =>
  renderToStaticMarkup(<MonthlyLuckStrip view={view} selected={selected} onSelect={() => undefined} />);

describe('MonthlyLuckStrip', () => {
  it('renders twelve months from 立春, each with the day of its 节', () => {
    const items = buttons(monthly({ state: 'ready', year: 2026, liu_yue }));
    expect(items).toHaveLength(12);
    expect(textOf(items[0]!)).toMatch(/^寅月 立春 2\/4 庚寅 比肩 /);
    expect(textOf(items[11]!)).toMatch(/^丑月 小寒 1\/5 /);
  });

  it('labels the current month 本月 and makes it the tab stop', () => {
    const items = buttons(monthly({ state: 'ready', year: 2026, liu_yue }));
    const stops = items.filter((item) => item.includes('tabindex="0"')).map(textOf);
    expect(stops).toHaveLength(1);
    expect(stops[0]).toMatch(/^本月 亥月 立冬 11\/7 /);
  });

  it('sets aria-pressed on the selected month only', () => {
    const items = buttons(monthly({ state: 'ready', year: 2026, liu_yue }, 3));
    expect(items.map((item) => item.includes('aria-pressed="true"')).lastIndexOf(true)).toBe(2);
  });

  it('asks to select a year, or says that the months are loading', () => {
    expect(monthly({ state: 'unselected' })).toContain('请点击上方流年查看流月');
    const loading = monthly({ state: 'loading', year: 2026 });
    expect(loading).toContain('流月加载中…');
    expect(loading).toContain('2026年，自立春起');
    expect(buttons(loading)).toEqual([]);
  });
});
