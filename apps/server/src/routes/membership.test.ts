import { afterAll, beforeAll, expect, it } from 'vitest';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

const current = (token?: string) => service.call('GET', '/api/v1/membership/current', undefined, { token });

it('answers a user without a plan that there is none', async () => {
  const { token } = await service.signUp('13100000001');
  expect(await current(token)).toMatchObject({
    status: 200,
    code: 0,
    data: {
      has_active_subscription: false,
      plan_id: null,
      plan_name: null,
      expire_date: null,
      days_left: null,
    },
  });
});

it('requires login', async () => {
  expect(await current()).toMatchObject({ status: 401 });
  expect(await current('not-a-token')).toMatchObject({ status: 401 });
});
