import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reportTypes } from '../../db/schema.ts';
import { createHarness, type Harness, SLOW } from '../../testing/harness.ts';
import file from './report-types.json' with { type: 'json' };
import { listTypes, readReportTypes, seedReportTypes } from './report-types.ts';
import { reportOutline } from './writing/compose.ts';

const [overall] = file;

describe('the file of report types', () => {
  it('has prices that become whole fen, and a writer for each type', () => {
    const types = readReportTypes(file);
    expect(types.map(({ price_fen }) => price_fen)).toEqual([2990, 3990, 3990, 3990, 2990, 1990]);
    for (const { code } of types) expect(reportOutline(code).length).toBeGreaterThan(2);
  });

  it.each([
    ['a type twice', [overall, overall]],
    ['a negative price', [{ ...overall, price: -1 }]],
    ['an unknown icon', [{ ...overall, icon: 'star' }]],
    ['a code with capitals', [{ ...overall, code: 'Overall' }]],
    ['an empty name', [{ ...overall, name: ' ' }]],
    ['an unknown field', [{ ...overall, colour: 'red' }]],
  ])('is rejected with %s', (_, given) => {
    expect(() => readReportTypes(given)).toThrow();
  });
});

describe('the stored report types', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await createHarness();
  }, SLOW);
  afterAll(() => service.close());

  it('follow the file at every start', async () => {
    const { db } = service;
    await db.update(reportTypes).set({ price_fen: 1, position: 0, name: '旧名' });
    await db.insert(reportTypes).values({ ...readReportTypes([{ ...overall, code: 'gone' }])[0]! });
    await seedReportTypes(db);
    expect(await listTypes(db)).toEqual(readReportTypes(file));
  });
});
