// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { newYork } from '@ziping/mocks/fixtures/locations';
import { record } from '@ziping/mocks/fixtures/records';
import { reportTypes } from '@ziping/mocks/fixtures/reports';
import { birthTimeCopy } from '@ziping/ui/patterns/BirthTimeField.copy';
import { confirmCopy } from '@ziping/ui/patterns/ConfirmDialog.copy';
import { recordEditCopy as copy } from '@ziping/ui/screens/reports/RecordEditScreen.copy';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { apiAtom } from '../../data/api.ts';
import { clearDevice } from '../../data/device-cache.ts';
import { reportsOptions } from '../../data/reports.ts';
import { granted, open, pass, press, refused, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

beforeAll(stubDialogs);
afterEach(async () => {
  onlineManager.setOnline(true);
  await clearDevice();
});

const SAVE = `PUT /api/records/${record.id}`;
const REPORTS = `GET /api/record/${record.id}/report_types`;

const edit = (reports: ReturnType<typeof granted> | 'no_answer') =>
  open(
    `/reports/${record.id}/edit`,
    {
      [`GET /api/records/${record.id}`]: granted(record),
      [SAVE]: granted(record),
      [REPORTS]: reports,
    },
    { as: 'member' },
  );

const changeHour = () => fireEvent.change(screen.getByDisplayValue('10时'), { target: { value: '3' } });
const question = () => screen.queryByRole('dialog', { name: copy.askTitle });

async function save() {
  press(copy.save);
  await pass();
}

it('asks once before a birth is changed that a report was written for', async () => {
  const page = await edit(granted(reportTypes));
  changeHour();
  await save();
  expect(question()).not.toBeNull();
  expect(screen.getByText(copy.ask(1))).toBeTruthy();
  expect(page.bodiesOf(SAVE)).toEqual([]);
  press(copy.askConfirm);
  await pass();
  expect(page.bodiesOf(SAVE)).toMatchObject([{ birth_time: '1990-06-15 03:30:00' }]);
});

it('leaves everything as it was entered when the change is not wanted', async () => {
  const page = await edit(granted(reportTypes));
  changeHour();
  await save();
  fireEvent.click(within(question()!).getByRole('button', { name: confirmCopy.cancel }));
  await pass();
  expect(question()).toBeNull();
  expect(screen.getByDisplayValue('03时')).toBeTruthy();
  expect(page.bodiesOf(SAVE)).toEqual([]);
});

it('does not ask about a name, which no report is written from', async () => {
  const page = await edit(granted(reportTypes));
  type(/^姓名/, '林晚');
  await save();
  expect(question()).toBeNull();
  expect(page.bodiesOf(SAVE)).toMatchObject([{ name: '林晚' }]);
});

it.each([
  ['without a written report', granted(reportTypes.slice(1))],
  ['where the reports are not known', refused(1500, '')],
])('does not ask %s', async (_, reports) => {
  const page = await edit(reports);
  changeHour();
  await save();
  expect(question()).toBeNull();
  expect(page.bodiesOf(SAVE)).toHaveLength(1);
});

it('saves without a question where the browser is offline', async () => {
  const page = await edit('no_answer');
  onlineManager.setOnline(false);
  changeHour();
  await save();
  expect(question()).toBeNull();
  expect(page.bodiesOf(SAVE)).toHaveLength(1);
});

it('counts the reports of the service, not those that an earlier visit has left on the device', async () => {
  const earlier = await edit(granted(reportTypes.slice(1)));
  const api = earlier.store.get(apiAtom);
  await api.queryClient.fetchQuery(reportsOptions(api, record.id));
  await pass();
  await edit(granted(reportTypes));
  changeHour();
  await save();
  expect(screen.getByText(copy.ask(1))).toBeTruthy();
});

it('sends a double hour abroad by the clock of its city, which is asked for again where it did not answer', async () => {
  let city = refused(500, '');
  const birth_time = '1988-07-01 12:00:00';
  const page = await open(
    `/reports/${record.id}/edit`,
    {
      [`GET /api/records/${record.id}`]: granted({ ...record, birth_time, birth_city: newYork.code }),
      [`GET /api/locations/cities/${newYork.code}`]: () => city,
      [SAVE]: granted(record),
    },
    { as: 'member' },
  );
  press(birthTimeCopy.modes.traditional);
  await pass();
  fireEvent.change(screen.getByRole('combobox', { name: birthTimeCopy.hour }), { target: { value: '23' } });
  city = granted(newYork);
  await save();
  expect(page.bodiesOf(SAVE)).toMatchObject([{ birth_city: newYork.code, apply_dst: false }]);
});
