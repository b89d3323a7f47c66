import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyChart, storyTiming } from '../story-chart.ts';
import { textOf } from '../test-markup.ts';
import { luckTimingCopy as copy } from './LuckTiming.copy.ts';
import { LuckTiming } from './LuckTiming.tsx';

const { commanding, change, today } = storyTiming('metal');
const { qi_yun_date } = storyChart('metal').bazi;

describe('LuckTiming', () => {
  it('tells the commanding stem, the change of cycles, minor luck and both ages', () => {
    const markup = renderToStaticMarkup(<LuckTiming {...{ commanding, change, today, qi_yun_date }} />);
    const words = (tag: string) =>
      [...markup.matchAll(new RegExp(`<${tag}>.*?</${tag}>`, 'g'))].map(([each]) => textOf(each));
    expect(words('dt')).toEqual(['人元司令', '交运', '小运', '周岁']);
    // Born 1990-05-15 14:30 by summer time, nine days after 立夏.
    expect(words('dd')[0]).toBe('生于立夏后9日，庚（比肩）司令');
    expect(words('dd')[1]).toMatch(/^逢丁、壬年(小暑|立秋)后\d+日交运，首次在1997年8月\d+日$/);
    expect(words('dd')[2]).toMatch(/^今年..（..），由时柱起；古法为壬寅$/);
    expect(words('dd')[3]).toBe('今年虚岁37，今日满36周岁');
  });

  it('leaves out the commanding stem where the 节 are not known', () => {
    const markup = renderToStaticMarkup(<LuckTiming {...{ change, today, qi_yun_date }} />);
    expect(markup).not.toContain('司令<');
  });

  it('names the second book only where it has another stem', () => {
    const { ziping } = commanding!;
    expect(copy.commanding(ziping, { ...ziping, stem: '丙' })).toContain('；《三命通会》作丙');
    expect(copy.commanding(ziping, ziping)).not.toContain('三命通会');
  });

  it('says that luck changes on the day of a 节', () => {
    expect(copy.change({ stems: '甲己', jie: '清明', days: 0 }, '2004-04-05 02:00:00')).toBe(
      '逢甲、己年清明当日交运，首次在2004年4月5日',
    );
  });
});
