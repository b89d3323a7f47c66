import { expect, it } from 'vitest';

import { clientFor, startPeer } from '../../testing/peer.ts';
import { generateReport, listReportTypes } from './reports.ts';

const { code, ...type } = {
  id: 't1',
  code: 'career',
  name: '事业报告',
  description: '',
  tags: ['事业'],
  icon: 'briefcase',
  price: 29.9,
  original_price: 59.9,
  content: null,
  status: null,
  isUnlocked: false,
  access_info: {
    has_access: false,
    can_generate: false,
    message: '',
    priority_action: { type: 'purchase', text: '购买', style: 'primary' },
  },
};

async function answered<Result>(
  data: unknown,
  call: (client: ReturnType<typeof clientFor>['client']) => Promise<Result>,
): Promise<Result> {
  const peer = await startPeer(() => ({ json: { code: 0, message: '成功', data } }));
  try {
    return await call(clientFor(peer.url, { access_token: 'at' }).client);
  } finally {
    await peer.close();
  }
}

it.each(['code', 'report_type_code', 'type_code'])('reads the code of a report type from %s', async (key) => {
  const types = await answered([{ ...type, [key]: code }], (client) => listReportTypes(client, 'r_1'));
  expect(types).toEqual([{ ...type, code }]);
});

it('refuses a report type without a code', async () => {
  await expect(answered([type], (client) => listReportTypes(client, 'r_1'))).rejects.toThrow('操作失败');
});

it.each([
  [{ estimated_time: 40 }, { estimated_time: 40 }],
  [{ estimated_time: 0 }, {}],
  [{}, {}],
  [null, {}],
])('reads the estimated time of a report from %j', async (data, start) => {
  const path = { record_id: 'r_1', report_code: 'career' };
  expect(await answered(data, (client) => generateReport(client, path))).toEqual(start);
});
