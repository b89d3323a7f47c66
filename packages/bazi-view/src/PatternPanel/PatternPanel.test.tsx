import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Favourable, Pattern } from '@ziping/bazi/types';
import { buttons, textOf } from '../test-markup.ts';
import { PatternPanel } from './PatternPanel.tsx';

const pattern: Pattern = {
  name: '从财格',
  kind: 'follow',
  phase: 'earth',
  shi_shen: null,
  state: '未成',
  genuine: false,
  rests_on: { text: '日主乙木只有余气。', basis: [] },
  verdict: [{ text: '日主尚有余气，是假从。', basis: [] }],
  helpers: [],
  rival: null,
  source: '《滴天髓阐微》从象',
};
const favourable: Favourable = {
  school: 'combined',
  method: '从化',
  useful: ['earth'],
  helpful: ['fire'],
  neutral: [],
  harmful: ['wood', 'water'],
  stems: ['戊', '己'],
  presence: 'open',
  found: [],
  climate: ['癸', '丙', '戊'],
  reasons: [{ text: '从财格，顺其势而取土。', basis: [] }],
  readings: [],
  source: '《滴天髓阐微》从象',
};
const judged = {
  pattern,
  favourable_by: { combined: favourable, balance: favourable, climate: favourable, pattern: favourable },
};
const patterns = { genuine: judged, all: judged, commanding: judged };
const markup = renderToStaticMarkup(
  <PatternPanel {...{ patterns }} methods={{ pattern: '先看从化。', favourable: '扶抑。' }} />,
);
const words = (tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([each]) => textOf(each));

describe('PatternPanel', () => {
  it('shows the name with its state and what it rests on', () => {
    expect(words('p').slice(0, 3)).toEqual(['据《滴天髓阐微》从象', '假从财格 未成', '日主乙木只有余气。']);
  });

  it('lists the phases of each role, and where the useful one is', () => {
    expect(words('dt')).toEqual(['用神', '喜神', '忌神', '闲神']);
    expect(words('dd')).toEqual(['土戊己 透于天干', '火', '木水', '无']);
  });

  it('folds reasons, the stems of the month and the methods', () => {
    const folded = markup.slice(markup.indexOf('<details>'));
    for (const text of ['是假从。', '顺其势而取土。', '本月调候用癸、丙、戊。', '先看从化。', '扶抑。'])
      expect(folded).toContain(text);
  });

  it('has buttons for its words only when onTerm is given', () => {
    expect(buttons(markup)).toEqual([]);
    const tappable = renderToStaticMarkup(<PatternPanel {...{ patterns }} onTerm={() => undefined} />);
    expect(buttons(tappable).map(textOf)).toEqual(['从财格', '未成', '用神', '喜神', '忌神', '闲神', '从化']);
  });
});
