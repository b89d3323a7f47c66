// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { honolulu, newYork } from '@ziping/mocks/fixtures/locations';
import { birthDateCopy as dateCopy } from '@ziping/ui/patterns/BirthDateField.copy';
import { cityCopy } from '@ziping/ui/patterns/CityField.copy';
import { fortuneCopy as copy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as clock from '../../data/birth/clock.ts';
import { birthFormAtom, emptyForm } from '../../data/birth/form-state.ts';
import { type Envelope, granted, open, pass, press, refused, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CREATE = 'POST /api/record';

// The form and the modules it loads on demand take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.useRealTimers());

const complete = {
  ...emptyForm,
  name: '林清和',
  birth_date: { year: 1990, month: 6, day: 15, leap: false },
};

const submit = (data: unknown) => submitTo(granted(data));

async function submitTo(answer: Envelope | 'no_answer') {
  const page = await open('/fortune', { [CREATE]: answer }, { as: 'member' });
  act(() => page.store.set(birthFormAtom, { ...complete, hour: 10 }));
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

/** 晚子时, which summer time would make 亥时. */
const lateZi = {
  ...complete,
  birth_date: { year: 1988, month: 7, day: 1, leap: false },
  hour_mode: 'traditional' as const,
  hour: 23,
};

it('sends a double hour without summer time before the engine has been loaded', async () => {
  const page = await open('/fortune', { [CREATE]: granted({ record_id: 'r_1' }) }, { as: 'member' });
  act(() => page.store.set(birthFormAtom, lateZi));
  press(copy.submit);
  await until(() => expect(page.bodiesOf(CREATE)).toHaveLength(1));
  expect(page.bodiesOf(CREATE)).toMatchObject([{ birth_time: '1988-07-01 23:00:00', apply_dst: false }]);
});

it('says in its own words that a double hour was not sent where the engine cannot be loaded', async () => {
  const gone = vi.spyOn(clock, 'settleDoubleHour').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const page = await open('/fortune', { [CREATE]: granted({ record_id: 'r_1' }) }, { as: 'member' });
  act(() => page.store.set(birthFormAtom, lateZi));
  press(copy.submit);
  await until(() => screen.getByText(copy.messages.failed));
  expect(page.bodiesOf(CREATE)).toEqual([]);
  gone.mockRestore();
});

it('sends a double hour abroad by the clock of its city before that has answered', async () => {
  const page = await open(
    '/fortune',
    {
      [`GET /api/locations/cities/${newYork.code}`]: granted(newYork),
      [CREATE]: granted({ record_id: 'r_1' }),
    },
    { as: 'member' },
  );
  // The engine is loaded when the browser is idle.
  await pass(300);
  act(() => page.store.set(birthFormAtom, { ...lateZi, abroad: true, birth_place_values: [newYork.code] }));
  press(copy.submit);
  await until(() => expect(page.bodiesOf(CREATE)).toHaveLength(1));
  expect(page.bodiesOf(CREATE)).toMatchObject([{ birth_city: newYork.code, apply_dst: false }]);
});

describe('an hour that was never chosen', () => {
  beforeEach(stubDialogs);
  const { hourAsk } = copy;

  async function submitAtNoon() {
    const page = await open('/fortune', { [CREATE]: granted({ record_id: 'r_1' }) }, { as: 'member' });
    act(() => page.store.set(birthFormAtom, complete));
    press(copy.submit);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toEqual([]);
    expect(screen.getByRole('heading', { name: hourAsk.title })).toBeTruthy();
    return page;
  }

  it('is asked for once, and sent where it is confirmed', async () => {
    const page = await submitAtNoon();
    press(hourAsk.yes);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toMatchObject([{ birth_time: '1990-06-15 12:00:00', hour_unknown: false }]);
  });

  it('is marked as unknown where it is not known, and the form can be sent then', async () => {
    const page = await submitAtNoon();
    press(hourAsk.unknown);
    await pass(100);
    press(copy.submit);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toMatchObject([{ hour_unknown: true }]);
  });

  it('is not asked for where it was chosen', async () => {
    const page = await open('/fortune', { [CREATE]: granted({ record_id: 'r_1' }) }, { as: 'member' });
    act(() => page.store.set(birthFormAtom, { ...complete, hour: 9 }));
    fireEvent.change(screen.getByLabelText('时'), { target: { value: '12' } });
    await pass(100);
    press(copy.submit);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toHaveLength(1);
  });
});

it('asks for the month again where the new year does not have the leap month', async () => {
  const page = await open('/fortune', {}, { as: 'member' });
  const birth_date = { year: 2020, month: 4, leap: true, day: 3 };
  act(() => page.store.set(birthFormAtom, { ...complete, calendar_type: 'lunar', birth_date }));
  await pass(100);
  const select = (part: string) => screen.getByRole('combobox', { name: part });
  const change = async (part: string, value: string) => {
    fireEvent.change(select(part), { target: { value } });
    await pass(100);
  };
  expect(select(dateCopy.parts.month)).toHaveProperty('value', '4L');
  await change(dateCopy.parts.year, '2021');
  expect(select(dateCopy.parts.month)).toHaveProperty('value', '');
  expect(screen.getByText(dateCopy.leapMonthGone)).toBeTruthy();
  await change(dateCopy.parts.month, '4');
  expect(screen.queryByText(dateCopy.leapMonthGone)).toBeNull();
});

describe('a guest', () => {
  it('reads the chart on this device, and is led to the login to save it', async () => {
    const page = await open('/fortune');
    act(() => page.store.set(birthFormAtom, { ...complete, hour: 10 }));
    press(copy.readFirst);
    await until(() => screen.getByRole('link', { name: '保存命盘' }));
    expect(page.at()).toBe('/reports/local');
    expect(page.sent).toEqual([]);
    const save = screen.getByRole('link', { name: '保存命盘' });
    expect(save.getAttribute('href')).toBe('/login?redirect=%2Ffortune');
  });

  it('gets the sentence of the form for a birth without a date', async () => {
    const page = await open('/fortune');
    act(() => page.store.set(birthFormAtom, { ...emptyForm, name: '林清和' }));
    press(copy.readFirst);
    await pass(100);
    expect(screen.getByText(copy.messages.birthDate)).toBeTruthy();
    expect(page.at()).toBe('/fortune');
  });

  it.each([
    ['an hour that summer time skipped', { year: 1990, month: 4, day: 15 }, 2, '因夏令时拨快，没有出现过'],
    ['a moment to come', { year: 2090, month: 6, day: 15 }, 10, '不能晚于现在'],
  ])('gets a sentence in the form for %s', async (_, date, hour, sentence) => {
    const page = await open('/fortune');
    const birth_date = { ...date, leap: false };
    act(() => page.store.set(birthFormAtom, { ...complete, birth_date, hour, minute: 30 }));
    press(copy.readFirst);
    await until(() => screen.getByText(new RegExp(sentence)));
    expect(page.at()).toBe('/fortune');
  });

  it('is told at the login why it is there', async () => {
    const page = await open('/fortune');
    act(() => page.store.set(birthFormAtom, { ...complete, hour: 10 }));
    press(copy.submit);
    await until(() => screen.getByText(loginCopy.messages.form));
    expect(page.at()).toBe('/login?redirect=%2Ffortune');
  });
});

it.each([
  ['a code with a message', refused(1301, '出生时间不在支持的范围内'), '出生时间不在支持的范围内'],
  ['a code without one', refused(1301, ''), '八字测算失败，请稍后再试'],
  ['no answer', 'no_answer' as const, '网络错误，请稍后重试'],
])('says why there is no record after %s', async (_name, answer, message) => {
  await submitTo(answer);
  expect(screen.getByText(message)).toBeTruthy();
});

/** Runs what becomes due until an element is there. */
const until = (find: () => unknown) =>
  vi.waitFor(
    async () => {
      await pass(100);
      find();
    },
    { timeout: 60_000, interval: 0 },
  );

describe('a birth abroad', () => {
  const { zone_clock: _clock, ...found } = honolulu;
  const SEARCH = 'GET /api/locations/cities';

  async function openForm(answer: Envelope | (() => Envelope)) {
    const page = await open(
      '/fortune',
      {
        'GET /api/locations': granted([{ code: '110000', name: '北京市' }]),
        [SEARCH]: answer,
        [`GET /api/locations/cities/${found.code}`]: granted(honolulu),
        [CREATE]: granted({ record_id: 'r_1' }),
      },
      { as: 'member' },
    );
    const birth_date = { year: 1961, month: 8, day: 4, leap: false };
    const values = { ...emptyForm, name: '檀香山人', birth_date, hour: 19, abroad: true };
    act(() => page.store.set(birthFormAtom, values));
    // The field is loaded by itself.
    await until(() => screen.getByLabelText(cityCopy.search));
    type(/^搜索城市/, '檀香山');
    return page;
  }

  it('is sent with the code of the city that was found', async () => {
    const page = await openForm(granted({ items: [found], total: 1 }));
    await until(() => screen.getByRole('button', { name: /檀香山/ }));
    fireEvent.click(screen.getByRole('button', { name: /檀香山/ }));
    await until(() => screen.getByText(cityCopy.chosen(found.label)));
    press(copy.submit);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toMatchObject([{ birth_place: '', birth_city: found.code }]);
  });

  it('needs a city', async () => {
    const page = await openForm(granted({ items: [], total: 0 }));
    await until(() => screen.getByText(cityCopy.none('檀香山')));
    press(copy.submit);
    await pass(100);
    expect(page.bodiesOf(CREATE)).toEqual([]);
    expect(screen.getByText(copy.messages.birthCity)).toBeTruthy();
  });

  it('is asked for again where the search failed or its answer has another shape', async () => {
    let answer = granted({ items: [{ code: 7 }], total: 1 });
    await openForm(() => answer);
    await until(() => screen.getByRole('button', { name: cityCopy.retry }));
    answer = granted({ items: [found], total: 1 });
    press(cityCopy.retry);
    await until(() => screen.getByRole('button', { name: /檀香山/ }));
  });
});
