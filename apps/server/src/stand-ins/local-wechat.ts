import type { Context, Hono } from 'hono';

import { LOCAL_WECHAT_APPID, LOCAL_WECHAT_PATH, type LocalWechat } from '../adapters/wechat-local.ts';
import { standInHeaders } from './stand-in-page.ts';
import { consentPage } from './stand-in-pages.ts';

const NAME_LENGTH = 20;
const STATE_LENGTH = 128;

/** The parameters of the consent page; null when they are invalid. */
function readRequest(context: Context): { target: URL; state: string } | null {
  const query = (name: string) => context.req.query(name) ?? '';
  const target = URL.canParse(query('redirect_uri')) ? new URL(query('redirect_uri')) : null;
  // A code sent to another origin would log someone else in.
  const sameOrigin = target?.host === context.req.header('host') && /^https?:$/.test(target?.protocol ?? '');
  const isValid =
    query('appid') === LOCAL_WECHAT_APPID &&
    query('response_type') === 'code' &&
    /^snsapi_(userinfo|base)$/.test(query('scope')) &&
    query('state').length <= STATE_LENGTH;
  return target && sameOrigin && !target.username && isValid ? { target, state: query('state') } : null;
}

function redirectUrl({ target, state }: { target: URL; state: string }, code: string | null): string {
  const url = new URL(target);
  if (code !== null) url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  return url.href;
}

/** The consent page of the stand-in for WeChat. */
export function mountLocalWechat(app: Hono, wechat: LocalWechat): void {
  app.use(LOCAL_WECHAT_PATH, standInHeaders);

  app.get(LOCAL_WECHAT_PATH, (context) => {
    const request = readRequest(context);
    return request
      ? context.html(consentPage(redirectUrl(request, null)))
      : context.html(consentPage(null), 400);
  });

  app.post(LOCAL_WECHAT_PATH, async (context) => {
    const request = readRequest(context);
    const { nickname } = await context.req.parseBody().catch(() => ({ nickname: undefined }));
    const name = typeof nickname === 'string' ? [...nickname.trim()].slice(0, NAME_LENGTH).join('') : '';
    if (!request || !name) return context.html(consentPage(null), 400);
    return context.redirect(redirectUrl(request, wechat.issue(name)), 303);
  });
}
