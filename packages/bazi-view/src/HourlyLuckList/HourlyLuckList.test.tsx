import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyHoursOfDay } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { HourlyLuckList } from './HourlyLuckList.tsx';

const itemsOf = (zi: 'next' | 'split') => {
  const markup = renderToStaticMarkup(
    <HourlyLuckList date="2026-11-20" hours={storyHoursOfDay('2026-11-20', zi)} />,
  );
  return { markup, items: (markup.match(/<li.*?<\/li>/g) ?? []).map(textOf) };
};

describe('HourlyLuckList', () => {
  it('lists the twelve hours, the current one marked in words', () => {
    const { markup, items } = itemsOf('next');
    expect(items).toHaveLength(12);
    expect(items[0]).toBe('子时 壬子 食神 23:00–00:59');
    expect(items.filter((text) => text.includes('此时'))).toEqual(['午时 此时 戊午 偏印 11:00–12:59']);
    expect(markup).toContain('11月20日，您所在地的时间');
    expect(buttons(markup)).toEqual([]);
  });

  it('lists thirteen where 子时 has an early and a late part', () => {
    const { items } = itemsOf('split');
    expect(items).toHaveLength(13);
    expect([items[0], items[12]].map((text) => text?.slice(0, 3))).toEqual(['早子时', '晚子时']);
  });
});
