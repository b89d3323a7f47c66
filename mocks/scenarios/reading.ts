import type { HttpHandler } from 'msw';
import { childChart, liuNianOf, trueSolarChart } from '../fixtures/chart.ts';
import { failingEvents, longHistory, plainTextEvents, reply, replyEvents } from '../fixtures/chat.ts';
import { exhaustedDashboard, memberDashboard } from '../fixtures/benefits.ts';
import {
  completedReport,
  failedReport,
  generatableReport,
  generatingReport,
  longReport,
  progressingReport,
  reportOfRecord,
  reportTypes,
  unknownActionReport,
} from '../fixtures/reports.ts';
import { benefitHandlers } from '../handlers/benefits.ts';
import { chatHandlers, scriptedReply } from '../handlers/chat.ts';
import { mock, no, ok } from '../http.ts';

/** The region tree fails to load. */
export function locationsFail(): HttpHandler[] {
  return [mock.get('/api/locations', ({ answer }) => answer(200, no(1601, '地区数据暂不可用')))];
}

/** The chart cannot be computed. */
export function castingFails(): HttpHandler[] {
  return [
    mock.post('/api/record', ({ answer }) => answer(200, no(1301, '八字测算失败，请稍后再试'))),
    mock.get('/api/reports/{id}', ({ answer }) => answer(200, no(1301, '八字测算失败，请稍后再试'))),
  ];
}

/** The record is created but the answer has no id. */
export function recordWithoutId(): HttpHandler[] {
  return [mock.post('/api/record', ({ answer }) => answer(200, ok({}, '排盘成功')))];
}

/** The service rejects the date. */
export function dateRefused(): HttpHandler[] {
  const message = '没有这一天，请检查出生日期';
  return [
    mock.post('/api/record', ({ answer }) =>
      answer(400, { code: 400, message, data: { errors: [{ field: 'birth_time', message }] } }),
    ),
  ];
}

/** Every record has been deleted. */
export function recordGone(): HttpHandler[] {
  const gone = no(404, '记录不存在或已删除');
  return [
    mock.get('/api/records/{id}', ({ answer }) => answer(404, gone)),
    mock.get('/api/reports/{id}', ({ answer }) => answer(404, gone)),
  ];
}

/** Every chart uses true solar time. */
export function trueSolarTime(): HttpHandler[] {
  return [mock.get('/api/reports/{id}', ({ answer }) => answer(200, ok(trueSolarChart)))];
}

/** Every chart is that of a child before the first cycle. */
export function beforeFirstCycle(): HttpHandler[] {
  return [
    mock.get('/api/reports/{id}', ({ answer }) => answer(200, ok(childChart))),
    mock.get('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', ({ answer, params }) =>
      answer(200, ok(liuNianOf(childChart, Number(params.da_yun_id)))),
    ),
  ];
}

/** The years of a cycle fail to load. */
export function liuNianFails(): HttpHandler[] {
  return [
    mock.get('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', ({ answer }) =>
      answer(404, no(404, '没有这步大运')),
    ),
  ];
}

type Reports = typeof reportTypes;

const listing = (list: Reports): HttpHandler[] => [
  mock.get('/api/record/{id}/report_types', ({ answer }) => answer(200, ok(list))),
];

const replacing = (report: Reports[number]): HttpHandler[] =>
  listing(reportTypes.map((other) => (other.code === report.code ? report : other)));

/** One report is being generated. */
export function generating(): HttpHandler[] {
  return replacing(generatingReport);
}

/** One report is being generated, some of its sections are written. */
export function progressing(): HttpHandler[] {
  return replacing(progressingReport);
}

/** The last generation of a report failed. */
export function generationFailed(): HttpHandler[] {
  return replacing(failedReport);
}

/** A report with an action that the client does not know. */
export function unknownAction(): HttpHandler[] {
  return listing([unknownActionReport]);
}

/** A long report that can be read. */
export function longReading(): HttpHandler[] {
  return replacing(longReport);
}

/** The reports have no prices of their own: the whole record is unlocked. */
export function pricedByRecord(): HttpHandler[] {
  return listing([reportOfRecord]);
}

/** There are no report types. */
export function noReports(): HttpHandler[] {
  return listing([]);
}

/** The list of report types fails to load. */
export function reportsFail(): HttpHandler[] {
  return [
    mock.get('/api/record/{id}/report_types', ({ answer }) => answer(404, no(404, '记录不存在或已删除'))),
  ];
}

