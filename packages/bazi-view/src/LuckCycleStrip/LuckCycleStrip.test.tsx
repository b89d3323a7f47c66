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
    const pressed = (selected: number) =>
      buttons(strip(selected)).flatMap((item, place) =>
        item.includes('aria-pressed="true"') ? [place] : [],
      );
    expect(pressed(1)).toEqual([2]);
    expect(pressed(-1)).toEqual([0]);
  });

  it('begins with the years before the first cycle, unless luck starts in the year of the birth', () => {
    expect(textOf(buttons(strip(null))[0]!)).toBe('1–7岁 1990年起 小运 起运前');
    const [first, ...rest] = chart.da_yun_list;
    const early = renderToStaticMarkup(
      <LuckCycleStrip da_yun_list={[{ ...first!, start_age: 1 }, ...rest]} selected={0} onSelect={ignore} />,
    );
    expect(buttons(early)).toHaveLength(10);
    expect(early).not.toContain('起运前');
    expect(buttons(early)[0]).toContain('aria-pressed="true"');
  });

  it('labels the years before luck 当前 and makes them the tab stop for a child', () => {
    const child = storyChart('beforeFirst');
    const of = (year: number) =>
      buttons(
        renderToStaticMarkup(
          <LuckCycleStrip da_yun_list={child.da_yun_list} selected={null} onSelect={ignore} year={year} />,
        ),
      )[0]!;
    expect(textOf(of(2026))).toMatch(/^当前 1–/);
    expect(of(2026)).toContain('tabindex="0"');
    expect(textOf(of(2150))).toMatch(/^1–/);
  });

  it('shows 周岁 in each cycle and before the first', () => {
    const fullAges = [
      { from: 0, to: 7 },
      { from: 7, to: 17 },
    ];
    const markup = renderToStaticMarkup(
      <LuckCycleStrip
        da_yun_list={chart.da_yun_list}
        selected={null}
        onSelect={ignore}
        fullAges={fullAges}
      />,
    );
    const texts = buttons(markup).map(textOf);
    expect(texts[0]).toContain('周岁0–7');
    expect(texts[1]).toContain('周岁7–17');
  });

  it('draws the elapsed years dark up to this year, with the age in it', () => {
    const markup = renderToStaticMarkup(
      <LuckCycleStrip da_yun_list={chart.da_yun_list} selected={null} onSelect={ignore} year={2020} />,
    );
    const parts = [...markup.matchAll(/--at:(-?[\d.]+)/g)].map(([, part]) => Number(part));
    // The years before the first cycle come first.
    expect(parts.slice(0, cycle + 1).every((part) => part >= 1)).toBe(true);
    expect(parts[cycle + 1]).toBeCloseTo(0.35);
    expect(parts.slice(cycle + 2).every((part) => part <= 0)).toBe(true);
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
