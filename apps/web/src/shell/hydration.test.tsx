// @vitest-environment jsdom
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { birthDateCopy } from '@ziping/ui/patterns/BirthDateField.copy';
import { birthFieldsCopy } from '@ziping/ui/patterns/BirthFields.copy';
import { birthTimeCopy } from '@ziping/ui/patterns/BirthTimeField.copy';
import { phoneFieldCopy } from '@ziping/ui/patterns/PhoneField.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { registerCopy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../data/app-store.ts';
import { StoreProvider } from '../data/StoreProvider.tsx';
import { granted } from '../testing/page.tsx';
import { stubRequest } from '../testing/stubs.ts';
import { App } from './App.tsx';
import { holdClicks } from './hold-clicks.ts';
import { prerenderPage } from './prerender.tsx';
import { routeFor, routes } from './routes.ts';

const fetchMock = vi.fn((_request: Request) => Promise.resolve(Response.json(granted({}))));
const root = () => document.getElementById('root') as HTMLElement;
let leave = () => {};
/** For work that React schedules: a busy machine may come to it late. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  stubRequest();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('scrollTo', () => undefined);
  fetchMock.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Shows the document of a page as it is before the app's script has arrived. */
async function showDocument(path: string): Promise<void> {
  history.replaceState(null, '', path);
  const { html, year } = await prerenderPage(routeFor(path), path);
  document.body.innerHTML = `<div id="root" data-prerendered="${path}" data-year="${year}">${html}</div>`;
  holdClicks();
}

/** Begins to hydrate the document as main.tsx does. */
function beginHydration(): { errors: unknown[] } {
  const errors: unknown[] = [];
  startTransition(() => {
    const app = hydrateRoot(
      root(),
      <CacheProvider value={createStyleCache()}>
        <StoreProvider store={createAppStore()}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </StoreProvider>
      </CacheProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    leave = () => act(() => app.unmount());
  });
  return { errors };
}

async function hydrate(): Promise<unknown[]> {
  const { errors } = await act(() => Promise.resolve(beginHydration()));
  return errors;
}

/** The field of the first label that begins with a text. Queries by role take seconds for a page with so many options. */
function field(text: string): HTMLInputElement | HTMLSelectElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith(text),
  );
  return label?.control as HTMLInputElement;
}
const toggle = (text: string) => field(text) as HTMLInputElement;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const held = (control: Control) =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
    ? control.checked
    : control.value;

/** Enters something else than what a control holds. In the lunar calendar the hour would be another one. */
function enter(control: Control): void {
  if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
  else if (control.type === 'radio') (control as HTMLInputElement).checked = control.value !== 'lunar';
  else if (control.type === 'checkbox') control.click();
  else control.value = '13800138000';
}

describe.each(routes.filter(({ prerender }) => prerender === 'page'))('the document of $path', ({ path }) => {
  it('hydrates in a later year', async () => {
    await showDocument(path);
    vi.setSystemTime(new Date(2031, 4, 6));
    expect(await hydrate()).toEqual([]);
    expect(document.querySelector('footer')?.textContent).toContain('2026–2031');
  });
});

it('offers the years since the birth form was prerendered', async () => {
  await showDocument('/fortune');
  vi.setSystemTime(new Date(2031, 4, 6));
  await hydrate();
  await eventually(() => expect(screen.queryByText('2031年')).not.toBeNull());
});

describe.each(routes.filter(({ prerender }) => prerender === 'page'))(
  'in the document of $path',
  ({ path }) => {
    it('everything that was entered stays, and the app knows of it', async () => {
      await showDocument(path);
      const controls = [...document.querySelectorAll<Control>('#root :is(input, select, textarea)')];
      controls.forEach(enter);
      const entered = controls.map(held);
      // Hydration renders every field twice: the second time with what the app knows.
      expect(await hydrate()).toEqual([]);
      expect(controls.every((control) => control.isConnected)).toBe(true);
      expect(controls.map(held)).toEqual(entered);
    });
  },
);

