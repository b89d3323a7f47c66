import { createHash } from 'node:crypto';

import type { Clock } from '../ports/clock.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { MessagingLogin } from '../ports/messaging-login.ts';

/** Path of the consent page (routes/local-wechat.ts). */
export const LOCAL_WECHAT_PATH = '/local-wechat/authorize';
export const LOCAL_WECHAT_APPID = 'wx-local';

const CODE_SECONDS = 5 * 60;
const MAX_CODES = 1000;

/** Stand-in for WeChat. */
export interface LocalWechat extends MessagingLogin {
  /** A login code for this nickname. The same nickname is the same user each time. */
  issue(nickname: string): string;
}

/** Codes are kept in memory, for one process on one machine. */
export function createLocalWechat(clock: Clock, entropy: Entropy): LocalWechat {
  const codes = new Map<string, { nickname: string; expires: number }>();
  return {
    authorizeUrl: `${LOCAL_WECHAT_PATH}?appid=${LOCAL_WECHAT_APPID}`,

    issue(nickname) {
      const code = Buffer.from(entropy.bytes(24)).toString('base64url');
      codes.set(code, { nickname, expires: clock.now().getTime() + CODE_SECONDS * 1000 });
      for (const oldest of codes.keys()) {
        if (codes.size <= MAX_CODES) break;
        codes.delete(oldest);
      }
      return code;
    },

    async exchange(code) {
      const found = codes.get(code);
      codes.delete(code);
      if (!found || found.expires <= clock.now().getTime()) return null;
      const openid = `local-${createHash('sha256').update(found.nickname).digest('base64url').slice(0, 24)}`;
      return { openid, nickname: found.nickname };
    },
  };
}
