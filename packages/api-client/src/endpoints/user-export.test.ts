import { expect, it } from 'vitest';

import { clientFor, startPeer } from '../../testing/peer.ts';
import { exportUserData } from './user-export.ts';

it('returns the exported data unchanged', async () => {
  const user = {
    ...{ id: 'u1', nickname: '', name: '', avatar: '', phone: null, email: null, gender: 'female' },
    ...{ created_at: '2026-11-20T08:00:00Z', birth_time: '', birth_place: '', added: 7 },
  };
  const data = { exported_at: '2026-11-20T08:00:00Z', user, records: [], feedbacks: [], added: [] };
  const peer = await startPeer(() => ({ json: { code: 0, message: '成功', data } }));
  try {
    expect(await exportUserData(clientFor(peer.url, { access_token: 'at' }).client)).toEqual(data);
    expect(peer.received).toMatchObject([
      { method: 'GET', path: '/api/user/export', authorization: 'Bearer at' },
    ]);
  } finally {
    await peer.close();
  }
});
