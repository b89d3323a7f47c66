// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { appShellCopy } from '@ziping/ui/patterns/AppShell.copy';
import { expect, it, vi } from 'vitest';

import { open, pass } from '../testing/page.tsx';

const file = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  return { arrived, arrive: () => arrive() };
});
vi.mock('../routes/terms/TermsRoute.tsx', async () => {
  await file.arrived;
  return { default: () => '条款正文' };
});

it('answers a press at once while the code of the next page is fetched, and keeps the page before it', async () => {
  const page = await open('/about');
  const press = screen.getAllByRole('link', { name: appShellCopy.terms })[0];
  if (!press) throw new Error('no link');
  await act(async () => {
    fireEvent.click(press);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('progressbar', { name: appShellCopy.opening })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^关于/ })).toBeTruthy();
  file.arrive();
  await pass();
  expect(page.at()).toBe('/terms');
  expect(screen.getByText('条款正文')).toBeTruthy();
  expect(screen.queryByRole('progressbar', { name: appShellCopy.opening })).toBeNull();
});
