import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { apiKeys, emptyTemplate } from '../fixtures/professional.ts';
import { mock, no, ok } from '../http.ts';

const SECRET_OF_KEY = `zp_${'Yb7Qm2Vd9Kx4Tn6Rj8Lw3Fz5Hc1Gp0As7De2'}`;
const MOST_KEYS = 5;

/** The rights of a professional plan: batches, the template of exported reports and the API keys, which change. */
export function professionalHandlers(
  present: { template?: Schema<'ReportTemplate'>; keys?: readonly Schema<'ApiKey'>[] } = {},
): HttpHandler[] {
  let template = present.template ?? emptyTemplate;
  let keys = present.keys ?? apiKeys;
  return [
    mock.post('/api/v1/professional/batch', async ({ answer, body }) => {
      const { record_ids, report_codes } = await body();
      const started = record_ids.length * report_codes.length;
      const batch = { started, existing: 0, refused: 0, failed: 0, estimated_time: started * 5 };
      return answer(200, ok(batch, '报告开始生成'));
    }),
    mock.get('/api/v1/professional/report-template', ({ answer }) => answer(200, ok(template))),
    mock.put('/api/v1/professional/report-template', async ({ answer, body }) => {
      template = await body();
      return answer(200, ok(template, '报告模板已保存'));
    }),
    mock.get('/api/v1/professional/api-keys', ({ answer }) => answer(200, ok([...keys]))),
    mock.post('/api/v1/professional/api-keys', async ({ answer, body }) => {
      const { name } = await body();
      if (keys.length >= MOST_KEYS) return answer(409, no(409, '最多5个密钥，请先删除不用的'));
      const hint = `Bh2${keys.length}`;
      const key = {
        id: `k_4${keys.length}`,
        name: name.trim(),
        hint,
        created_at: '2026-11-20T08:00:00Z',
        last_used_at: null,
      };
      keys = [key, ...keys];
      return answer(200, ok({ key, secret: `${SECRET_OF_KEY}${hint}` }, '密钥已生成'));
    }),
    mock.delete('/api/v1/professional/api-keys/{id}', ({ answer, params }) => {
      if (!keys.some(({ id }) => id === params.id)) return answer(404, no(404, '没有这个密钥'));
      keys = keys.filter(({ id }) => id !== params.id);
      return answer(200, ok(null, '密钥已删除'));
    }),
  ];
}
