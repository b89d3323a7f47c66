import type { HttpHandler } from 'msw';
import { cities, locations } from '../fixtures/locations.ts';
import { mock, no, ok } from '../http.ts';

/** A part of the region tree, and some cities abroad. */
export function locationHandlers(): HttpHandler[] {
  return [
    mock.get('/api/locations', ({ answer }) => answer(200, ok(locations))),
    mock.get('/api/locations/cities', ({ query, answer }) => {
      const q = (query.get('q') ?? '').toLowerCase();
      const items = cities
        .filter(({ label, native_name }) => `${label} ${native_name}`.toLowerCase().includes(q))
        .map(({ zone_clock: _clock, ...city }) => city);
      return answer(200, ok({ items, total: items.length }));
    }),
    mock.get('/api/locations/cities/{code}', ({ params, answer }) => {
      const city = cities.find(({ code }) => code === params.code);
      return city ? answer(200, ok(city)) : answer(404, no(404, '没有这个城市'));
    }),
  ];
}
