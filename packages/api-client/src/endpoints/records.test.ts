import { expect, it } from 'vitest';

import { clientFor, startPeer } from '../../testing/peer.ts';
import { exportRecords } from './records.ts';

const file = { exported_at: '2026-11-20T08:00:00Z', records: [] };

it('exports the records as the CSV file itself or as JSON data', async () => {
  const peer = await startPeer(({ path }) =>
    path.endsWith('csv')
      ? { text: '\u{FEFF}姓名\r\n', type: 'text/csv; charset=utf-8' }
      : { json: { code: 0, message: '成功', data: file } },
  );
  try {
    const { client } = clientFor(peer.url, { access_token: 'at' });
    const table = await exportRecords(client, 'csv');
    expect(Buffer.from(await table.arrayBuffer()).toString()).toBe('\u{FEFF}姓名\r\n');
    expect(JSON.parse(await (await exportRecords(client, 'json')).text())).toEqual(file);
    expect(peer.received.map(({ path }) => path)).toEqual([
      '/api/records/export?format=csv',
      '/api/records/export?format=json',
    ]);
  } finally {
    await peer.close();
  }
});

it('rejects with the code of an answer that is not a file', async () => {
  const peer = await startPeer(() => ({
    status: 429,
    json: { code: 429, message: '操作过于频繁，请60秒后再试', data: null },
  }));
  try {
    const { client } = clientFor(peer.url, { access_token: 'at' });
    for (const format of ['csv', 'json'] as const) {
      await expect(exportRecords(client, format)).rejects.toMatchObject({ code: 429 });
    }
  } finally {
    await peer.close();
  }
});
