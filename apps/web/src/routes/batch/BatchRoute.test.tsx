// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { activeMembership, professionalMembership } from '@ziping/mocks/fixtures/membership';
import { manyRecords, records } from '@ziping/mocks/fixtures/records';
import { reportTypes } from '@ziping/mocks/fixtures/reports';
import { paths } from '@ziping/ui/paths';
import { batchCopy as copy } from '@ziping/ui/screens/membership/BatchScreen.copy';
import { reportsCopy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { professionalCopy } from '@ziping/ui/screens/membership/ProfessionalScreen.copy';
import { expect, it, vi } from 'vitest';

import { type Envelope, granted, open, pass, press, refused, type } from '../../testing/page.tsx';

const CURRENT = 'GET /api/v1/membership/current';
const RECORDS = 'GET /api/records';
const START = 'POST /api/v1/professional/batch';
const [first, second] = records.map((record, at) => ({ ...record, id: `r_200${at + 1}` }));
const listed = first && second ? [first, second] : [];
const result = { started: 2, existing: 0, refused: 0, failed: 0, estimated_time: 10 };

const reportsOf = (of: readonly { id: string }[]) =>
  Object.fromEntries(of.map(({ id }) => [`GET /api/record/${id}/report_types`, granted(reportTypes)]));

async function visit(answers: Parameters<typeof open>[1] = {}) {
  const page = await open(
    paths.batch,
    {
      [CURRENT]: granted(professionalMembership),
      [RECORDS]: granted({ records: listed, total: listed.length }),
      ...reportsOf(listed),
      [START]: granted(result),
      ...answers,
    },
    { as: 'member' },
  );
  // The report types come after the records.
  await pass(10);
  return page;
}

const box = (name: string | undefined) =>
  screen.getByRole('checkbox', { name: new RegExp(`^${name ?? ''}`) });
const start = async () => {
  press(copy.start);
  await pass();
};

it('begins with the records that were selected in the list, which offers it to professional members', async () => {
  // So that the code of the page is there when it is led to.
  await visit();
  const page = await open(
    paths.reports,
    {
      [CURRENT]: granted(professionalMembership),
      [RECORDS]: granted({ records: listed, total: listed.length }),
      ...reportsOf(listed),
      [START]: granted(result),
    },
    { as: 'member' },
  );
  await pass(10);
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(second!.name) }));
  press(reportsCopy.batchMany);
  await pass(10);
  await pass(10);
  expect(page.at()).toBe(paths.batch);
  fireEvent.click(box('事业'));
  await start();
  expect(page.bodiesOf(START)).toEqual([{ record_ids: ['r_2002'], report_codes: ['career'] }]);
});

it.each([
  ['that the filter of an earlier visit hides', (asked: URLSearchParams) => asked.has('category')],
  ['beyond the 100 that the service lists', (asked: URLSearchParams) => asked.get('page_size') === '100'],
])('shows a record of the list as chosen: one %s', async (_, isHidden) => {
  const page = await visit({
    [RECORDS]: (_body: never, query: URLSearchParams) => {
      const found = isHidden(query) ? listed.slice(0, 1) : listed;
      return granted({ records: found, total: listed.length });
    },
  });
  fireEvent.change(screen.getByRole('combobox', { name: copy.group }), { target: { value: 'client' } });
  await pass();
  page.navigate(paths.reports);
  await pass(10);
  fireEvent.click(box(`选择${second!.name}`));
  press(reportsCopy.batchMany);
  await pass(10);
  expect(box(second!.name)).toHaveProperty('checked', true);
  expect(screen.getByRole('combobox', { name: copy.group })).toHaveProperty('value', 'all');
});

it('offers other members no batch in the list', async () => {
  await open(
    paths.reports,
    {
      [CURRENT]: granted(activeMembership),
      [RECORDS]: granted({ records: listed, total: listed.length }),
    },
    { as: 'member' },
  );
  await pass(10);
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(second!.name) }));
  expect(screen.getByRole('button', { name: reportsCopy.moveMany })).toBeTruthy();
  expect(screen.queryByRole('button', { name: reportsCopy.batchMany })).toBeNull();
});

it('orders the chosen reports of the chosen records, also of those that a filter hides', async () => {
  let shown = listed;
  const page = await visit({ [RECORDS]: () => granted({ records: shown, total: shown.length }) });
  fireEvent.click(box(first?.name));
  shown = listed.slice(1);
  type(/姓名/, second?.name ?? '');
  await pass(400);
  await pass(10);
  expect(screen.queryByRole('checkbox', { name: new RegExp(first?.name ?? '') })).toBeNull();
  fireEvent.click(box(second?.name));
  fireEvent.click(box('事业'));
  await start();
  expect(page.bodiesOf(START)).toEqual([{ record_ids: ['r_2001', 'r_2002'], report_codes: ['career'] }]);
  expect(screen.getByText(copy.started(2))).toBeTruthy();
  const link = screen.getByRole('link', { name: copy.toReports(first?.name ?? '') });
  expect(link.getAttribute('href')).toBe(paths.reportsTab('r_2001'));
});

