// @vitest-environment jsdom
import type { Json } from '@ziping/mocks/contract';
import { documentedOnly, fieldsOf, firstAnswerTo, withValue } from '@ziping/mocks/documented';
import { cleanup } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { open, pass } from '../testing/page.tsx';
import { type exampleOf, servicePages } from '../testing/service-pages.ts';
import { stubDialogs, stubThread } from '../testing/stubs.ts';

/** What the service answers in place of the example of an operation. */
type Change = (operationId: string, example: Json, schema: Record<string, Json>) => Json;

/** Opens a page of a member. @returns its text, how often it says that something failed, and what it asked for */
async function visit(path: string, change: Change) {
  const asked = new Map<string, ReturnType<typeof exampleOf>>();
  const answer = http.all('*', ({ request }) => {
    const found = firstAnswerTo(request);
    if (!found) return Response.json({ code: 404, message: '', data: null }, { status: 404 });
    asked.set(found.operationId, found);
    return Response.json(change(found.operationId, found.body, found.schema) as object);
  });
  await open(path, {}, { as: 'member', handlers: [answer] });
  await pass(3000);
  const failures = document.querySelectorAll('[role=alert]').length;
  const text = document.body.textContent;
  return { text, failures, asked };
}

const valueAt = (value: Json, place: readonly (string | number)[]): Json =>
  place.reduce((inner, key) => (inner as Record<string | number, Json>)[key] ?? null, value);

/** The texts of an answer, which a page can show as they are. */
function leavesOf(value: Json): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return typeof value === 'string' && value.length > 1 ? [value] : [];
}

const whole: Change = (_, example) => example;

/** The fields that have been null. */
const seen = new Set<string>();

beforeAll(stubDialogs);
beforeEach(stubThread);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(servicePages)('%s', { timeout: 120_000 }, (path) => {
  it('shows what it can of answers that have only what the documents name, and of each with a field that is null', async () => {
    const full = await visit(path, whole);
    expect(full.failures).toBe(0);

    /** What is shown of the whole answers, is among the given ones, and is not shown of these. */
    const missing = async (change: Change, removed = '') => {
      const { text, failures, asked } = await visit(path, change);
      const left = [...asked.values()].flatMap(({ operationId, body, schema }) =>
        leavesOf((change(operationId, body, schema) as { data: Json }).data),
      );
      const isLost = (leaf: string) =>
        full.text.includes(leaf) && !text.includes(leaf) && !removed.includes(leaf);
      return [...(failures > 0 ? ['failed'] : []), ...left.filter(isLost)];
    };
    expect(await missing((_, example, schema) => documentedOnly(schema, example))).toEqual([]);

    for (const { operationId, body, schema } of full.asked.values()) {
      for (const { path: place, optional, nullable } of fieldsOf(schema, body)) {
        const again = seen.has(`${operationId} ${place.join('.')}`);
        // Of a list its first item; a field of what several pages ask for is tried on the first of them.
        const first = place.every((key) => typeof key === 'string' || key === 0);
        if (place[0] !== 'data' || !(optional || nullable) || !first || again) continue;
        seen.add(`${operationId} ${place.join('.')}`);
        const change: Change = (id, example) =>
          id === operationId ? withValue(example, place, null) : example;
        const lost = await missing(change, JSON.stringify(valueAt(body, place)));
        expect(lost, `${operationId} ${place.join('.')}`).toEqual([]);
      }
    }
  });
});

it('has tried more than seventy fields', () => {
  expect(seen.size).toBeGreaterThan(70);
  console.info(`${servicePages.length} pages, ${seen.size} answers with a field that is null`);
});
