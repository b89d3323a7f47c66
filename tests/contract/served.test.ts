import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type PlacedOperation } from '@ziping/mocks/contract';

import { createHarness, type Harness, SLOW } from '../../apps/server/src/testing/harness.ts';

let service: Harness;

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

/** Whether the service has a handler: without one it answers 404 功能开发中, signed in or not. */
async function isServed(method: string, path: string): Promise<boolean> {
  const response = await service.app.request(path.replaceAll(/\{\w+\}/g, '1'), {
    method: method.toUpperCase(),
  });
  const { message } = (await response.json()) as { message: string };
  return !(response.status === 404 && message === '功能开发中');
}

it('the contract marks with x-not-served exactly the calls that the service does not handle', async () => {
  const notServed: string[] = [];
  const marked: string[] = [];
  for (const { method, path, operation } of operations()) {
    if (operation['x-not-served']) marked.push(operation.operationId);
    if (!(await isServed(method, path))) notServed.push(operation.operationId);
  }
  expect(marked.sort()).toEqual(notServed.sort());
});

/** A call with the first example of its body, or with an empty one; every parameter of its path is the same id. */
function askOf(
  { method, path, operation }: PlacedOperation,
  token: string,
): [path: string, ask: RequestInit] {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  const [example] = Object.values(examples);
  return [
    path.replaceAll(/\{\w+\}/g, '1'),
    {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(operation.requestBody && { body: JSON.stringify(example?.value ?? {}) }),
    },
  ];
}

let phone = 13_900_000_000;
let token = '';

/** @returns the status that a member gets, another one where the call before has ended the session */
async function askAsMember(placed: PlacedOperation): Promise<number> {
  const ask = async () => (await service.app.request(...askOf(placed, token))).status;
  const status = token === '' ? 401 : await ask();
  if (status !== 401) return status;
  ({ token } = await service.signUp(String((phone += 1))));
  return ask();
}

it.each(
  operations()
    .filter(({ operation }) => !operation['x-not-served'])
    .map((placed) => [placed.operation.operationId, placed] as const),
)('%s meets no unexpected error', { timeout: SLOW }, async (_name, placed) => {
  const status = await askAsMember(placed);
  expect({ status, errors: service.errors.splice(0) }).toMatchObject({ errors: [] });
});
