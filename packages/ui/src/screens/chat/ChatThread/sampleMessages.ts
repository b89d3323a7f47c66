import type { ChatMessageView } from './chat-view.ts';

const message: ChatMessageView = {
  id: 'q_1',
  role: 'user',
  content: '我适合从事什么行业？',
  reasoning_content: null,
  status: 'complete',
  error: null,
  suggestions: [],
  branch: { number: 1, count: 1 },
};

export const question = (change: Partial<ChatMessageView> = {}): ChatMessageView => ({
  ...message,
  ...change,
});

export const answer = (change: Partial<ChatMessageView> = {}): ChatMessageView => ({
  ...message,
  id: 'a_1',
  role: 'assistant',
  content: careerText,
  ...change,
});

export const careerText = `辛金生于午月，七杀当令而日主偏弱，先求**扶身**，再谈泄秀。食伤并透，表达与条理是您的长处。

### 相宜的行业

1. **文教与出版**：土为印，生身护身，稳而长久。
2. 法务、审计与合规：七杀有制，善于守规矩、辨轻重。
3. 珠宝与精密工艺：金水相涵，细处见功夫。

### 近几年的时机

| 年份 | 干支 | 对事业的作用 |
| --- | --- | --- |
| 2026年 | 丙午 | 官杀重，宜守成，少揽新事 |
| 2027年 | 丁未 | 七杀透出而坐印，可谈升迁 |
| 2028年 | 戊申 | 印旺身强，适合转向与进修 |

- 独当一面的岗位，可等 2028年 再接；
- 合伙之事，先把账目写清楚。

> 以上依命理推演，供参考；去留之间，请同时看现实的条件。`;

export const reasoningText =
  '先看日主：辛金生于午月，失令。\n再看十神：七杀当令，食伤并透，印星不显。\n用神取土，喜金。';

export const suggestions = ['今年适合换工作吗？', '和什么属相的人合伙比较好？', '2027年的财运如何？'];

/** A finished exchange. */
export const exchange: readonly ChatMessageView[] = [
  question(),
  answer({ reasoning_content: reasoningText, suggestions }),
];

/** A conversation of so many messages. */
export const conversation = (count: number): ChatMessageView[] =>
  Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? question({ id: `m_${at}`, content: `第 ${at / 2 + 1} 问：这几年的大运，对事业和家庭各有什么作用？` })
      : answer({ id: `m_${at}` }),
  );

/** What a model must not be able to do with its text. */
export const hostileText = [
  '<script>document.title = "hacked"</script><img src=x onerror="document.title = \'hacked\'">',
  '[点这里](javascript:alert(1)) ![图](https://example.com/pixel.png) <a href="javascript:alert(1)">看</a>',
  `${'> '.repeat(10_000)}底`,
  '`'.repeat(20_000),
].join('\n\n');
