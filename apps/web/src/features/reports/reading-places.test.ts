// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { clearSessionKeys } from '../../shared/storage.ts';
import { readPlace, storePlace } from './reading-places.ts';

const reading = { record_id: 'r_1', code: 'overall', content: '一二三' };

beforeEach(() => localStorage.clear());

it('remembers the place of each report', () => {
  storePlace(reading, '1.2');
  storePlace({ ...reading, code: 'career' }, '0.3');
  expect(readPlace(reading)).toBe('1.2');
  storePlace(reading, '2');
  expect(readPlace(reading)).toBe('2');
  expect(readPlace({ ...reading, code: 'career' })).toBe('0.3');
});

it('forgets a place', () => {
  storePlace(reading, '1.2');
  storePlace(reading, null);
  expect(readPlace(reading)).toBeNull();
});

it('starts a report that was written anew from the beginning', () => {
  storePlace(reading, '1.2');
  expect(readPlace({ ...reading, content: '一二三四' })).toBeNull();
});

it('keeps the latest 50', () => {
  for (let at = 0; at < 60; at += 1) storePlace({ ...reading, record_id: `r_${at}` }, '1');
  expect(readPlace({ ...reading, record_id: 'r_9' })).toBeNull();
  expect(readPlace({ ...reading, record_id: 'r_10' })).toBe('1');
});

it.each(['{', '[{"key":"r_1/overall"}]', '[{"key":"r_1/overall","place":"\\"]","of":3}]'])(
  'ignores what another program has stored: %s',
  (stored) => {
    localStorage.setItem('readingPlaces', stored);
    expect(readPlace(reading)).toBeNull();
  },
);

it('forgets all places at the end of the session', () => {
  storePlace(reading, '1.2');
  clearSessionKeys();
  expect(readPlace(reading)).toBeNull();
});
