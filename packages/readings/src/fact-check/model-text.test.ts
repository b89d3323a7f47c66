import { castChart } from '@ziping/bazi/chart';
import { describe, expect, it } from 'vitest';

import { composeReport, type ReportInput } from '../reports/compose.ts';
import { REPORT_TYPES, type ReportCode } from '../reports/types/report-types.ts';
import { modelFacts } from '../times.ts';
import { findModelFaults } from './model-text.ts';

const NOW = Date.parse('2026-11-22T04:00:00Z');

function inputOf(
  birth: [number, number, number, number],
  gender: 'male' | 'female',
  code: ReportCode,
): ReportInput {
  const [year, month, day, hour] = birth;
  const chart = castChart({ calendar_type: 'solar', year, month, day, hour, minute: 30, gender }, {}, NOW);
  return {
    chart,
    record: { gender, birth_time_solar: chart.truth.clock, hour_unknown: false },
    report_code: code,
    now_ms: NOW,
  };
}

/**
 * 庚午 壬午 辛亥 癸巳, a man. 2027 is 略紧, 2028 较顺 (申亥害 on the day), 2029 顺, 2031 平 (亥亥自刑), 2034 紧 (寅亥合),
 * 2037 紧 (巳亥冲).
 */
const FACTS = modelFacts(inputOf([1990, 6, 15, 10], 'male', 'overall'));
const faultsOf = (text: string, beside = '') =>
  findModelFaults(text, FACTS, { beside, ofReport: true }).map(({ kind }) => kind);

describe('a time told by a model', () => {
  it.each([
    '2029年（顺）可以往前走一步。',
    '2028年合起来看是较顺，先把话说在前面。',
    '2027年（丁未，虚岁38，略紧）先放一放。',
    '2037年日支逢冲，住处与身边的人会动一动。',
    '2034年（甲寅）夫妻宫相合，家里人走得近。',
    '2028年与日支相害，话要说在前面。',
    '2027年没有冲到夫妻宫。',
    '2029年夫妻宫安静。',
    '2031年夫妻宫自刑，容易自己跟自己较劲。',
    '2029年不算大吉，但也能做成事。',
    '若2029年诸事不顺，多半是准备不够。',
    '2026年3月的事已经过去，那时宜守。',
    '2026年12月适合把话说开。',
    '明年略紧，先放一放。',
    '2037年子时出生的人日支逢冲，别把它当成自己的。'.replace('日支逢冲', '另当别论'),
    '2027年6月宜主动出击。',
    '你自己可以决定，旁人不必着急。',
    '王者归来，先生火做饭。',
  ])('passes where it agrees: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['time', '2029年（略紧）先放一放。'],
    ['time', '2027年合起来看是顺，可以大胆一些。'],
    ['time', '2027年是大吉的一年。'],
    ['time', '2037年适合放手去做。'],
    ['time', '2029年诸事不顺，处处受阻。'],
    ['time', '2029年别在这时换方向。'],
    ['time', '2028年夫妻宫逢冲，感情有变。'],
    ['time', '2029年冲动你的夫妻宫。'],
    ['time', '明年流年与日支相合，人缘好。'],
    ['time', '2037年没有冲到夫妻宫，可以放心。'],
    ['time', '2034年夫妻宫安静，没有动静。'],
    ['time', '2027年未与日支亥相冲。'],
    ['time', '2026年3月适合换工作。'],
    ['time', '2024年宜主动。'],
  ])('is found as %s where it does not: %s', (kind, text) => {
    expect(faultsOf(text)).toContain(kind);
  });
});

describe('a text by a model', () => {
  it.each([
    ['contact', '想要化解，加微信 zhanxing888。'],
    ['contact', '请联系大师的客服。'],
    ['contact', '电话：13912345678。'],
    ['contact', '扫码领红包。'],
    ['contact', '加老师微信细谈。'],
    ['contact', '联系老师的客服，付费化解。'],
    ['contact', '请联系我们的老师。'],
    ['contact', '想改运可以私聊我。'],
    ['contact', '转账给大师即可化解。'],
    ['contact', '加入我们的群，天天有人指点。'],
    ['contact', '欢迎打赏支持。'],
    ['contact', '想细问的，可私聊咨询。'],
    ['contact', '加个群，大家一起看盘。'],
    ['contact', '加入读书群，天天有人指点。'],
    ['contact', '加我们老师详谈。'],
    ['contact', '关注本号老师。'],
    ['contact', '加我详谈。'],
    ['contact', '不妨加个群。'],
    ['contact', '不懂就加老师微信。'],
    ['contact', '转账到这个账户即可。'],
    ['person', '王小明先生，您做事有条理。'],
    ['person', '亲爱的李女士，你心思细。'],
    ['word', '往后注定大富大贵。'],
    ['word', '适合买股票与基金。'],
    ['trait', '你花钱一分不花。'],
  ])('must not have %s: %s', (kind, text) => {
    expect(faultsOf(text, '你手松，钱来得快去得也快。')).toContain(kind);
  });

  it.each([
    '有轻生的念头时请拨打12356。',
    '不舒服就打120。',
    '这位先生或女士的事，你不必管。',
    '您先生做事稳。',
    '多和同事联系，少在群里说话。',
    '多联系老师，功课上的事当面问。',
    '加强与老师的沟通。',
    '大额转账前多核对一遍账号。',
    '关注老师的反馈。',
    '加深同学之间的来往，群体活动多参加。',
    '别随便加陌生人的微信。',
    '直播打赏要有数。',
    '不要转账给不认识的人。',
    '别转账到陌生账户。',
    '不要随便加群。',
    '转账到账后再发货。',
    '有共同爱好的，你可以加入群。',
    '增加群友之间的来往。',
    '参加社群的活动，比刷手机强。',
    '别轻易联系客服退款，先问清楚。',
    '不要私聊老师之外的人。',
    '少加各种群。',
    '有话私聊比当众说好。',
    '联系过去的老师和同学，机会在熟人里。',
  ])('may say: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('speaks to a child in no word of work or courtship, also outside of the lines of later years', () => {
    const facts = modelFacts(inputOf([2016, 6, 15, 10], 'male', 'overall'));
    const kindsOf = (text: string) =>
      findModelFaults(text, facts, { ofReport: true }).map(({ kind }) => kind);
    expect(kindsOf('他适合做生意。')).toEqual(['word']);
    expect(kindsOf('- 2036年，他可以学着做生意。')).toEqual([]);
  });
});

it('finds nothing in what the rules write', { timeout: 120_000 }, () => {
  const found: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    const birth: [number, number, number, number] = [
      1940 + ((i * 7) % 82),
      1 + ((i * 5) % 12),
      1 + ((i * 11) % 28),
      (i * 3) % 24,
    ];
    const { code } = REPORT_TYPES[i % REPORT_TYPES.length] ?? REPORT_TYPES[0];
    const input = inputOf(birth, i % 2 ? 'male' : 'female', code);
    const sections = composeReport(input);
    const beside = sections.map(({ text }) => text).join('\n');
    const facts = modelFacts(input);
    for (const { text } of sections)
      for (const { kind, said } of findModelFaults(text, facts, { beside, ofReport: true }))
        found.push(`${birth.join('-')} ${code} ${kind}: ${said}`);
  }
  expect(found).toEqual([]);
});
