import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { scenarioNames, scenariosByName } from './by-name.ts';

const ask = (names: string, path: string) =>
  getResponse(scenariosByName(names), new Request(`http://localhost${path}`));

describe('scenariosByName', () => {
  it('finds a scenario by its file and its name', async () => {
    expect(scenarioNames).toContain('network.serverError');
    expect((await ask('network.serverError', '/api/records'))?.status).toBe(500);
  });

  it('passes what follows the colon', async () => {
    const answer = await ask('paying.paymentStatus:paid', '/api/payment/status-by-orderno?order_no=o_5001');
    expect(await answer?.json()).toMatchObject({ data: { status: 'paid' } });
  });

  it('lets the first of several scenarios answer', async () => {
    expect((await ask('empty.noOrders,network.serverError', '/api/orders'))?.status).toBe(200);
    expect((await ask('empty.noOrders,network.serverError', '/api/records'))?.status).toBe(500);
  });

  it('has no scenario for an empty name', () => {
    expect(scenariosByName('')).toEqual([]);
  });

  it('names the scenarios when there is none of that name', () => {
    expect(() => scenariosByName('network.gone')).toThrow(
      /There is no scenario network\.gone.*network\.slow/,
    );
  });
});
