import { chartFacts } from '@ziping/readings/facts';

import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { countingUse, type ModelUse } from '../domain/model-use/model-use.ts';
import type { ReportTemplates } from '../domain/professional/report-template.ts';
import { castRecordChart } from '../domain/records/record-chart.ts';
import { suggestQuestion } from '../domain/reports/question.ts';
import type { Reports } from '../domain/reports/reports.ts';
import { writeWordFile } from '../domain/reports/word-file.ts';
import { Download, success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import type { Clock } from '../ports/clock.ts';
import type { Model } from '../ports/model.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Dependencies {
  reports: Reports;
  templates: ReportTemplates;
  limiter: RateLimiter;
  clock: Clock;
  model: Model | null;
  modelUse: ModelUse;
}

export function mountReports(
  calls: Calls,
  { reports, templates, limiter, clock, model, modelUse }: Dependencies,
): void {
  calls.authenticated('listReportTypes', async ({ account, path }) =>
    success(await reports.list(account, path.id)),
  );

  calls.authenticated('generateReport', async ({ account, path }) => {
    await limiter.consume('generatePerUser', account.userId);
    return success(await reports.generate(account, path.record_id, path.report_code), '报告开始生成');
  });

  calls.authenticated('exportReport', async ({ account, path, query }) => {
    await limiter.consume('documentPerUser', account.userId);
    const completed = await reports.completed(account, path.id, query.report_type_code);
    const { record, reports: found, ai_label } = completed;
    const chart = castRecordChart(record, clock.now());
    // The documented name with the person before it, so that files of one type are told apart.
    const names = [record.name, ...(found.length === 1 ? [found[0]?.type.name ?? ''] : [])];
    const template = await templates.findForExport(account.userId);
    const file = await writeWordFile(record, chart, found, { template, ai_label });
    return new Download(file, WORD, `${names.join('_')}_报告.docx`);
  });

  calls.authenticated('createPrompt', async ({ account, path, body }) => {
    await limiter.consume('promptPerUser', account.userId);
    const { record, type } = await reports.subject(account, path.id, path.code);
    const now = clock.now();
    const facts = chartFacts({
      chart: castRecordChart(record, now),
      record,
      now_ms: now.getTime(),
    });
    const modelInUse = (await modelUse.isSpent(account.userId)) ? null : model;
    const question = await countingUse(modelUse, 'question', account.userId, (onTokens) =>
      suggestQuestion(modelInUse, type.code, body.content, facts, onTokens),
    );
    return success(question);
  });
}
