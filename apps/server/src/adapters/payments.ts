import type { Database } from '../db/open.ts';
import type { Clock } from '../ports/clock.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { PaymentProviders } from '../ports/payments.ts';
import { type AlipayOptions, createAlipay } from './payments-alipay.ts';
import { createLocalCashier, type LocalCashier } from './payments-local.ts';
import { createWechatPay, type WechatPayOptions } from './payments-wechat.ts';

/** The providers of a deployment; null for the stand-in, 'off' for none. */
export type PaymentSetting = { wechat: WechatPayOptions | null; alipay: AlipayOptions | null } | 'off' | null;

interface Payments {
  payments: PaymentProviders;
  localCashier: LocalCashier | null;
}

/** The payment channels of a deployment: its providers, none, or the stand-in for both. */
export function createPayments(
  setting: PaymentSetting,
  { db, clock, entropy }: { db: Database; clock: Clock; entropy: Entropy },
): Payments {
  if (setting === 'off') return { payments: {}, localCashier: null };
  if (setting === null) {
    const localCashier = createLocalCashier(db, clock);
    return { payments: localCashier.providers, localCashier };
  }
  return {
    payments: {
      ...(setting.wechat && { wechat: createWechatPay(setting.wechat, { clock, entropy }) }),
      ...(setting.alipay && { alipay: createAlipay(setting.alipay, { clock }) }),
    },
    localCashier: null,
  };
}
