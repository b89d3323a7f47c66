import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currentCycle, storyChart, storyYears } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { AnnualLuckStrip } from './AnnualLuckStrip.tsx';
import type { AnnualLuckView } from './AnnualLuckStrip.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const ignore = () => undefined;
const annual = (view: AnnualLuckView, selected: number | null = null) =>
  renderToStaticMarkup(<AnnualLuckStrip view={view} selected={selected} onSelect={ignore} />);

describe('AnnualLuckStrip', () => {
  it('asks to select a cycle while none is selected', () => {
    expect(annual({ state: 'unselected' })).toContain('请点击上方大运查看流年');
  });

  it('shows the number of the selected cycle, from 1, while its years load', () => {
    const markup = annual({ state: 'loading', cycle: 0 });
    expect(markup).toContain('已选择第 1 步大运');
    expect(markup).toContain('流年加载中…');
    expect(markup).toContain('aria-busy="true"');
  });

  it('shows 暂无流年数据 for a cycle without annual data', () => {
    const markup = annual({ state: 'ready', cycle, liu_nian: [] });
    expect(markup).toContain('暂无流年数据');
    expect(buttons(markup)).toEqual([]);
  });

  it('says that the years failed, with a button to ask again', () => {
    const markup = annual({ state: 'failed', cycle });
    expect(markup).toContain('流年暂时取不到');
    expect(buttons(markup).map(textOf)).toEqual(['重新加载']);
  });

  it('renders each year as a toggle button, this year being the only tab stop', () => {
    const items = buttons(annual({ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }));
    expect(items).toHaveLength(10);
    expect(items.every((item) => item.includes('aria-pressed="false"'))).toBe(true);
    expect(items.filter((item) => item.includes('tabindex="0"')).map(textOf)).toEqual([
      '今年 2026 37岁 丙午 七杀 丁 正官 己 正印',
    ]);
  });

  it('shows 周岁 and 小运 of each year once they are known', () => {
    const ages = [
      { year: 2017, full_ages: { from: 26, to: 27 }, minor: '庚子' },
      { year: 2018, full_ages: { from: 28, to: 28 }, minor: '辛丑' },
    ];
    const markup = renderToStaticMarkup(
      <AnnualLuckStrip
        view={{ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }}
        ages={ages}
        selected={null}
        onSelect={ignore}
      />,
    );
    const [first, second, third] = buttons(markup).map(textOf);
    expect(first).toMatch(/28岁 [^]*周岁26–27\n小运庚子$/);
    expect(second).toMatch(/周岁28\n小运辛丑$/);
    expect(third).not.toContain('周岁');
  });

  it('names the years before the first cycle', () => {
    expect(annual({ state: 'loading', cycle: -1 })).toContain('已选择起运前');
  });

  it('moves the tab stop to the highlighted year', () => {
    const items = buttons(annual({ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }, 2020));
    const pressed = items.filter((item) => item.includes('aria-pressed="true"'));
    expect(pressed.map(textOf)).toEqual(['2020 31岁 庚子 比肩 癸 伤官']);
    expect(items.filter((item) => item.includes('tabindex="0"'))).toEqual(pressed);
  });
});
