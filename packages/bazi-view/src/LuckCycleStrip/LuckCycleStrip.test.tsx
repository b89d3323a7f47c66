import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currentCycle, storyChart } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { LuckCycleStrip } from './LuckCycleStrip.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const ignore = () => undefined;

describe('LuckCycleStrip', () => {
  const strip = (selected: number | null) =>
    renderToStaticMarkup(
      <LuckCycleStrip
        da_yun_list={chart.da_yun_list}
        selected={selected}
        onSelect={ignore}
        qi_yun={chart.qi_yun}
      />,
    );

  it('labels the current cycle 当前 whether or not it is selected', () => {
    for (const selected of [null, 0, cycle]) {
      expect(
        buttons(strip(selected))
          .map(textOf)
          .filter((text) => text.startsWith('当前 ')),
      ).toEqual(['当前 28–37岁 2017年起 甲申 偏财 庚 比肩 壬 食神 戊 偏印']);
    }
  });

  it('sets aria-pressed on the selected cycle only', () => {
    const pressed = buttons(strip(1)).map((item) => item.includes('aria-pressed="true"'));
    expect(pressed.indexOf(true)).toBe(1);
    expect(pressed.lastIndexOf(true)).toBe(1);
  });

  it('draws the elapsed years dark up to this year, with the age in it', () => {
    const markup = renderToStaticMarkup(
      <LuckCycleStrip da_yun_list={chart.da_yun_list} selected={null} onSelect={ignore} year={2020} />,
    );
    const parts = [...markup.matchAll(/--at:(-?[\d.]+)/g)].map(([, part]) => Number(part));
    expect(parts.slice(0, cycle).every((part) => part >= 1)).toBe(true);
    expect(parts[cycle]).toBeCloseTo(0.35);
    expect(parts.slice(cycle + 1).every((part) => part <= 0)).toBe(true);
    expect(markup).toContain('今年31岁');
    expect(strip(null)).not.toContain('--at:');
  });

  it('shows when luck starts, without units that are zero', () => {
    expect(strip(null)).toContain('7年2个月26天起运，顺行');
    const early = { years: 0, months: 0, days: 0, hours: 3, forward: false };
    const markup = renderToStaticMarkup(
      <LuckCycleStrip da_yun_list={[]} selected={null} onSelect={ignore} qi_yun={early} />,
    );
    expect(markup).toContain('出生当日起运，逆行');
  });
});
