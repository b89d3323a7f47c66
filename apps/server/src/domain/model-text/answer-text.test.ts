import { castChart } from '@ziping/bazi/chart';
import { composeReport } from '@ziping/readings/reports/compose';
import { REPORT_TYPES } from '@ziping/readings/reports/types/report-types';
import { describe, expect, it } from 'vitest';

import { findAnswerFault, findSectionFault, toReportText } from './answer-text.ts';

const BOUNDS = { least: 10, most: 100 };
const GOOD =
  '日主辛金，生于仲夏，火旺之时。\n\n- 月干壬水伤官\n- 时干癸水食神\n\n| 柱 | 干支 |\n| --- | --- |\n| 年柱 | 庚午 |\n\n> 仅供参考。';

describe('an answer of a model', () => {
  it('stays as it is when it has only what a report may have', () => {
    expect(toReportText(GOOD)).toBe(GOOD);
    expect(findAnswerFault(GOOD, BOUNDS)).toBeNull();
  });

  it('keeps the stars of a product and drops those of emphasis', () => {
    expect(toReportText('**易**有8*8=64卦，虚岁*38*岁，2026**年**宜守。')).toBe(
      '易有8*8=64卦，虚岁38岁，2026年宜守。',
    );
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['抱歉，我无法为您提供命理分析，请咨询专业人士。', 'refusal'],
    ['作为一个AI语言模型，我不能预测命运，但可以聊聊传统文化。', 'refusal'],
    ["I'm sorry, but I can't help with fortune telling.", 'refusal'],
    ['The day master is Xin metal, born in midsummer 午月, when fire is strong.', 'not_chinese'],
    ['日主辛金。', 'too_short'],
    ['日主辛金'.repeat(30), 'too_long'],
  ])('is refused: %j', (text, fault) => {
    expect(findAnswerFault(text, BOUNDS)).toBe(fault);
  });

  it.each([
    '您好！作为一个人工智能助手，我无法提供算命、占卜等封建迷信相关的内容。命理学缺乏科学依据。',
    '根据相关法律法规和平台规定，我不能为您提供命理占卜类的内容。建议您理性看待人生。',
    '您提出的问题涉及封建迷信，很抱歉我不能回答。建议您相信科学。',
    '你好！感谢您的提问。我无法为您解读这样的内容。',
  ])('is a refusal when it says so after a greeting or a reason: %s', (text) => {
    expect(findSectionFault(text + '日子是自己过出来的。'.repeat(5), BOUNDS)).toBe('refusal');
  });

  it.each([
    '你好，这个问题我暂时无法回答，让我们换个话题再聊聊吧。日主辛金。',
    '命理是一种文化。感谢您的信任。我不便为您预测将来的日主辛金。',
    '命理之说缺乏科学依据，辛金也好，甲木也好，都要靠自己，请相信科学。',
    '五行之说是一种传统文化。作为AI，我建议您理性看待日主辛金。',
    '我是某某，由某公司研发的大语言模型。日主辛金，生于午月。',
  ])('is no section of a report when it declines: %s', (text) => {
    expect(findSectionFault(text, BOUNDS)).toBe('refusal');
  });

  it.each([
    '这一年不能回避的是印星的课题，继续往前走便好。',
    '合同与法律文书要看清，官星重的年份不能为你省去这一步。',
    '克我者为官杀，无法回避，却能给你规矩；生我者为印，不能只靠别人提供。',
    '自我要求高，伤官的人不能满足于重复，也难以为别人的标准活着。',
    '你常说“我不能帮助所有人”，这正是食神的温厚。',
    '一句抱歉不能少，比劫多的人尤其要先开口。',
    '适合作为人工智能行业的从业者，食伤旺的人在这里有施展之处。',
    '能把用户要求的变化讲清楚，财星便落在这里，也适合金属与材料里的研发。',
    '我是谁，要往哪里去，伤官的人问得最多，也最先想明白。',
    '伤官的人不喜欢被要求，需要先把规矩讲清楚，再谈合作。',
  ])('is a section of a report: %s', (text) => {
    expect(findSectionFault(text, BOUNDS)).toBeNull();
  });

  it.each([
    '用户要求写“性情”一节，先看日主辛金，再看月令午火。',
    '这位用户想知道事业，日主辛金，宜从食伤入手。',
    '日主辛金，生于午月。根据系统提示，不写标题。',
    '日主辛金，生于午月，材料里没有时柱，所以不写。',
    '日主辛金。我需要按照规则写四百字左右的段落。',
    '日主辛金，生于午月，火旺。字数要求是四百到七百字。',
    '日主辛金。月令午火。年柱庚午。作为AI，以上只是参考。',
    '首先，我得看一下命盘。日主辛金，生于午月。',
    '现在我来写这一节。日主辛金，生于午月。',
    '让我先分析一下命盘。日主辛金，生于午月。',
  ])('is no section of a report when it speaks of its task: %s', (text) => {
    expect(findSectionFault(text, BOUNDS)).toBe('about_task');
  });

  it('declines nothing, speaks of no task and loses nothing in the sections that the rules write', () => {
    const now_ms = Date.parse('2026-11-22T04:00:00Z');
    for (let i = 0; i < 12; i += 1) {
      const birth = { year: 1940 + 6 * i, month: 1 + i, day: 1 + 2 * i, hour: 2 * i, minute: 30 };
      const gender = i % 2 === 0 ? 'male' : 'female';
      const chart = castChart({ calendar_type: 'solar', ...birth, gender }, {}, now_ms);
      const record = { name: '某人', gender, birth_time_solar: '', hour_unknown: i % 5 === 0 } as const;
      for (const { code: report_code } of REPORT_TYPES) {
        const sections = composeReport({ chart, record, report_code, now_ms });
        for (const { text } of sections.filter(({ id }) => id !== 'note')) {
          expect(toReportText(text)).toBe(text);
          expect([null, 'no_chart']).toContain(findSectionFault(text, { least: 1, most: Infinity }));
        }
      }
    }
  });

  it('is no section of a report when it names nothing of a chart', () => {
    const text = '做事有自己的章法，遇到急事反而沉得住气，日子里的金钱与土地都打理得清楚。';
    expect(findSectionFault(text, BOUNDS)).toBe('no_chart');
    for (const term of ['辛亥', '辛金', '午火', '正官', '食伤', '大运', '驿马', '火旺', '喜土'])
      expect(findSectionFault(text + term, BOUNDS)).toBeNull();
  });

  it.each([
    ['好的，以下是为您撰写的“性情”一节：\n\n', ''],
    ['当然，下面是“性情”一节的正文。\n\n', ''],
    ['以下是“性情”一节的内容：\n', ''],
    ['好的，为您呈上“性情”一节。\n\n', ''],
    ['“性情”一节\n\n正文：\n', ''],
    ['', '\n\n以上就是“性情”一节的内容，如有需要可继续。'],
    ['', '\n\n这一节已按要求完成，没有使用标题。\n\n（完）'],
    ['好的。\n\n根据您提供的命盘，以下是“性情”一节的正文：\n\n---\n\n', ''],
    ['', '\n\n（注：以上内容根据您提供的材料生成，如需调整语气或篇幅，请告诉我。）'],
    ['', '\n\n---\n\n> 注：本节由AI根据材料生成，仅供参考。\n\n希望以上内容对您有帮助！'],
    ['', '\n\n如果您需要我继续撰写其他部分，请随时告诉我。\n'],
    ['', '\n\n（全文约520字）'],
  ])('loses what the model says of its writing: %j … %j', (before, after) => {
    expect(toReportText(before + GOOD + after)).toBe(GOOD);
  });

  it.each([
    '好的一面是心思细，以下几年都用得上。\n\n日主辛金。',
    '下面是两步大运：\n\n- 甲申\n- 乙酉',
    '当然，火势过旺时也要歇一歇。\n\n日主辛金。',
    '日主辛金。\n\n以上几步大运由火入土，按自己的步子走。',
    '日主辛金。\n\n把“有事请告诉我”这句话说在前面。',
    '日主辛金。\n\n希望这一年少些奔波。',
    '日主辛金。\n\n以上几点是这一年的重心。',
    '> 仅供参考。',
  ])('keeps a first and a last line that belong to the text: %j', (text) => {
    expect(toReportText(text)).toBe(text);
  });

  it('loses thoughts between tags and characters that are none', () => {
    expect(toReportText('<think>先看\n日主</think>日主\ufffe辛金\uffff。')).toBe('日主辛金。');
  });

  it('has a link with a label of 500 characters at most, so that opening brackets are not read again and again', () => {
    const link = (length: number) => `命局如[${'玉'.repeat(length)}](珠)。`;
    expect(toReportText(link(500))).toBe(`命局如${'玉'.repeat(500)}。`);
    expect(toReportText(link(501))).toBe(link(501));
  });

  it('loses markup, links and scripts and keeps their text', () => {
    expect(
      toReportText(
        '## 性情\n**辛金**如[珠玉](https://evil.example/a)，见 https://evil.example 与 www.evil.example。\n<img src=x onerror=alert(1)><b>外柔</b>内刚\n<script>alert(1)</script>\n1. 重条理\n* 细心\n```js\nlet a\n```\n![图](javascript:alert(1))\n1 < 2 > 0\n---\n末句。\u202e',
      ),
    ).toBe('性情\n辛金如珠玉，见  与 。\n外柔内刚\n\n- 重条理\n- 细心\nlet a\n图\n1 ＜ 2 ＞ 0\n末句。');
  });
});
