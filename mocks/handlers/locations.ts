import type { HttpHandler } from 'msw';
import { locations } from '../fixtures/locations.ts';
import { mock, ok } from '../http.ts';

/** The excerpt of the tree. */
export function locationHandlers(): HttpHandler[] {
  return [mock.get('/api/locations', ({ answer }) => answer(200, ok(locations)))];
}
