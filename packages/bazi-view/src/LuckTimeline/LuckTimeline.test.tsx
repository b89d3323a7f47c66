import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currentCycle, storyChart } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { LuckTimeline } from './LuckTimeline.tsx';
import type { LuckTimelineProps } from './LuckTimeline.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const render = (props: Partial<LuckTimelineProps> = {}) =>
  renderToStaticMarkup(
    <LuckTimeline da_yun_list={chart.da_yun_list} birth_year={1990} year={2026} selected={null} {...props} />,
  );
const items = (markup: string) => (markup.match(/<li.*?<\/li>/g) ?? []).map(textOf);

describe('LuckTimeline', () => {
  it('renders a list from birth through all cycles, the current one labelled 当前', () => {
    const read = items(render());
    expect(read).toHaveLength(11);
    expect(read[0]).toBe('1990年 出生');
    expect(read[cycle + 1]).toBe('28–37岁 甲申 偏财 当前 2017–2026');
    expect(read.filter((item) => item.includes('当前'))).toHaveLength(1);
  });

  it('shows this year and the age in it', () => {
    expect(render()).toContain('<p>今年2026，37岁</p>');
  });

  it('draws the line dark up to this year', () => {
    const parts = [...render({ year: 2020 }).matchAll(/--at:([\d.]+)/g)].map(([, part]) => Number(part));
    expect(parts.slice(0, cycle + 1)).toEqual(Array.from({ length: cycle + 1 }, () => 1));
    expect(parts[cycle + 1]).toBeCloseTo(0.35);
    expect(parts.slice(cycle + 2).every((part) => part === 0)).toBe(true);
  });

  it('renders the cycles as toggle buttons with one tab stop when onSelect is given', () => {
    const toggles = buttons(render({ selected: 2, onSelect: () => undefined }));
    expect(toggles).toHaveLength(10);
    expect(toggles.map((item) => item.includes('aria-pressed="true"')).indexOf(true)).toBe(2);
    expect(toggles.filter((item) => item.includes('tabindex="0"'))).toHaveLength(1);
    expect(buttons(render({ selected: 2 }))).toEqual([]);
  });
});
