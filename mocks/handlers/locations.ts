import type { HttpHandler } from 'msw';
import { locations } from '../fixtures/locations.ts';
import { mock, ok } from '../http.ts';

/** A part of the region tree. */
export function locationHandlers(): HttpHandler[] {
  return [mock.get('/api/locations', ({ answer }) => answer(200, ok(locations)))];
}
