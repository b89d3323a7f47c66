// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chart, liuNianOf } from '@ziping/mocks/fixtures/chart';
import { activeMembership, professionalMembership } from '@ziping/mocks/fixtures/membership';
import { paths } from '@ziping/ui/paths';
import { schoolsDialogCopy as copy } from '@ziping/ui/screens/reports/SchoolsDialog.copy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearDevice } from '../../data/device-cache.ts';
import { granted, open, pass } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

type Answers = Parameters<typeof open>[1];

const { id } = chart.record;
const CHART = `GET /api/reports/${id}`;
const MEMBERSHIP = 'GET /api/v1/membership/current';
const failing = { code: 500, message: '', data: null, status: 500 };

const answers: Answers = {
  [CHART]: granted(chart),
  ...Object.fromEntries(
    chart.da_yun_list.map((_, index) => [
      `GET /api/report/${id}/da_yun/${index}/liu_nian`,
      granted(liuNianOf(chart, index)),
    ]),
  ),
};

beforeEach(async () => {
  await clearDevice();
  stubDialogs();
});
afterEach(() => vi.useRealTimers());

/** Waits for IndexedDB too, which the fake clock does not move. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(1);
  }
}

async function press(name: string) {
  // Queries by role take seconds on a whole chart.
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await settle();
}

/** Opens a chart and waits for its analysis, which is computed when the browser is idle. */
async function visit(given: Answers) {
  const page = await open(`/reports/${id}`, { ...answers, ...given }, { as: 'member' });
  await settle();
  await pass(2000);
  await settle();
  return page;
}

async function compare(given: Answers) {
  await visit(given);
  await press(copy.title);
}

const dialog = () => within(document.querySelector('dialog')!);
const questions = () =>
  dialog()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

it('compares the schools of the open chart for a professional, and closes', async () => {
  await compare({ [MEMBERSHIP]: granted(professionalMembership) });
  const luck = dialog().getByText('按时刻精算').closest('tr')!;
  const [year, month, day] = chart.bazi.qi_yun_date.slice(0, 10).split('-').map(Number);
  expect(luck.textContent).toContain(`${year}年${month}月${day}日`);
  expect(luck.textContent).toContain('本盘所用');
  fireEvent.click(dialog().getByRole('button', { name: '关闭' }));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('shows the way to the plans without a professional plan', async () => {
  await compare({ [MEMBERSHIP]: granted(activeMembership) });
  expect(dialog().getByText(copy.noPlan)).toBeTruthy();
  expect(dialog().getByRole('link', { name: copy.plans }).getAttribute('href')).toBe(paths.membership);
  expect(dialog().queryByRole('table')).toBeNull();
});

it('asks for the membership only when the dialog is opened, and again after a failure', async () => {
  let there = false;
  const page = await visit({
    [MEMBERSHIP]: () => (there ? granted(professionalMembership) : failing),
  });
  expect(page.bodiesOf(MEMBERSHIP)).toEqual([]);
  await press(copy.title);
  expect(dialog().getByLabelText(copy.loading)).toBeTruthy();
  await pass(60_000);
  expect(dialog().getByText(copy.failed)).toBeTruthy();
  there = true;
  await press(copy.retry);
  expect(dialog().getByText('按时刻精算')).toBeTruthy();
});

it('compares without a network once the membership is known', async () => {
  let online = true;
  const unless = (data: unknown) => () => (online ? granted(data) : failing);
  await compare({ [MEMBERSHIP]: unless(professionalMembership) });
  fireEvent.click(dialog().getByRole('button', { name: '关闭' }));
  online = false;
  await pass(60_000);
  await press(copy.title);
  await pass(60_000);
  expect(dialog().getByText('按时刻精算')).toBeTruthy();
});

it('leaves out what needs the hour where it is unknown', async () => {
  const record = { ...chart.record, hour_unknown: true };
  await compare({ [CHART]: granted({ ...chart, record }), [MEMBERSHIP]: granted(professionalMembership) });
  expect(dialog().getByText(/^时辰未知：/)).toBeTruthy();
  expect(questions().join()).toContain('格局');
  expect(questions().join()).not.toMatch(/小运|起运|子时换日|人元司令/);
});

it('leaves out what needs the conventions of a chart that does not name them', async () => {
  const { record, basic_analysis, ...cast } = chart;
  const { truth: _truth, conventions: _conventions, qi_yun: _qiYun, ...documented } = cast;
  await compare({
    [CHART]: granted({ ...documented, record, basic_analysis }),
    [MEMBERSHIP]: granted(professionalMembership),
  });
  expect(questions().join()).toContain('小运');
  expect(questions().join()).not.toMatch(/起运|子时换日|人元司令/);
});
