import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { MessagingLoginError } from '../ports/messaging-login.ts';
import { createWechat } from './wechat-http.ts';

const TOKEN = { access_token: 'at', expires_in: 7200, openid: 'o1', scope: 'snsapi_userinfo' };

let answers: Record<string, unknown>;
let asked: URL[];
let peer: ReturnType<typeof createServer>;

const wechat = (timeout = 2000) =>
  createWechat({
    appid: 'wx1',
    secret: 'hush',
    authorizeUrl: 'https://open.example/authorize',
    apiUrl: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/`,
    timeout,
  });

beforeEach(async () => {
  asked = [];
  answers = { '/sns/oauth2/access_token': TOKEN, '/sns/userinfo': { openid: 'o1', nickname: '清和' } };
  peer = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://peer');
    asked.push(url);
    const answer = answers[url.pathname];
    if (answer === undefined) return;
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'text/plain' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  peer.closeAllConnections();
  peer.close();
});

describe('WeChat login', () => {
  it('exchanges the code for a token and the token for the nickname', async () => {
    expect(await wechat().exchange('c&1')).toEqual({ openid: 'o1', nickname: '清和' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/sns/oauth2/access_token', '/sns/userinfo']);
    const [first = {}, second = {}] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(first).toEqual({ appid: 'wx1', secret: 'hush', code: 'c&1', grant_type: 'authorization_code' });
    expect(second).toEqual({ access_token: 'at', openid: 'o1', lang: 'zh_CN' });
  });

  it('puts the app id into the URL of the consent page', () => {
    expect(wechat().authorizeUrl).toBe('https://open.example/authorize?appid=wx1');
  });

  it.each([40029, 42003, 40163])('returns null for error code %i, a rejected code', async (errcode) => {
    answers['/sns/oauth2/access_token'] = { errcode, errmsg: 'invalid code' };
    expect(await wechat().exchange('c')).toBeNull();
  });

  it('logs in without a nickname when the profile cannot be read', async () => {
    answers['/sns/userinfo'] = { errcode: 48001, errmsg: 'api unauthorized' };
    expect(await wechat().exchange('c')).toEqual({ openid: 'o1', nickname: '' });
    answers['/sns/userinfo'] = 500;
    expect(await wechat().exchange('c')).toEqual({ openid: 'o1', nickname: '' });
  });

  it('throws an error without the secret on an error answer, invalid JSON, a timeout or a closed connection', async () => {
    for (const answer of [{ errcode: 40125, errmsg: 'invalid appsecret' }, {}, '<html>', 'null', 502]) {
      answers['/sns/oauth2/access_token'] = answer;
      await expect(wechat().exchange('c'), JSON.stringify(answer)).rejects.toThrow(MessagingLoginError);
    }
    delete answers['/sns/oauth2/access_token'];
    const silence = wechat(100).exchange('c');
    await expect(silence).rejects.toThrow(MessagingLoginError);
    await expect(silence).rejects.not.toThrow(/hush/);
    const gone = wechat();
    peer.closeAllConnections();
    await new Promise((resolve) => peer.close(resolve));
    await expect(gone.exchange('c')).rejects.toThrow(MessagingLoginError);
  });
});
