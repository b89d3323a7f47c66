// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { helpCopy as copy } from '@ziping/ui/screens/info/HelpScreen.copy';
import { expect, it, vi } from 'vitest';

import { loadRouteModule } from '../../shell/route-modules.ts';
import { routeFor } from '../../shell/routes.ts';
import { open, pass } from '../../testing/page.tsx';

const ids = copy.topics.flatMap(({ entries }) => entries.map(({ id }) => id));
const opened = () =>
  [...document.querySelectorAll('details')].filter((entry) => entry.open).map((entry) => entry.id);

it('names each question once', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([ids[0], ids.at(-1)])('opens the question the address names: %s', async (id) => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this.id);
  };
  await open(`/help#${id}`);
  expect(opened()).toEqual([id]);
  expect(seen).toEqual([id]);
});

it('opens nothing where the address names nothing, or nothing that is there', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await open('/help');
  expect(opened()).toEqual([]);
  await open('/help#nothing');
  expect(opened()).toEqual([]);
  expect(scroll).not.toHaveBeenCalled();
});

it('links to the feedback page', async () => {
  await loadRouteModule(routeFor('/feedback'));
  const page = await open('/help');
  fireEvent.click(screen.getByRole('link', { name: copy.feedback }));
  await pass();
  expect(page.at()).toBe('/feedback');
});
