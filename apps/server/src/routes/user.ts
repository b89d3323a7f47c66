import type { Schema } from '@ziping/api-client/types';

import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Chat } from '../domain/chat/chat.ts';
import type { Feedback } from '../domain/feedback/feedback.ts';
import type { Exports } from '../domain/limits/exports.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import type { Membership } from '../domain/membership/membership.ts';
import type { ModelUse } from '../domain/model-use/model-use.ts';
import type { Orders } from '../domain/orders/orders.ts';
import type { ApiKeys } from '../domain/professional/api-keys.ts';
import type { ReportTemplates } from '../domain/professional/report-template.ts';
import type { Records } from '../domain/records/records.ts';
import type { Reports } from '../domain/reports/reports.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import { jsonParts, type Streamed } from '../http/json-text.ts';
import { LongAnswer } from '../http/long-answer.ts';
import type { Clock } from '../ports/clock.ts';

interface Dependencies {
  accounts: Accounts;
  records: Records;
  reports: Reports;
  chat: Chat;
  feedback: Feedback;
  templates: Pick<ReportTemplates, 'find'>;
  orders: Pick<Orders, 'all'>;
  membership: Pick<Membership, 'list'>;
  apiKeys: Pick<ApiKeys, 'all'>;
  modelUse: Pick<ModelUse, 'all'>;
  exports: Exports;
  limiter: RateLimiter;
  clock: Clock;
}

export function mountUser(calls: Calls, deps: Dependencies): void {
  const { accounts, records, reports, chat, feedback, templates, orders, membership, apiKeys, modelUse } =
    deps;
  const { exports, limiter, clock } = deps;

  calls.authenticated('getUserInfo', async ({ account }) => success(await accounts.readUser(account)));

  calls.authenticated('updateUserInfo', async ({ account, body }) =>
    success(await accounts.updateProfile(account, body), '更新成功'),
  );

  calls.ofSession('changePassword', async ({ account, body }) => {
    await accounts.changePassword(account, body.current_password, body.new_password);
    return success(null, '密码修改成功');
  });

  calls.authenticated('changePhone', async ({ account, body }) =>
    success(await accounts.changePhone(account, body), '手机号更换成功'),
  );

  calls.authenticated('exportUserData', async ({ account }) => {
    await limiter.consume('exportPerUser', account.userId);
    const report_template = await templates.find(account.userId);
    const data: Streamed<Schema<'UserExport'>> = {
      exported_at: clock.now().toISOString(),
      user: await accounts.readUser(account),
      records: records.all(account),
      feedbacks: feedback.all(account.userId),
      reports: reports.all(account),
      conversations: chat.all(account.userId),
      orders: orders.all(account.userId),
      subscriptions: await membership.list(account.userId, false),
      api_keys: await apiKeys.all(account.userId),
      model_use: await modelUse.all(account.userId),
      ...(report_template && { report_template }),
    };
    return new LongAnswer(exports.send(account.userId, jsonParts(success(data))));
  });

  calls.authenticated('deactivateAccount', async ({ account, body }) => {
    await accounts.deactivate(account, body);
    return success(null, '账号已注销');
  });
}
