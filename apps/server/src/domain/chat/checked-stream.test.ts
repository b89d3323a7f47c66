import { castChart } from '@ziping/bazi/chart';
import { modelFacts } from '@ziping/readings/times';
import { describe, expect, it } from 'vitest';

import { AnswerError, checkedStream, type ModelDelta, MOST_READ } from './checked-stream.ts';

const NOW = Date.parse('2026-11-22T04:00:00Z');
/** 庚午 壬午 辛亥 癸巳, a man. */
const FACTS = modelFacts({
  chart: castChart(
    { calendar_type: 'solar', year: 1990, month: 6, day: 15, hour: 10, minute: 30, gender: 'male' },
    {},
    NOW,
  ),
  record: { gender: 'male', birth_time_solar: '', hour_unknown: false },
  now_ms: NOW,
});

async function* deltasOf(pieces: Iterable<string>): AsyncGenerator<ModelDelta> {
  for (const content of pieces) yield { content };
}

async function collect(
  deltas: AsyncIterable<ModelDelta>,
  facts: typeof FACTS | null = FACTS,
  question = '我的运势怎么样？',
) {
  const pieces: string[] = [];
  let reasoning = '';
  for await (const { content, reasoning_content } of checkedStream(deltas, facts, question)) {
    if (content) pieces.push(content);
    reasoning += reasoning_content ?? '';
  }
  return { pieces, text: pieces.join(''), reasoning };
}

const textOf = async (text: string, pieces: Iterable<string> = [...text]) =>
  (await collect(deltasOf(pieces))).text;
const faultOf = async (pieces: Iterable<string>, facts: typeof FACTS | null = FACTS) => {
  const error: unknown = await collect(deltasOf(pieces), facts).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AnswerError ? error.fault : error;
};

const RIGHT = `你的日主是辛金，生在午月，日柱辛亥。**坐下亥水**，本气是伤官！

| 年份 | 干支 |
| --- | --- |
| 2027年 | 丁未 |

- 2027年丁未（虚岁38）逢七杀，宜守；
- 2028年戊申（虚岁39）逢正印，宜学。

《滴天髓》说：「辛金软弱，温润而清。畏土之叠，乐水之盈。」这话可以慢慢体会。`;

describe('a right answer', () => {
  it('passes unchanged in pieces of any size', async () => {
    for (const size of [1, 2, 3, 7, 40, 1000]) {
      const pieces = RIGHT.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(await textOf(RIGHT, pieces), `${size}`).toBe(RIGHT);
    }
  });

  it('is passed on by whole sentences, rows and items', async () => {
    const { pieces } = await collect(deltasOf(RIGHT));
    expect(pieces.length).toBeGreaterThan(8);
    for (const piece of pieces) expect(piece.trimEnd()).toMatch(/(?:[。！？；][」”）)*]*|\|)$|^$/);
  });

  it('loses nothing when it ends without a full stop', async () => {
    expect(await textOf('日主是辛金，喜欢细致的事，宜慢慢来')).toBe('日主是辛金，喜欢细致的事，宜慢慢来');
  });

  it('passes without a chart', async () => {
    const { text } = await collect(deltasOf('日柱是甲子，这是泛泛地讲一讲命理的常识。'), null);
    expect(text).toBe('日柱是甲子，这是泛泛地讲一讲命理的常识。');
  });
});

