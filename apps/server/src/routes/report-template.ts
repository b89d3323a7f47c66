import type { ReportTemplates } from '../domain/professional/report-template.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountReportTemplate(calls: Calls, templates: ReportTemplates): void {
  calls.authenticated('getReportTemplate', async ({ account }) =>
    success(await templates.read(account.userId)),
  );

  calls.authenticated('saveReportTemplate', async ({ account, body }) =>
    success(await templates.save(account.userId, body), '报告模板已保存'),
  );
}
