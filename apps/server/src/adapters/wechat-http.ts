import { type MessagingLogin, MessagingLoginError } from '../ports/messaging-login.ts';

export interface WechatOptions {
  appid: string;
  secret: string;
  /** The consent page. */
  authorizeUrl: string;
  /** Base URL of the API, without a path. */
  apiUrl: string;
  /** Milliseconds to wait for one answer. */
  timeout?: number;
}

/** The provider's error codes for an unknown, expired or used code. */
const BAD_CODE = new Set([40029, 42003, 40163]);

type Answer = Record<string, unknown>;

/** WeChat's OAuth: exchanges the code for a token and the token for the nickname. */
export function createWechat(options: WechatOptions): MessagingLogin {
  const { appid, secret, apiUrl, timeout = 8000 } = options;

  async function request(path: string, query: Record<string, string>): Promise<Answer> {
    const url = `${apiUrl.replace(/\/+$/, '')}${path}?${new URLSearchParams(query).toString()}`;
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
      // WeChat sends JSON as text/plain.
      const answer: unknown = JSON.parse(await response.text());
      if (response.ok && typeof answer === 'object' && answer !== null) return answer as Answer;
    } catch {
      // Thrown below without the cause, whose message contains the URL with the secret.
    }
    throw new MessagingLoginError(`the messaging provider gave no answer to ${path}`);
  }

  return {
    authorizeUrl: `${options.authorizeUrl}?${new URLSearchParams({ appid }).toString()}`,

    async exchange(code) {
      const token = await request('/sns/oauth2/access_token', {
        appid,
        secret,
        code,
        grant_type: 'authorization_code',
      });
      if (typeof token['errcode'] === 'number' && BAD_CODE.has(token['errcode'])) return null;
      const { access_token, openid } = token;
      if (typeof access_token !== 'string' || typeof openid !== 'string' || !openid) {
        throw new MessagingLoginError(`the messaging provider refused: ${String(token['errcode'])}`);
      }
      // Login works without a nickname.
      const person = await request('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }).catch(
        (): Answer => ({}),
      );
      return { openid, nickname: typeof person['nickname'] === 'string' ? person['nickname'] : '' };
    },
  };
}
