import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '@ziping/mocks/contract';

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
