import { type MessagingLogin, MessagingLoginError } from '../ports/messaging-login.ts';

export interface WechatOptions {
  appid: string;
  secret: string;
  /** Where people are asked for consent. */
  authorizeUrl: string;
  /** Where codes are exchanged, without the path. */
  apiUrl: string;
  /** Milliseconds to wait for one answer. */
  timeout?: number;
}

/** The provider's numbers for a code that is unknown, over or spent. */
const BAD_CODE = new Set([40029, 42003, 40163]);

type Answer = Record<string, unknown>;

/** WeChat's web authorisation: the code for a token, the token for the person's name. */
export function createWechat(options: WechatOptions): MessagingLogin {
  const { appid, secret, apiUrl, timeout = 8000 } = options;

  async function ask(path: string, query: Record<string, string>): Promise<Answer> {
    const url = `${apiUrl.replace(/\/+$/, '')}${path}?${new URLSearchParams(query).toString()}`;
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
      // Their JSON comes as text/plain.
      const answer: unknown = JSON.parse(await response.text());
      if (response.ok && typeof answer === 'object' && answer !== null) return answer as Answer;
    } catch {
      // Told below, without the cause: its text would carry the address, and that the secret.
    }
    throw new MessagingLoginError(`the messaging provider gave no answer to ${path}`);
  }

  return {
    authorizeUrl: `${options.authorizeUrl}?${new URLSearchParams({ appid }).toString()}`,

    async exchange(code) {
      const token = await ask('/sns/oauth2/access_token', {
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
      // A name is not worth a failed sign-in.
      const person = await ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }).catch(
        (): Answer => ({}),
      );
      return { openid, nickname: typeof person['nickname'] === 'string' ? person['nickname'] : '' };
    },
  };
}
