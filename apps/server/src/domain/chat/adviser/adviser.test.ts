import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { describe, expect, it } from 'vitest';

import { findWrongFacts } from '../../reports/fact-check.ts';
import { chartFacts } from '../../reports/facts.ts';
import type { ReportInput } from '../../reports/writing/compose.ts';
import { advise, type AdviserTurn, NOTE } from './adviser.ts';
import { PRESET_QUESTIONS } from './suggestions.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const CHARTS = 200;

/** Pseudo-random whole numbers below a limit, the same on every run. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function inputOf(birth: Birth, hour_unknown = false, name = '测试'): ReportInput {
  const chart = castChart(birth, {}, NOW);
  const record = { name, gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown };
  return { chart, record, report_code: 'overall', now_ms: NOW };
}

const next = numbers(20261122);
const INPUTS = Array.from({ length: CHARTS }, (_, place) =>
  inputOf(
    {
      calendar_type: 'solar',
      year: 1925 + next(101),
      month: 1 + next(12),
      day: 1 + next(28),
      hour: next(24),
      minute: next(60),
      gender: next(2) === 0 ? 'male' : 'female',
    },
    place % 8 === 0,
  ),
);

const ADULT = inputOf({
  calendar_type: 'solar',
  year: 1990,
  month: 6,
  day: 15,
  hour: 10,
  minute: 30,
  gender: 'male',
});
const CHILD = inputOf({
  calendar_type: 'solar',
  year: 2018,
  month: 3,
  day: 9,
  hour: 6,
  minute: 10,
  gender: 'female',
});
const AGED = inputOf({
  calendar_type: 'solar',
  year: 1948,
  month: 8,
  day: 9,
  hour: 6,
  minute: 10,
  gender: 'male',
});

const ask = (question: string, input: ReportInput = ADULT, history: readonly AdviserTurn[] = []) =>
  advise(question, { input, history, reportCode: null });

/** The answers to questions that follow each other. */
function talk(questions: readonly string[], input: ReportInput = ADULT) {
  const history: AdviserTurn[] = [];
  return questions.map((question) => {
    const answer = ask(question, input, history);
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.content });
    return answer;
  });
}

const QUESTIONS = [
  ...PRESET_QUESTIONS,
  '今年运势怎么样',
  '明年财运',
  '2031年感情',
  '2028年健康',
  '去年怎么样',
  '下个月事业',
  '农历三月',
  '今年哪几个月比较好',
  '2026和2028哪年好',
  '未来五年财运',
  '前几年为什么不顺',
  '这步大运怎么样',
  '下一步大运',
  '什么时候转运',
  '什么时候起运',
  '哪步大运最好',
  '一生的运势走势',
  '35岁以后',
  '我的事业怎么样',
  '什么时候适合换工作',
  '和领导的关系',
  '我适合创业吗',
  '考试运怎么样',
  '我的学业',
  '我的财运',
  '适合买股票吗',
  '彩票号码',
  '什么时候买房',
  '我的感情',
  '我什么时候结婚',
  '我的桃花运',
  '婚姻怎么样',
  '我的健康',
  '吃什么药',
  '子女缘',
  '和父母的关系',
  '我的贵人',
  '我的性格',
  '我的喜用神',
  '幸运颜色',
  '五行缺什么',
  '我的格局',
  '身强还是身弱',
  '我的神煞',
  '我的八字',
  '适合去哪个城市',
  '犯太岁吗',
  '起什么名字好',
  '怎么化解',
  '伤官是什么意思',
  '我的空亡是什么',
  '天乙贵人是什么',
  '纳音是什么意思',
  '正官格是什么',
  '六冲是什么意思',
  '大运是什么意思',
  '辛金是什么意思',
  '木是什么意思',
  '今天运势',
  '我能活多久',
  '我老公的八字怎么样',
  '你是谁',
  '你能算什么',
  '准吗',
  '你好',
  '写一首诗',
  '啊啊啊',
  '我的财运和感情',
];
/** Answers that may be short. */
const SHORT = new Set(['你好', '谢谢']);
const bare = (content: string) => content.replaceAll('**', '');

describe('the answers for 200 charts', () => {
  // Each question for a good number of charts, each chart with a good number of questions.
  const answers = INPUTS.flatMap((input, place) => {
    const facts = chartFacts(input);
    return QUESTIONS.filter((_, at) => (at + place) % 3 === 0).map((question) => ({
      question,
      place,
      facts,
      ...ask(question, input),
    }));
  });
  const faults = (check: (answer: (typeof answers)[number]) => string | false) =>
    answers.flatMap((answer) => {
      const fault = check(answer);
      return fault === false ? [] : [`${answer.place} ${answer.question}: ${fault}`];
    });

  it('contradict the engine nowhere', () => {
    expect(
      faults(({ content, reasoning, facts }) => {
        const found = findWrongFacts(`${bare(content)}\n\n${bare(reasoning)}`, facts);
        return found.length > 0 && found.map(({ said, right }) => `${said} (${right})`).join('; ');
      }),
    ).toEqual([]);
  });

  it('have 150 to 600 characters', () => {
    expect(
      faults(({ question, content }) => {
        const least = SHORT.has(question) ? 60 : 150;
        return (content.length < least || content.length > 600) && `${content.length}: ${content}`;
      }),
    ).toEqual([]);
  });

  it('have whole sentences, paired marks and no gap that was not filled', () => {
    expect(
      faults(({ content, reasoning }) => {
        if (/undefined|null|NaN|\[object|\$\{|。。|，，|，。|；。|：。|、。|、，/.test(content + reasoning))
          return content;
        if ((content.match(/\*\*/g)?.length ?? 0) % 2 === 1) return `strong: ${content}`;
        const paragraphs = content.split('\n\n').filter((one) => !/^[|-]/.test(one));
        const open = paragraphs.find((one) => !/[。！？」）：]$/.test(one));
        return open !== undefined && open;
      }),
    ).toEqual([]);
  });

  it('say in one to three lines what they looked at', () => {
    expect(
      faults(({ reasoning }) => {
        const lines = reasoning.split('\n');
        return (reasoning === '' || lines.length > 3 || lines.some((line) => line.length > 80)) && reasoning;
      }),
    ).toEqual([]);
  });

  it('offer two or three questions', () => {
    expect(
      faults(({ suggestions }) => (suggestions.length < 2 || suggestions.length > 3) && suggestions.join()),
    ).toEqual([]);
  });

  it('name neither illness nor certainty, and threaten with nothing', () => {
    expect(
      faults(
        ({ content }) =>
          /一定会|必定|必然|注定会|大凶|血光|克死|短命|破产|百分之百|保证/.exec(content)?.[0] ?? false,
      ),
    ).toEqual([]);
  });

  it('differ from chart to chart', () => {
    const about = new Set(['你能算什么', '你是谁']);
    const byQuestion = Map.groupBy(answers, ({ question }) => question);
    for (const [question, own] of byQuestion) {
      if (about.has(question)) continue;
      const distinct = new Set(own.map(({ content }) => content)).size;
      expect(distinct / own.length, question).toBeGreaterThan(0.95);
    }
  });
});