it('asks for the records of the chosen group', async () => {
  const page = await visit();
  fireEvent.change(screen.getByRole('combobox', { name: copy.group }), { target: { value: 'client' } });
  await pass();
  const asked = page.sent.filter(({ call }) => call === RECORDS).map(({ query }) => query);
  expect(new URLSearchParams(asked.at(-1)).get('category')).toBe('client');
});

it('names what is missing, and sends nothing', async () => {
  const page = await visit();
  await start();
  expect(screen.getByText(copy.recordsMissing)).toBeTruthy();
  expect(screen.getByText(copy.reportsMissing)).toBeTruthy();
  fireEvent.click(box(first?.name));
  expect(screen.queryByText(copy.reportsMissing)).toBeNull();
  expect(page.bodiesOf(START)).toEqual([]);
});

it('chooses at most 20 of the listed records', async () => {
  const many = manyRecords.slice(0, 30);
  await visit({
    [RECORDS]: granted({ records: many, total: 30 }),
    ...reportsOf(many),
  });
  press(copy.chooseShown);
  expect(screen.getByText(copy.chosen(20, 20))).toBeTruthy();
  press(copy.clear);
  expect(screen.getByText(copy.chosen(0, 20))).toBeTruthy();
});

it('shows why a batch was refused, and sends it again', async () => {
  let answer: Envelope = refused(429, '操作过于频繁，请稍后再试');
  const page = await visit({ [START]: () => answer });
  fireEvent.click(box(first?.name));
  fireEvent.click(box('事业'));
  await start();
  expect(screen.getByText('操作过于频繁，请稍后再试')).toBeTruthy();
  answer = granted(result);
  await start();
  expect(screen.getByText(copy.started(2))).toBeTruthy();
  expect(page.bodiesOf(START)).toHaveLength(2);
});

it('follows the reports until they are written, and saves them all in one file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  let written = [reportTypes[0]];
  const listOf = (done: boolean) =>
    granted(
      reportTypes.map((report) =>
        report.code === 'overall' && !done
          ? { ...report, content: null, status: 'generating' as const }
          : report,
      ),
    );
  await visit({
    'GET /api/record/r_2001/report_types': () => listOf(true),
    'GET /api/record/r_2002/report_types': () => listOf(written.length === 2),
  });
  fireEvent.click(box(first?.name));
  fireEvent.click(box(second?.name));
  fireEvent.click(box('命局总论'));
  await start();
  expect(screen.getByText(copy.progress(1, 2))).toBeTruthy();
  written = [...written, reportTypes[0]];
  await pass(10_000);
  expect(screen.getByText(copy.allWritten(2))).toBeTruthy();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Blob(['PK']))));
  press(copy.saveAll);
  await pass();
  expect(saved).toEqual([expect.stringMatching(/^批量报告_\d{4}-\d\d-\d\d\.zip$/)]);
  expect(screen.queryByText(copy.saveFailed(1))).toBeNull();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches only the reports again that were missing in the file', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  await visit();
  fireEvent.click(box(first?.name));
  fireEvent.click(box(second?.name));
  fireEvent.click(box('命局总论'));
  await start();
  const fetched: string[] = [];
  let reached = false;
  vi.stubGlobal('fetch', ({ url }: Request) => {
    fetched.push(/r_\d+/.exec(url)?.[0] ?? '');
    return reached || !url.includes('r_2002')
      ? Promise.resolve(new Response(new Blob(['PK'])))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  press(copy.saveAll);
  await pass(5_000);
  expect(screen.getByText(copy.saveFailed(1))).toBeTruthy();
  reached = true;
  fetched.length = 0;
  press(copy.saveAll);
  await pass();
  expect(fetched).toEqual(['r_2002']);
  expect(screen.queryByText(copy.saveFailed(1))).toBeNull();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the progress of the other records where one list fails, and asks for that one again', async () => {
  let answer: Envelope = { ...refused(500, '服务器错误'), status: 500 };
  await visit({ 'GET /api/record/r_2002/report_types': () => answer });
  fireEvent.click(box(first?.name));
  fireEvent.click(box(second?.name));
  fireEvent.click(box('命局总论'));
  await start();
  await pass(10_000);
  expect(screen.getByText(copy.progress(1, 2))).toBeTruthy();
  expect(screen.getByText(copy.progressUnknown(1))).toBeTruthy();
  expect(screen.getByRole('button', { name: copy.saveAll })).toBeTruthy();
  answer = granted(reportTypes);
  press(copy.retry);
  await pass();
  expect(screen.queryByText(copy.progressUnknown(1))).toBeNull();
  expect(screen.getByText(copy.allWritten(2))).toBeTruthy();
});

it('says how many reports of the batch were not written', async () => {
  const failing = reportTypes.map((report) =>
    report.code === 'overall' ? { ...report, content: null, status: null, failure: '没有写成' } : report,
  );
  await visit({ 'GET /api/record/r_2002/report_types': granted(failing) });
  fireEvent.click(box(first?.name));
  fireEvent.click(box(second?.name));
  fireEvent.click(box('命局总论'));
  await start();
  expect(screen.getByText(`${copy.progress(1, 2)}${copy.notWritten(1)}`)).toBeTruthy();
});

it('sends a member without a professional plan to the page that says what it offers', async () => {
  await visit({ [CURRENT]: granted(activeMembership) });
  expect(screen.getByRole('heading', { name: professionalCopy.noPlanTitle })).toBeTruthy();
});