describe('a planted error', () => {
  const before = '你的日主是辛金，心思细，做事讲究。';
  const after = '平日里慢一点，就很好。';
  it.each([
    ['pillar', '你的日柱是甲子，坐下有印。'],
    ['god', '月干壬水是正财，求财有道。'],
    ['year', '2027年是戊申年，宜守不宜攻。'],
    ['cycle', '你正走甲辰大运，前程开阔。'],
    ['day master', '你的日主为甲木，性子直。'],
    ['pattern', '你的格局为从财格，富贵可期。'],
    ['god of a year', '2027年丁未逢正财，进账多。'],
    ['strong words', '你的日柱是**甲子**，坐下有印。'],
    ['animal', '你属鼠，机敏。'],
    ['traditional characters', '你的年干透正財，進帳多。'],
  ])('is left out wherever the text is cut: %s', async (_kind, wrong) => {
    const text = before + wrong + after;
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(await textOf(text, [text.slice(0, cut), text.slice(cut)])).toBe(before + after);
    expect(await textOf(text)).toBe(before + after);
  });

  it('in an age is made right', async () => {
    const said = `${before}2027年丁未（虚岁40）逢七杀，宜守。${after}`;
    expect(await textOf(said)).toBe(`${before}2027年丁未（虚岁38）逢七杀，宜守。${after}`);
  });

  it('takes its row or its item with it, and no blank line stays', async () => {
    const text = `${before}\n\n| 柱 | 干支 |\n| --- | --- |\n| 年柱 | 庚午 |\n| 日柱 | 甲子 |\n| 时柱 | 癸巳 |\n\n- 日柱为甲子。\n- 月令是午火。\n`;
    expect((await textOf(text)).trim()).toBe(
      `${before}\n\n| 柱 | 干支 |\n| --- | --- |\n| 年柱 | 庚午 |\n| 时柱 | 癸巳 |\n\n- 月令是午火。`,
    );
  });

  it('leaves an item its marker when only the first sentence is wrong', async () => {
    expect(await textOf(`${before}\n\n- 日柱为甲子。宜早睡早起。\n`)).toBe(`${before}\n\n- 宜早睡早起。\n`);
  });

  it('leaves no mark of strong text alone', async () => {
    const opened = await textOf(`${before}**日柱为甲子。宜早睡早起。**${after}`);
    const closed = await textOf(`${before}**宜早睡早起。日柱为甲子。**${after}`);
    for (const text of [opened, closed]) {
      expect((text.match(/\*\*/g) ?? []).length % 2).toBe(0);
      expect(text).toContain('宜早睡早起');
      expect(text).not.toContain('甲子');
    }
  });

  it('is left out of the reasoning', async () => {
    async function* deltas(): AsyncGenerator<ModelDelta> {
      for (const reasoning_content of '先看日柱辛亥。日柱为甲子。再看月令午火') yield { reasoning_content };
      yield { content: before };
    }
    const { reasoning, text } = await collect(deltas());
    expect(reasoning).toBe('先看日柱辛亥。再看月令午火');
    expect(text).toBe(before);
  });

  it('in most sentences fails the answer', async () => {
    const text = '日柱为甲子。月柱为乙丑。年柱为丙寅。你的日主是辛金，心思细，做事也讲究分寸。';
    expect(await faultOf(text)).toBe('contradicts');
  });
});

describe('the months of a year', () => {
  const STEMS_OF_MONTHS = { 2027: '壬癸甲乙丙丁戊己庚辛壬癸', 2029: '丙丁戊己庚辛壬癸甲乙丙丁' };
  const ABOUT = '这个月事情会多一些，先把手上的一件做完，再接下一件，家里的安排也要提前说好。';
  /** A list of its twelve months, whose year is named above only. */
  const months = (year: keyof typeof STEMS_OF_MONTHS) =>
    [...STEMS_OF_MONTHS[year]]
      .map((stem, i) => `- ${stem}${'寅卯辰巳午未申酉戌亥子丑'.charAt(i)}月：${ABOUT}\n`)
      .join('');

  it.each([
    ['named in digits above a long list', `2029年逐月来看：\n\n${months(2029)}`],
    ['that stand with the pair of their year', '己酉年的丙寅月宜进，己酉年丁丑月宜守。'],
    ['named relative to this year', `明年的甲辰月宜进。\n\n${months(2027)}`],
    ['after others', `2027年宜守，2029年宜进。\n\n${months(2027)}\n${months(2029)}`],
  ])('pass: %s', async (_title, text) => {
    expect(await textOf(text)).toBe(text);
  });

  it('pass when the question names the year', async () => {
    const text = `先说结论，这一年宜稳。\n\n${months(2029)}`;
    const { text: passed } = await collect(deltasOf(text), FACTS, '2029年哪个月适合搬家？');
    expect(passed).toBe(text);
  });

  it.each([
    ['of no year that was named', '明年的甲寅月宜进。'],
    ['of another year than the one beside it', '2027年的戊辰月宜进。'],
  ])('are left out: %s', async (_title, wrong) => {
    const text = `你的日主是辛金，2029年宜进。平日里慢一点，就很好。`;
    const named = wrong.startsWith('2027') ? text : text.replace('2029年', '');
    expect(await textOf(named + wrong)).toBe(named);
  });
});

