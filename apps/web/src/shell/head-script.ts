// Runs in the <head> of every page, before the first paint and before any module: the build bundles it into the
// document. It applies the stored appearance, hides what is for guests from members, holds clicks that come too early, and
// sends the page's first request.
import { applyAppearance, textSizes, themes } from '../shared/appearance.ts';
import { local } from '../shared/storage.ts';
import { holdClicks } from './hold-clicks.ts';

const stored = Object(local.readJson('settings')) as { theme?: unknown; text_size?: unknown };
applyAppearance({
  theme: themes.find((theme) => theme === stored.theme) ?? 'system',
  text_size: textSizes.find((size) => size === stored.text_size) ?? 'standard',
});

holdClicks();

const token = local.read('token');
if (token) {
  document.documentElement.dataset.member = '';
  // `route` is the page's path in the route table, `request` its earlyRequest; both may name parameters.
  const { route = '', request } = document.currentScript?.dataset ?? {};
  const parts = location.pathname.split('/');
  const query = new URLSearchParams(location.search);
  const named = (name: string) =>
    parts[route.split('/').indexOf(name)] ?? encodeURIComponent(query.get(name.slice(1)) ?? '');
  const url = request?.replace(/:\w+/g, named);
  // Without its last parameter the request would be another one.
  if (url && !url.endsWith('/')) {
    const abort = new AbortController();
    const answer = fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: abort.signal,
    });
    answer.catch(() => undefined);
    window.__early = { url: new URL(url, location.href).href, token, answer, abort };
  }
}
