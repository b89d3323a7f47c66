// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { fortuneCopy as copy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { afterEach, expect, it, vi } from 'vitest';

import { birthFormAtom, emptyForm } from '../../data/birth/form-state.ts';
import { granted, open, pass, press } from '../../testing/page.tsx';

const CREATE = 'POST /api/record';

afterEach(() => vi.useRealTimers());

async function submit(data: unknown) {
  const page = await open('/fortune', { [CREATE]: granted(data) }, { as: 'member' });
  const birth_date = { year: 1990, month: 6, day: 15, leap: false };
  act(() => page.store.set(birthFormAtom, { ...emptyForm, name: '林清和', birth_date }));
  press(copy.submit);
  await pass(100);
  expect(page.bodiesOf(CREATE)).toHaveLength(1);
  return page;
}

it('opens the chart of a record that was created', async () => {
  const page = await submit({ record_id: 'r_1' });
  expect(page.at()).toBe('/reports/r_1');
});

it.each([null, {}, { record_id: null }, { record_id: '' }, { record_id: 7 }])(
  'says that the id of a created record is missing where the answer is %j',
  async (data) => {
    const page = await submit(data);
    expect(screen.getByText('创建报告成功，但无法获取报告ID')).toBeTruthy();
    expect(page.at()).toBe('/fortune');
  },
);
