import { renderToStaticMarkup } from 'react-dom/server';
import { kongWang } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import type { LuckPillar } from '@ziping/bazi/types';
import { expect, it } from 'vitest';
import { storyChart } from '../story-chart.ts';
import { textOf } from '../test-markup.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './columns.ts';
import { voidMarks } from './VoidMarks.tsx';

const [sample] = columnsOf(storyChart('metal').bazi, null, null);

function column(key: Column['key'], pair: number): Column {
  const text = ganzhi(pair);
  const pillar: LuckPillar = {
    ...sample!.pillar!,
    ...{ gan: text.charAt(0), zhi: text.charAt(1), kong_wang: kongWang(pair) },
  };
  return { key, note: '', pillar };
}

it('marks a branch exactly where the ten days of the day or of the year leave it out', () => {
  for (let day = 0; day < 60; day += 7)
    for (let year = 0; year < 60; year += 7)
      for (let pair = 0; pair < 60; pair += 1) {
        const marks = voidMarks([column('year', year), column('day', day), column('da_yun', pair)]);
        const branch = ganzhi(pair).charAt(1);
        const expected = [
          kongWang(day).includes(branch) && '空',
          kongWang(year).includes(branch) && '年空',
        ].filter(Boolean);
        const read = textOf(renderToStaticMarkup(<>{marks.da_yun}</>)).split(' ');
        expect(read.filter((word) => word === '空' || word === '年空')).toEqual(expected);
      }
});

it('marks no pillar by its own void, and none of a column without a pillar', () => {
  for (let pair = 0; pair < 60; pair += 1) {
    const marks = voidMarks([
      column('year', pair),
      column('day', pair),
      { key: 'da_yun', note: '', pillar: null },
    ]);
    expect(marks).toEqual({});
  }
});

it('keeps the same object for the same mark, so that a memoised cell is not rendered again', () => {
  const columns = [column('day', 0), column('da_yun', 10)];
  expect(voidMarks(columns).da_yun).toBe(voidMarks(columns).da_yun);
});
