import type { Schema } from '@ziping/api-client/types';

import { isWechatBrowser } from '../../shared/wechat.ts';

/** How a browser can pay: inside WeChat, on a phone, or on a desktop. */
export function clientTypeOf(userAgent: string, channel: Schema<'PaymentChannel'>): Schema<'ClientType'> {
  if (isWechatBrowser(userAgent) && channel === 'wechat') return 'jsapi';
  return /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent) ? 'mobile' : 'pc';
}
