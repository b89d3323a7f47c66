// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent } from '@testing-library/react';
import { allHandlers } from '@ziping/mocks/handlers/all';
import { chart } from '@ziping/mocks/fixtures/chart';
import { user } from '@ziping/mocks/fixtures/user';
import { paths } from '@ziping/ui/paths';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { clearDevice } from '../data/device-cache.ts';
import { open, pass } from '../testing/page.tsx';
import { stubDialogs, stubThread } from '../testing/stubs.ts';
import { routes } from './routes.ts';

type Visitor = 'guest' | 'member' | 'unbound';

/** How many presses lead to a button at most: one opens a menu, one a dialog, one answers it. */
const DEPTH = 4;

/** Of buttons that differ in what they are about only, as those of the rows of a list, so many are pressed. */
const OF_A_KIND = 1;
/** Of buttons that look alike, such as the years of a strip. */
const ALIKE = 3;

const { id } = chart.record;

/** Addresses of the routes that take parameters. */
const addresses: Record<string, string[]> = {
  [`${paths.reports}/:id`]: [paths.report(id)],
  [`${paths.reports}/:id/edit`]: [paths.recordEdit(id)],
  [paths.payment]: [paths.payOrder('o_5001')],
  [paths.paymentResult]: [`${paths.paymentResult}?order_no=ZP20261120080000123456`],
  '*': ['/no-such-page'],
};

const visits = routes.flatMap(({ path, access, withoutPhone }) =>
  (addresses[path] ?? [path]).map((address) => ({
    address,
    as: (withoutPhone ? 'unbound' : access === 'public' ? 'guest' : 'member') as Visitor,
  })),
);

/** What is typed into a field of this label. */
const entries: [RegExp, string][] = [
  [/手机号/, '13800138000'],
  [/图[片形]验证码/, '7K2P'],
  [/验证码|邀请码/, '123456'],
  [/新密码|确认/, 'qinghe-2027'],
  [/密码/, 'qinghe-2026'],
  [/日期/, '1990-06-15'],
  [/时间|时刻/, '10:30'],
  [/年/, '1990'],
  [/月/, '6'],
  [/日/, '15'],
  [/时/, '10'],
  [/分/, '30'],
];

function labelOf(field: HTMLElement): string {
  const labels = 'labels' in field ? [...((field.labels ?? []) as NodeListOf<HTMLElement>)] : [];
  return labels.map(({ textContent }) => textContent).join('') + (field.ariaLabel ?? '');
}

/** Fills every empty field and ticks every box. */
async function fillIn() {
  for (const box of document.querySelectorAll<HTMLInputElement>(
    'main input[type=checkbox], dialog input[type=checkbox]',
  ))
    if (!box.checked && !box.disabled) fireEvent.click(box);
  for (const choice of document.querySelectorAll('select')) {
    const value =
      choice.value === '' ? [...choice.options].find((option) => option.value !== '')?.value : undefined;
    if (value !== undefined) fireEvent.change(choice, { target: { value } });
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (/^(checkbox|radio|file|range)$/.test(field.type) || field.value || !field.isConnected) continue;
    const label = labelOf(field);
    const [, value] = entries.find(([pattern]) => pattern.test(label)) ?? [/./, '请看看这一处的说法对不对'];
    fireEvent.change(field, { target: { value } });
    await pass();
  }
}

const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).trim();

/** The buttons that can be pressed, by their names. */
function buttons(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const button of document.querySelectorAll<HTMLElement>('button, [role=button], [role=menuitem]')) {
    const name = nameOf(button);
    const closed = button.closest('dialog:not([open])');
    if (!closed && !button.matches(':disabled, [aria-disabled=true]') && !found.has(name))
      found.set(name, button);
  }
  return found;
}

const press = (name: string) => {
  const button = buttons().get(name);
  if (button) fireEvent.click(button);
  return button !== undefined;
};

beforeEach(async () => {
  await clearDevice();
  stubDialogs();
  stubThread();
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('CSS', { ...globalThis.CSS, escape: (text: string) => text });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** Opens the page and presses these buttons one after the other. */
async function reach(address: string, as: Visitor, presses: readonly string[]) {
  await clearDevice();
  const page = await open(
    address,
    {},
    { as, user: { ...user, has_password: true }, handlers: allHandlers() },
  );
  await fillIn();
  for (const name of presses) {
    press(name);
    await pass();
    await fillIn();
  }
  return page;
}

const totals = { pressed: 0, sending: 0 };
afterAll(() => console.info(`${totals.pressed} buttons pressed twice, ${totals.sending} of them send`));

/**
 * Finds the buttons of a page and those that they reveal, and presses each twice before anything is rendered.
 * @returns what was sent twice
 */
async function pressAllTwice(address: string, as: Visitor): Promise<string[]> {
  const twice: string[] = [];
  const known = new Set<string>();
  const alike = new Map<string, number>();
  const waiting: string[][] = [];
  const isRare = (kind: string, limit: number) => {
    const count = (alike.get(kind) ?? 0) + 1;
    alike.set(kind, count);
    return count <= limit;
  };
  const note = (presses: string[], at: string, sent = '') => {
    // Another page has a visit of its own.
    if (at.split(/[?#]/)[0] !== address.split(/[?#]/)[0] || presses.length >= DEPTH) return;
    for (const [name, button] of buttons()) {
      // A form may be complete only after what was sent.
      const key = button.matches('[type=submit]') ? `${name} ${sent}` : name;
      if (known.has(key)) continue;
      known.add(key);
      const look = button.className;
      if (isRare(look, ALIKE) && isRare(look + name.slice(0, 2), OF_A_KIND)) waiting.push([...presses, name]);
    }
  };
  note([], (await reach(address, as, [])).at());
  for (let presses = waiting.shift(); presses; presses = waiting.shift()) {
    const name = presses.at(-1) ?? '';
    const page = await reach(address, as, presses.slice(0, -1));
    const button = buttons().get(name);
    if (!button) continue;
    const from = page.sent.length;
    act(() => {
      button.click();
      button.click();
    });
    await pass(300);
    const sent = page.sent
      .slice(from)
      .filter(({ call }) => !call.startsWith('GET '))
      .map(({ call, body }) => `${call} ${JSON.stringify(body)}`);
    totals.pressed += 1;
    if (sent.length > 0) totals.sending += 1;
    if (new Set(sent).size < sent.length) twice.push(`${presses.join(' › ')}: ${sent.join(', ')}`);
    await fillIn();
    const calls = sent.map((one) => one.split(' ', 2).join(' ')).join();
    note(presses, page.at(), calls);
    // What opens and closes by turns is open after a third press.
    if (press(name)) {
      await pass();
      note(presses, page.at(), calls);
    }
  }
  return twice;
}

it.each(visits)('sends once for a double press of any button of $address', async ({ address, as }) => {
  expect(await pressAllTwice(address, as)).toEqual([]);
});

it('has found the buttons that send', () => {
  expect(totals.sending).toBeGreaterThan(60);
});
