import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currentCycle, storyChart, storyYears } from '../story-chart.ts';
import { buttons, spoken } from '../test-markup.ts';
import { AnnualLuckStrip } from './AnnualLuckStrip.tsx';
import type { AnnualLuckView } from './AnnualLuckStrip.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const ignore = () => undefined;
const annual = (view: AnnualLuckView, selected: number | null = null) =>
  renderToStaticMarkup(<AnnualLuckStrip view={view} selected={selected} onSelect={ignore} />);

describe('AnnualLuckStrip', () => {
  it('asks for a cycle while none is selected', () => {
    expect(annual({ state: 'unselected' })).toContain('请点击上方大运查看流年');
  });

  it('names the selected cycle from 1 while its years load', () => {
    const markup = annual({ state: 'loading', cycle: 0 });
    expect(markup).toContain('已选择第 1 步大运');
    expect(markup).toContain('流年加载中…');
    expect(markup).toContain('aria-busy="true"');
  });

  it('says so when a cycle has no annual data', () => {
    const markup = annual({ state: 'ready', cycle, liu_nian: [] });
    expect(markup).toContain('暂无流年数据');
    expect(buttons(markup)).toEqual([]);
  });

  it('offers each year as a toggle and makes this year the one tab stop', () => {
    const items = buttons(annual({ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }));
    expect(items).toHaveLength(10);
    expect(items.every((item) => item.includes('aria-pressed="false"'))).toBe(true);
    expect(items.filter((item) => item.includes('tabindex="0"')).map(spoken)).toEqual([
      '今年 2026 37岁 丙午 七杀 丁 正官 己 正印',
    ]);
  });

  it('moves the tab stop to the highlighted year', () => {
    const items = buttons(annual({ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }, 2020));
    const pressed = items.filter((item) => item.includes('aria-pressed="true"'));
    expect(pressed.map(spoken)).toEqual(['2020 31岁 庚子 比肩 癸 伤官']);
    expect(items.filter((item) => item.includes('tabindex="0"'))).toEqual(pressed);
  });
});
