import type { Schema } from '@ziping/api-client/types';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { getResponse, type HttpHandler } from 'msw';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

import { apiAtom } from '../data/api.ts';
import { createAppStore } from '../data/app-store.ts';
import { StoreProvider } from '../data/StoreProvider.tsx';
import { restoreSessionAtom, startSessionAtom } from '../session/session.ts';
import { App } from '../shell/App.tsx';
import { loadRouteModule } from '../shell/route-modules.ts';
import { routeFor } from '../shell/routes.ts';
import type { Store } from '../shared/store.ts';
import { stubRequest } from './stubs.ts';

/** An answer of the service. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
  /** HTTP status, 200 unless given. */
  status?: number;
}

interface Sent {
  /** 'POST /api/auth/login' */
  call: string;
  /** With its question mark, or empty. */
  query: string;
  body: unknown;
  /** The Authorization header. */
  authorization: string | null;
}

type Answers = Record<string, Envelope | ((body: never, query: URLSearchParams) => Envelope) | 'no_answer'>;

/** The logged-in user of the tests. */
export const member: Schema<'User'> = {
  id: 'u_1001',
  nickname: '清和',
  name: '林清和',
  avatar: '/avatars/default.png',
  phone: '13800138000',
  email: null,
  created_at: '2025-05-06T02:30:00Z',
  gender: 'male',
  birth_time: '1990-06-15 10:30:00',
  birth_place: '',
};

export const tokens = { access_token: 'at_1', refresh_token: 'rt_1' };

/** A successful answer. */
export const granted = (data: unknown): Envelope => ({ code: 0, message: '成功', data });

/** An envelope with a non-zero code, in HTTP 200. */
export const refused = (code: number, message: string): Envelope => ({ code, message, data: null });

// As a timer, news of a query that come while the fake clock is moved would be due a millisecond later, and never come.
notifyManager.setScheduler((callback) => void setImmediate(callback));

let hour = Date.parse('2026-11-20T08:00:00Z');
let current = { path: '', state: null as unknown };
let navigate: NavigateFunction = () => undefined;
let queries: QueryClient | null = null;

/** Records the address and the router state of the page. */
function LocationProbe() {
  const { pathname, search, hash, state } = useLocation();
  // eslint-disable-next-line react-hooks/globals -- the tests use it outside of React
  navigate = useNavigate();
  // eslint-disable-next-line react-hooks/globals -- the tests read it outside of React
  current = { path: pathname + search + hash, state };
  return null;
}

/** Whether a query or a mutation of the page has not settled. One that waits to try again counts too. */
function isAsking(): boolean {
  return queries !== null && queries.isFetching() + queries.isMutating() > 0;
}

/** Calls of the page that the fake service holds back. */
let held = new Set<Request>();

/** Whether a query has its answer and not the code that reads it. Its first import can take long on a busy machine. */
function isReading(): boolean {
  if (!queries) return false;
  const asking = queries.isFetching({ predicate: ({ state }) => state.fetchFailureCount === 0 });
  return asking > held.size;
}

/** Milliseconds of the real clock in which code is loaded at the latest. */
const LOADING = 10_000;

/** Advances the fake clock and runs everything that becomes due, dynamic imports included. */
export async function pass(milliseconds = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const end = performance.now() + LOADING;
  // Five turns after the last answer, each drawn: what is drawn may import code and ask for more.
  for (let turn = 0, settled = 0; turn < 25 && settled < 5; turn += 1) {
    settled = isAsking() ? 0 : settled + 1;
    if (isReading() && performance.now() < end) turn -= 1;
    await act(async () => {
      await vi.dynamicImportSettled();
      // Reading a request body takes a turn of the real event loop.
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    });
  }
}

/**
 * Opens a page of the whole app with a store of its own, on a fake clock and a fake service.
 *
 * @param answers by call, such as 'POST /api/auth/login'; every other call gets no answer
 * @param user the member
 * @param trail addresses visited before this one
 * @param handlers answer the calls that `answers` does not name
 * @param element drawn in place of the app: a part that no page shows yet, or a part alone
 */
export async function open(
  path: string,
  answers: Answers = {},
  {
    as = 'guest',
    user = member,
    trail = [],
    element = <App />,
    handlers = [],
  }: {
    as?: 'guest' | 'member' | 'unbound';
    user?: Schema<'User'>;
    trail?: string[];
    element?: ReactNode;
    handlers?: readonly HttpHandler[];
  } = {},
) {
  cleanup();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // An hour later each time, so that no countdown of one test reaches into the next.
  vi.setSystemTime((hour += 3_600_000));
  localStorage.clear();
  sessionStorage.clear();
  const sent: Sent[] = [];
  const ownHeld = (held = new Set());
  const known: Answers = { 'GET /api/user/info': granted(user), ...answers };
  stubRequest();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search: query } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const copy = request.clone();
    const json = request.headers.get('Content-Type')?.includes('json');
    const body: unknown = json ? await request.json() : null;
    sent.push({ call, query, body, authorization: request.headers.get('Authorization') });
    ownHeld.add(request);
    const handled = known[call] ? undefined : await getResponse([...handlers], copy);
    ownHeld.delete(request);
    if (handled) return handled;
    const found = known[call] ?? 'no_answer';
    if (found === 'no_answer') throw new TypeError('Failed to fetch');
    const { status = 200, ...envelope } =
      typeof found === 'function' ? found(body as never, new URLSearchParams(query)) : found;
    return Response.json(envelope, { status });
  });
  const store = createAppStore();
  queries = store.get(apiAtom).queryClient;
  store.set(restoreSessionAtom, Date.now());
  if (as !== 'guest') {
    const wechat = { at: Date.now(), openid: 'o_1', needBindPhone: true };
    store.set(startSessionAtom, { tokens, user, ...(as === 'unbound' && { wechat }) });
  }
  window.scrollTo = () => undefined;

  // The login too: guards redirect to it.
  for (const page of [path.split(/[?#]/)[0] ?? path, '/login']) await loadRouteModule(routeFor(page));
  render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[...trail, path]}>
        {element}
        <LocationProbe />
      </MemoryRouter>
    </StoreProvider>,
  );
  await pass();
  return {
    store,
    /** The current address. */
    at: () => current.path,
    state: () => current.state,
    /** Goes to an address as a link does. */
    navigate: (to: string) => act(() => void navigate(to)),
    /** Calls made to the service, oldest first. */
    sent,
    bodiesOf: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body),
  };
}

/** Renders a hook with a store, without a page. */
export const renderInStore = <Result,>(store: Store, hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  });

/** Every text of the page from now on, one for each change. */
export function recordTexts(): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}

/** Types into the field of this label. */
export function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
}

/** Presses the button of this name. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The answer of a captcha request. */
export const captcha = granted({ image: 'iVBORw0KGgo=', captcha_id: 'cap_1' });

/** The answer to a sent SMS code. */
export const codeSent = granted({ resend_after: 60, expires_in: 300 });