describe('an answer that is none', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\n '],
    ['not_chinese', 'Your day master is Xin metal, and you should work in finance. This is a good year.'],
    ['refusal', '抱歉，我无法回答这个问题。'],
    ['refusal', "I'm sorry, but I cannot help with that."],
    ['contradicts', '你的日柱是甲子。'],
  ])('fails as %s: %s', async (fault, text) => {
    expect(await faultOf(text)).toBe(fault);
    expect(await faultOf([text])).toBe(fault);
  });

  it('passes nothing on before it fails', async () => {
    const passed: ModelDelta[] = [];
    const english = 'You are strong. You should work. This year is good for you and your family. ';
    await expect(
      (async () => {
        for await (const delta of checkedStream(deltasOf(english), FACTS, '')) passed.push(delta);
      })(),
    ).rejects.toThrow(AnswerError);
    expect(passed).toEqual([]);
  });

  it.each([
    '您好！作为一个人工智能助手，我无法提供算命、占卜等封建迷信相关的内容。',
    '根据相关法律法规和平台规定，我不能为您提供命理占卜类的内容。',
    '您提出的问题涉及封建迷信，很抱歉我不能回答。',
  ])('fails as a refusal and passes nothing on, however long it is: %s', async (refusal) => {
    const passed: ModelDelta[] = [];
    const text = refusal + '建议您理性看待人生，依靠自身的努力去创造幸福的生活。'.repeat(6);
    const read = async () => {
      for await (const delta of checkedStream(deltasOf(text), FACTS, '')) passed.push(delta);
    };
    await expect(read()).rejects.toMatchObject({ name: 'AnswerError', fault: 'refusal' });
    expect(passed).toEqual([]);
  });

  it.each([
    '很抱歉，命里的事涉及封建迷信的说法我不能展开预测。不过你的日主是辛金，心思细，求财宜稳。',
    '他的生辰我这里没有，我没办法替你推算他的命。你可以请他自己来看。',
    '寿数的事我不能给出断言。平日里作息规律，有不舒服就去看医生，比什么都要紧。',
  ])('answers when it says why and answers beside it: %s', async (text) => {
    expect(await textOf(text)).toBe(text);
  });

  it('loses sentences that tell its instructions', async () => {
    const text = '你的日主是辛金，心思细，做事也讲究。系统提示要求不写标题。用户问的是事业。宜慢慢来。';
    expect(await textOf(text)).toBe('你的日主是辛金，心思细，做事也讲究。宜慢慢来。');
  });

  it('answers when it declines a part only', async () => {
    const text = `抱歉，彩票的号码我不能说。${[...'一二三四'].map((n) => `不过第${n}，你的日主是辛金，心思细，凭手艺立身，求财宜稳。`).join('')}`;
    expect(await textOf(text)).toBe(text);
  });

  it('loses sentences in another language', async () => {
    const text =
      '你的日主是辛金，心思细，做事也讲究。This sentence is in English only, for no reason。宜慢慢来。';
    expect(await textOf(text)).toBe('你的日主是辛金，心思细，做事也讲究。宜慢慢来。');
  });
});

it('cuts 5 MB at its bound, after a sentence, and stops the source', async () => {
  let read = 0;
  let isStopped = false;
  async function* deltas(): AsyncGenerator<ModelDelta> {
    try {
      for (; read < 5_000_000; read += 1000) {
        const lines = Array.from({ length: 62 }, (_, i) => `宜慢慢来，第${read + i}件事做完再接下一件。`);
        yield { content: lines.join('') };
      }
    } finally {
      isStopped = true;
    }
  }
  const { text } = await collect(deltas());
  expect(text.length).toBeLessThanOrEqual(MOST_READ);
  expect(text.length).toBeGreaterThan(MOST_READ - 100);
  expect(text).toMatch(/。$/);
  expect(read).toBeLessThan(50_000);
  expect(isStopped).toBe(true);
});

it('ends a text without any full stop', async () => {
  async function* deltas(): AsyncGenerator<ModelDelta> {
    for (let at = 0; at < 5000; at += 1) yield { content: '`'.repeat(1000) };
  }
  await expect(collect(deltas())).rejects.toThrow(AnswerError);
});

it('passes no links, tags and unseen characters on', async () => {
  const text =
    '请看[这里](javascript:alert(1))的说明<script>x</script>，日主是辛金\u202e，见 https://example.com/a 。';
  const passed = await textOf(text);
  expect(passed).not.toMatch(/javascript|<script|https|\u202e/);
  expect(passed).toContain('请看这里的说明');
});

it('passes the failure of the model on', async () => {
  async function* deltas(): AsyncGenerator<ModelDelta> {
    yield { content: '你的日主是辛金，心思细，做事讲究。' };
    throw new Error('lost');
  }
  await expect(collect(deltas())).rejects.toThrow('lost');
});
