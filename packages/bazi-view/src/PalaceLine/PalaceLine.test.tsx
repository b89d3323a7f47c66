import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buttons, textOf } from '../test-markup.ts';
import { PalaceLine } from './PalaceLine.tsx';

const palaces = {
  tai_yuan: '壬申',
  ming_gong: '甲申',
  shen_gong: '戊子',
  na_yin: { tai_yuan: '剑锋金', ming_gong: '泉中水', shen_gong: '霹雳火' },
};

describe('PalaceLine', () => {
  it('renders a list of names, each with its pillar and its 纳音', () => {
    const markup = renderToStaticMarkup(<PalaceLine palaces={palaces} />);
    const words = (tag: string) =>
      [...markup.matchAll(new RegExp(`<${tag}>.*?</${tag}>`, 'g'))].map(([each]) => textOf(each));
    expect(words('dt')).toEqual(['胎元', '命宫', '身宫']);
    expect(words('dd')).toEqual(['壬申 剑锋金', '甲申 泉中水', '戊子 霹雳火']);
    expect(buttons(markup)).toEqual([]);
  });

  it('renders the names as buttons when onTerm is given', () => {
    const markup = renderToStaticMarkup(<PalaceLine palaces={palaces} onTerm={() => undefined} />);
    expect(buttons(markup).map(textOf)).toEqual(['胎元', '命宫', '身宫']);
  });
});
