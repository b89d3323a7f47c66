import { type Json, operations } from '@ziping/mocks/contract';
import { documentedOnly, fieldsOf, firstAnswerTo, successesOf, withValue } from '@ziping/mocks/documented';
import { describe, expect, it } from 'vitest';

import { calls } from '../../packages/api-client/testing/calls.ts';
import { clientFor } from '../../packages/api-client/testing/peer.ts';

type Call = (typeof calls)[keyof typeof calls];

/** What a call of the app makes of an answer: its value, or why it failed. */
async function outcomeOf(call: Call, body: Json): Promise<unknown> {
  let first = true;
  const { client } = clientFor(
    'http://localhost',
    { access_token: 'a', refresh_token: 'r' },
    {
      // A call may need a second one, such as that for the record of a chart.
      fetch: (request) => {
        const answer = first ? body : firstAnswerTo(request)?.body;
        first = false;
        return Promise.resolve(Response.json(answer));
      },
    },
  );
  return call(client).catch((error: unknown) => error);
}

const cases = operations().flatMap((placed) => {
  const call = (calls as Partial<Record<string, Call>>)[placed.operation.operationId];
  return call
    ? successesOf(placed).map((success) => ({
        ...success,
        name: `${placed.operation.operationId}: ${success.name}`,
        call,
      }))
    : [];
});

describe.each(cases)('the answer of $name', ({ call, schema, body }) => {
  const fields = fieldsOf(schema, body).filter(({ path: [envelope] }) => envelope === 'data');

  it('is read with what the documents name alone', async () => {
    expect(await outcomeOf(call, documentedOnly(schema, body))).not.toBeInstanceOf(Error);
  });

  it('is read with each field that may be null, and as without it where only that is allowed', async () => {
    const unread: string[] = [];
    for (const { path, assumed, optional, nullable } of fields) {
      if (!assumed && !optional && !nullable) continue;
      const name = path.join('.');
      const given = await outcomeOf(call, withValue(body, path, null));
      if (given instanceof Error) unread.push(`${name}: null`);
      const missing = assumed || optional ? await outcomeOf(call, withValue(body, path, undefined)) : given;
      if (missing instanceof Error) unread.push(`${name}: missing`);
      else if (!nullable) expect(given, name).toEqual(missing);
    }
    expect(unread).toEqual([]);
  });
});

it('covers every call of the app that answers JSON', () => {
  const covered = new Set(cases.map(({ name }) => name.split(':')[0]));
  const nulls = cases.flatMap(({ schema, body }) =>
    fieldsOf(schema, body).filter(
      ({ path: [envelope], ...field }) => envelope === 'data' && Object.values(field).includes(true),
    ),
  );
  expect(covered.size).toBeGreaterThan(60);
  expect(nulls.length).toBeGreaterThan(500);
  console.info(`${cases.length} answers of ${covered.size} calls, ${nulls.length} fields`);
});