describe('before the script arrives', () => {
  it('keeps what was typed and chosen in the birth form', async () => {
    await showDocument('/fortune');
    field(fortuneCopy.name).value = '阿依古丽';
    toggle('女').checked = true;
    field(birthDateCopy.parts.month).value = '6';
    toggle(birthFieldsCopy.trueSolar).checked = true;
    await hydrate();
    // The next change renders the whole form.
    fireEvent.change(field(birthDateCopy.parts.day), { target: { value: '15' } });
    expect(field(fortuneCopy.name).value).toBe('阿依古丽');
    expect(toggle('女').checked).toBe(true);
    expect(field(birthDateCopy.parts.month).value).toBe('6');
    expect(toggle(birthFieldsCopy.trueSolar).checked).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('fortuneFormDraft') ?? '')).toMatchObject({
      name: '阿依古丽',
      gender: 'female',
      birthDate: '0000-06-15',
      useTrueSolarTime: true,
    });
  });

  it.each([1, 2, 3, 4, 5])('keeps the birth when its first %i parts were chosen', async (early) => {
    const parts = [
      [birthDateCopy.parts.year, '1990'],
      [birthDateCopy.parts.month, '6'],
      [birthDateCopy.parts.day, '15'],
      [birthTimeCopy.hour, '9'],
      [birthTimeCopy.minute, '20'],
    ] as const;
    await showDocument('/fortune');
    for (const [label, value] of parts.slice(0, early)) field(label).value = value;
    await hydrate();
    for (const [label, value] of parts.slice(early)) fireEvent.change(field(label), { target: { value } });
    expect(parts.map(([label]) => field(label).value)).toEqual(parts.map(([, value]) => value));
  });

  it('keeps what was typed beside what the draft has', async () => {
    await showDocument('/fortune');
    field(birthDateCopy.parts.year).value = '1990';
    await hydrate();
    leave();
    await showDocument('/fortune');
    field(fortuneCopy.name).value = '阿依古丽';
    await hydrate();
    expect(field(fortuneCopy.name).value).toBe('阿依古丽');
    expect(field(birthDateCopy.parts.year).value).toBe('1990');
  });

  it('answers each button with what the one before has changed', async () => {
    await showDocument('/fortune');
    fireEvent.click(screen.getByText(birthTimeCopy.modes.traditional));
    fireEvent.click(screen.getByText(fortuneCopy.submit));
    for (const [label, value] of [
      [fortuneCopy.name, '阿依古丽'],
      [birthDateCopy.parts.year, '1990'],
      [birthDateCopy.parts.month, '6'],
      [birthDateCopy.parts.day, '15'],
      [birthTimeCopy.hour, '10'],
    ] as const)
      field(label).value = value;
    await hydrate();
    await eventually(() => expect(location.pathname).toBe('/login'));
    expect(JSON.parse(sessionStorage.getItem('fortuneFormDraft') ?? '')).toMatchObject({
      name: '阿依古丽',
      birthDate: '1990-06-15',
      hourMode: 'traditional',
    });
  });

  it('leaves a page where it was scrolled to, so that what is being pressed does not move', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    await showDocument('/fortune');
    await hydrate();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('changes nothing in a form that was not touched', async () => {
    await showDocument('/fortune');
    await hydrate();
    expect(sessionStorage.getItem('fortuneFormDraft')).toBeNull();
  });

  it('keeps a form to register, with its consent', async () => {
    await showDocument('/register');
    field(phoneFieldCopy.label).value = '13800138000';
    toggle(registerCopy.terms).checked = true;
    await hydrate();
    fireEvent.change(field(registerCopy.password), { target: { value: 'a' } });
    expect(field(phoneFieldCopy.label).value).toBe('13800138000');
    expect(toggle(registerCopy.terms).checked).toBe(true);
  });

  it('logs in with a button that was pressed, without leaving the page', async () => {
    await showDocument('/login');
    field(phoneFieldCopy.label).value = '13800138000';
    field(loginCopy.password).value = 'mima1234';
    const submit = screen.getByText(loginCopy.submit, { selector: 'button *, button' });
    const leaves = vi.fn((event: Event) => event.preventDefault());
    addEventListener('submit', leaves);
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(leaves).not.toHaveBeenCalled();
    removeEventListener('submit', leaves);
    await hydrate();
    await eventually(() => expect(fetchMock).toHaveBeenCalledOnce());
    const [request] = fetchMock.mock.calls[0] ?? [];
    expect(request?.url).toMatch(/\/api\/auth\/login$/);
    expect(await request?.json()).toMatchObject({ phone: '13800138000', password: 'mima1234' });
  });

  it('repeats a press on a button of the birth form', async () => {
    await showDocument('/fortune');
    fireEvent.click(screen.getByText(fortuneCopy.submit));
    await hydrate();
    await eventually(() => expect(screen.queryByText(fortuneCopy.messages.name)).not.toBeNull());
  });
});

describe('between two slices of the hydration', () => {
  it('answers a press', async () => {
    await showDocument('/fortune');
    beginHydration();
    fireEvent.click(screen.getByText(fortuneCopy.submit));
    await eventually(() => expect(screen.queryByText(fortuneCopy.messages.name)).not.toBeNull());
  });

  it('keeps a switch that is the first thing pressed', async () => {
    await showDocument('/fortune');
    beginHydration();
    toggle(birthFieldsCopy.hourUnknown).click();
    await eventually(() =>
      expect(JSON.parse(sessionStorage.getItem('fortuneFormDraft') ?? '{}')).toMatchObject({
        hourUnknown: true,
      }),
    );
    expect(toggle(birthFieldsCopy.hourUnknown).checked).toBe(true);
  });

  it('keeps what is typed and chosen', async () => {
    await showDocument('/fortune');
    beginHydration();
    field(fortuneCopy.name).value = '阿依古丽';
    field(fortuneCopy.name).dispatchEvent(new Event('input', { bubbles: true }));
    field(birthDateCopy.parts.year).value = '1990';
    field(birthDateCopy.parts.year).dispatchEvent(new Event('change', { bubbles: true }));
    toggle(birthFieldsCopy.trueSolar).click();
    await eventually(() =>
      expect(JSON.parse(sessionStorage.getItem('fortuneFormDraft') ?? '{}')).toMatchObject({
        name: '阿依古丽',
        birthDate: '1990-00-00',
        useTrueSolarTime: true,
      }),
    );
    expect(field(fortuneCopy.name).value).toBe('阿依古丽');
    expect(field(birthDateCopy.parts.year).value).toBe('1990');
    expect(toggle(birthFieldsCopy.trueSolar).checked).toBe(true);
  });
});
