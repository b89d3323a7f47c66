// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { lifetimeMembership, professionalMembership } from '@ziping/mocks/fixtures/membership';
import { apiKeys, newApiKey, reportTemplate } from '@ziping/mocks/fixtures/professional';
import { paths } from '@ziping/ui/paths';
import { apiKeysCopy as copy } from '@ziping/ui/screens/membership/ApiKeysSection.copy';
import { beforeAll, expect, it, vi } from 'vitest';

import { apiAtom } from '../../data/api.ts';
import { granted, open, pass, press, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CURRENT = 'GET /api/v1/membership/current';
const TEMPLATE = 'GET /api/v1/professional/report-template';
const LIST = 'GET /api/v1/professional/api-keys';
const MAKE = 'POST /api/v1/professional/api-keys';
const [unused] = apiKeys as [(typeof apiKeys)[0]];
const DELETE = `DELETE /api/v1/professional/api-keys/${unused.id}`;
const failing = { code: 500, message: '', data: null, status: 500 };
const full = { code: 409, message: '最多5个密钥，请先删除不用的', data: null, status: 409 };

beforeAll(async () => {
  stubDialogs();
  // The first import takes longer than a test waits for a page.
  await import('./Keys.tsx');
});

/** The page of a member with API access, whose keys the service changes. */
async function openKeys(answers: Parameters<typeof open>[1] = {}) {
  let keys = apiKeys;
  const page = await open(
    paths.professional,
    {
      [CURRENT]: granted(lifetimeMembership),
      [TEMPLATE]: granted(reportTemplate),
      [LIST]: () => granted(keys),
      [MAKE]: () => {
        keys = [newApiKey.key, ...keys];
        return granted(newApiKey);
      },
      [DELETE]: () => {
        keys = keys.filter(({ id }) => id !== unused.id);
        return granted(null);
      },
      ...answers,
    },
    { as: 'member' },
  );
  // The keys come after the membership.
  await pass();
  return page;
}

async function make(name: string) {
  press(copy.make);
  type(new RegExp(copy.name), name);
  press(copy.makeNow);
  await pass();
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

it('asks for the keys where the plan has API access only', async () => {
  const without = await open(
    paths.professional,
    {
      [CURRENT]: granted(professionalMembership),
      [TEMPLATE]: granted(reportTemplate),
      [LIST]: granted(apiKeys),
    },
    { as: 'member' },
  );
  await pass();
  expect(without.bodiesOf(LIST)).toHaveLength(0);
  const page = await openKeys();
  expect(page.bodiesOf(LIST)).toHaveLength(1);
  for (const { name } of apiKeys) expect(screen.getByText(name)).toBeTruthy();
});

it('makes a key under a trimmed name and shows its secret until the dialog is closed', async () => {
  const page = await openKeys();
  await make(' 报告排版系统 ');
  expect(page.bodiesOf(MAKE)).toEqual([{ name: '报告排版系统' }]);
  expect(screen.getByText(newApiKey.secret)).toBeTruthy();
  press(copy.close);
  expect(screen.queryByText(newApiKey.secret)).toBeNull();
  expect(screen.getByText(newApiKey.key.name)).toBeTruthy();
  await pass(60_000);
  expect(document.body.textContent).not.toContain(newApiKey.secret);
});

it('stores the secret nowhere in the browser', async () => {
  const { store } = await openKeys();
  await make('报告排版系统');
  expect(screen.getByText(newApiKey.secret)).toBeTruthy();
  const client = store.get(apiAtom).queryClient;
  const caches = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  const stored = [caches.map(({ state }) => state), { ...localStorage }, { ...sessionStorage }];
  expect(JSON.stringify(stored)).toContain(newApiKey.key.hint);
  expect(JSON.stringify(stored)).not.toContain(newApiKey.secret);
});

it.each<[string, () => Promise<void>, string]>([
  ['is copied', () => Promise.resolve(), copy.copied],
  ['is not copied', () => Promise.reject(new DOMException('', 'NotAllowedError')), copy.notCopied],
])('says that the secret %s', async (_, write, message) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(write);
  stubClipboard(writeText);
  await openKeys();
  await make('报告排版系统');
  press(copy.copy);
  await pass();
  expect(writeText).toHaveBeenCalledWith(newApiKey.secret);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText(newApiKey.secret)).toBeTruthy();
});

it('does not open the dialog again when the copying ends after it was closed', async () => {
  let done = () => {};
  stubClipboard(() => new Promise((resolve) => (done = resolve)));
  await openKeys();
  await make('报告排版系统');
  press(copy.copy);
  press(copy.close);
  done();
  await pass();
  expect(screen.queryByText(newApiKey.secret)).toBeNull();
});

it('asks for a name without hidden characters', async () => {
  const page = await openKeys();
  await make('  ');
  expect(screen.getByText(copy.nameMissing)).toBeTruthy();
  type(new RegExp(copy.name), '网\u202E站');
  press(copy.makeNow);
  await pass();
  expect(screen.getByText(copy.nameHidden)).toBeTruthy();
  expect(page.bodiesOf(MAKE)).toEqual([]);
});

it.each([
  ['the message of the service', full, full.message],
  ['its own message after a failure', failing, copy.makeFailed],
])('shows %s where a key is not made', async (_, answer, message) => {
  await openKeys({ [MAKE]: answer });
  await make('报告排版系统');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(copy.name), { selector: 'input' })).toMatchObject({
    value: '报告排版系统',
  });
});

it('deletes a key after a question', async () => {
  const page = await openKeys();
  press(copy.removeOf(unused.name));
  expect(page.bodiesOf(DELETE)).toHaveLength(0);
  press(copy.remove);
  await pass();
  expect(page.bodiesOf(DELETE)).toHaveLength(1);
  expect(screen.queryByText(unused.name)).toBeNull();
  expect(screen.queryByText(copy.removeTitle)).toBeNull();
});

it('keeps the question open where a key is not deleted', async () => {
  await openKeys({ [DELETE]: failing });
  press(copy.removeOf(unused.name));
  press(copy.remove);
  await pass();
  expect(screen.getByText(copy.removeFailed)).toBeTruthy();
  expect(screen.getByText(unused.name)).toBeTruthy();
});

it('asks for the keys again after a failure', async () => {
  let there = false;
  await openKeys({ [LIST]: () => (there ? granted(apiKeys) : failing) });
  await pass(60_000);
  expect(screen.getByText(copy.loadFailed)).toBeTruthy();
  there = true;
  press(copy.retry);
  await pass();
  expect(screen.getByText(unused.name)).toBeTruthy();
});
