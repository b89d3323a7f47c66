import type { Schema } from '@ziping/api-client/types';

import { isMessagingBrowser } from '../../shared/messaging.ts';

/** How a browser can pay: inside the messaging app, on a phone, or on a desktop. */
export function clientTypeOf(userAgent: string, channel: Schema<'PaymentChannel'>): Schema<'ClientType'> {
  if (isMessagingBrowser(userAgent) && channel === 'wechat') return 'jsapi';
  return /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent) ? 'mobile' : 'pc';
}
