import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';

import { forgetAll, keep, namesSeen, recall } from './seen.ts';

it('is there again for the member who saw it, and for nobody else', async () => {
  await keep('7', 'chart/r_1', { day_master: '甲' });
  expect(await recall('7', 'chart/r_1')).toEqual({ day_master: '甲' });
  expect(await recall('7', 'chart/r_2')).toBeNull();
  expect(await recall('8', 'chart/r_1')).toBeNull();
});

it('can be told by name, of one kind and one member', async () => {
  await keep('7', 'records', []);
  await keep('7', 'chart/r_3', 1);
  await keep('8', 'chart/r_4', 2);
  expect((await namesSeen('7', 'chart/')).sort()).toEqual(['chart/r_1', 'chart/r_3']);
});

it('is gone once it is to be forgotten', async () => {
  await keep('7', 'chart/r_1', 1);
  await keep('8', 'chart/r_1', 2);
  await forgetAll();
  expect([await recall('7', 'chart/r_1'), await recall('8', 'chart/r_1')]).toEqual([null, null]);
});

it('is simply not kept where the browser keeps nothing', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const forbidden = await import('./seen.ts');
  await forbidden.keep('7', 'chart/r_1', 1);
  expect(await forbidden.recall('7', 'chart/r_1')).toBeNull();
  expect(await forbidden.namesSeen('7', 'chart/')).toEqual([]);
  await forbidden.forgetAll();
  vi.unstubAllGlobals();
});
