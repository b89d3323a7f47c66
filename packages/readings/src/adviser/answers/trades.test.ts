import { castChart } from '@ziping/bazi/chart';
import { describe, expect, it } from 'vitest';

import { advise } from '../adviser.ts';
import { BIRTHS } from '../questions/question.ts';
import { tradeOf, tradesIn } from './trades.ts';

describe('the trades of a text', () => {
  it.each([
    ['法官', 'metal'],
    ['教练', 'metal'],
    ['法医', 'metal'],
    ['工程师', 'metal'],
    ['医生', 'wood'],
    ['老师', 'wood'],
    ['唱歌', undefined],
    ['做电商', 'water'],
    ['我想卖花', 'wood'],
    ['明年开个药房', 'wood'],
    ['学法好不好', 'wood'],
    ['想做文创', 'wood'],
    ['开个旅馆', 'water'],
    ['明年开店要花十万', undefined],
    ['我开店总是没法赚钱', undefined],
    ['房租这么贵还开店吗', undefined],
    ['我妈教我做生意', undefined],
    ['开店发财吗', undefined],
    ['接到电话说要开店', undefined],
  ])('belong to one phase: %s', (text, phase) => {
    expect(tradeOf(text)).toBe(phase);
  });

  it('are told apart in their order, each word read once', () => {
    expect(tradesIn('做法医还是做销售')).toEqual(['metal', 'water']);
    expect(tradesIn('法官')).toEqual(['metal']);
  });
});

const NOW = Date.parse('2026-11-25T12:00:00+08:00');
const GOOD = /合[你他她]的长处|正合长处/;
const POOR = /不是[你他她]最省力|不算最省力/;

/** How an answer judges a trade. */
const verdictOf = (text: string) => (GOOD.test(text) ? 'good' : POOR.test(text) ? 'poor' : 'even');

it.each(Object.entries(BIRTHS))('a trade is judged alike in two wordings: %s', (_name, birth) => {
  const chart = castChart(birth, {}, NOW);
  const record = {
    name: '某人',
    gender: birth.gender,
    birth_time_solar: chart.truth.clock,
    hour_unknown: false,
  };
  const answerTo = (question: string) =>
    advise(question, { input: { chart, record, now_ms: NOW }, history: [], reportCode: null }).content;
  for (const trade of ['法官', '教练', '法医', '工程师', '教授'])
    expect(verdictOf(answerTo(`做${trade}这一行怎么样`)), trade).toBe(
      verdictOf(answerTo(`我当${trade}合适吗`)),
    );
});