/** A report is written section by section: each time the list is loaded there is one more. */
export function writtenWhileWatched(total = 2): HttpHandler[] {
  let done: number | null = null;
  return [
    mock.post('/api/generate/{record_id}/{report_code}', ({ answer }) => {
      done = 0;
      return answer(200, ok({ estimated_time: 5 }, '报告开始生成'));
    }),
    mock.get('/api/record/{id}/report_types', ({ answer }) => {
      if (done === null) return answer(200, ok([generatableReport]));
      done += 1;
      const { code, name } = generatableReport;
      return answer(
        200,
        ok([
          done > total
            ? { ...completedReport, code, name }
            : { ...generatingReport, progress: { done, total } },
        ]),
      );
    }),
  ];
}

/** The Word file of a report fails. */
export function exportFails(): HttpHandler[] {
  return [
    mock.get('/api/reports/{id}/export/{format}', ({ answer }) => answer(404, no(404, '还没有可导出的报告'))),
  ];
}

/** Generating a report is forbidden (403), unnecessary (409), or fails. */
export function generationRefused(why: 'benefit' | 'up-to-date' | 'failure'): HttpHandler[] {
  return [
    mock.post('/api/generate/{record_id}/{report_code}', ({ answer }) => {
      if (why === 'benefit') return answer(403, no(403, '权益不足，请升级会员或购买报告'));
      if (why === 'up-to-date') return answer(409, no(409, '报告已存在且是最新版本'));
      return answer(200, no(1302, '生成报告失败，请重试'));
    }),
  ];
}

/** No conversations left today. */
export function benefitsShort(): HttpHandler[] {
  return benefitHandlers(exhaustedDashboard);
}

/** The benefits of a member. */
export function memberBenefits(): HttpHandler[] {
  return benefitHandlers(memberDashboard);
}

/** Nothing has been asked yet. */
export function noConversation(): HttpHandler[] {
  return chatHandlers({ history: [] });
}

/** A conversation with branches, a table and a list. */
export function longConversation(): HttpHandler[] {
  return chatHandlers({ history: longHistory });
}

/** The answer arrives piece by piece. */
export function slowReply(pause = 400): HttpHandler[] {
  return chatHandlers({ history: [], pause });
}

/** The connection is lost in mid-answer, once. */
export function replyInterrupted(pause = 100): HttpHandler[] {
  return chatHandlers({ history: [], pause, cuts: [3] });
}

/** An answer of an earlier visit was being written. */
export function replyUnfinished(): HttpHandler[] {
  const handlers = chatHandlers({ history: [], pause: 200 });
  const [ask] = handlers;
  const body = JSON.stringify({
    ...{ message: '我的正缘有什么特征？', message_id: 'q_unfinished', reply_id: 'a_unfinished' },
  });
  const headers = { 'Content-Type': 'application/json' };
  const url = 'http://localhost/api/record/r_3001/chat';
  void ask?.run({ request: new Request(url, { method: 'POST', headers, body }), requestId: 'unfinished' });
  return handlers;
}

/** The reply ends with an error event. */
export function replyBreaks(): HttpHandler[] {
  return scriptedReply(failingEvents);
}

/** The stream ends without finish_reason stop. */
export function replyCutOff(): HttpHandler[] {
  return scriptedReply(replyEvents.slice(0, 3));
}

/** The reply is text that is not JSON. */
export function replyAsPlainText(): HttpHandler[] {
  return scriptedReply(plainTextEvents);
}

/** An answer fails after its first words, and is kept as failed. */
export function answerFails(): HttpHandler[] {
  return chatHandlers({ history: [], answer: () => ({ ...reply, error: '模型服务暂不可用' }) });
}

/** The conversation fails to load. */
export function historyFails(): HttpHandler[] {
  return [
    mock.get('/api/record/{id}/chat-history', ({ answer }) => answer(404, no(404, '记录不存在或已删除'))),
  ];
}

/** The chat is rejected for lack of benefits. */
export function chatRefused(): HttpHandler[] {
  const refusal = no(1701, '智能对话权益不足');
  return [
    mock.post('/api/record/{id}/chat', ({ answer }) => answer(200, refusal)),
    mock.post('/api/chat', ({ answer }) => answer(200, refusal)),
  ];
}
