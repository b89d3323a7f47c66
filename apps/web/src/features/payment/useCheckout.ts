import type { payOrder } from '@ziping/api-client/endpoints/orders';
import { codeOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import type { CheckoutProps, CheckoutState, PaymentChannel } from '@ziping/ui/patterns/Checkout';
import { checkoutCopy } from '@ziping/ui/patterns/Checkout.copy';
import { paymentDialogCopy as copy } from '@ziping/ui/screens/payment/PaymentDialog.copy';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { CouponProduct } from '../../data/coupons.ts';
import type { BodyOf } from '../../data/mutation.ts';
import { useCheckPayment, useCreateJsapiParams, type Purchase } from '../../data/payments.ts';
import { memberIdAtom } from '../../session/session.ts';
import { isWechatBrowser } from '../../shared/wechat.ts';
import { local } from '../../shared/storage.ts';
import { useAtomValue } from '../../shared/store.ts';
import { clientTypeOf } from './client-type.ts';
import { payInWechat } from './jsapi.ts';
import { openPage, providerUrl, readPaymentForm, submitPaymentForm } from './provider-page.ts';
import { forgetUnfinished, keepUnfinished, readUnfinished, type Unfinished } from './unfinished.ts';
import { useCoupon } from './useCoupon.ts';

/** How often the status of a payment is asked for, in milliseconds. */
const POLL_INTERVAL = 5000;

/**
 * How long WeChat's address for the browser of a phone is opened again, in milliseconds. WeChat accepts it for five
 * minutes.
 */
const H5_LIFETIME = 240_000;

type Launch = Schema<'PaymentLaunch'>;

/** What an order is created with. */
type Means = Omit<BodyOf<typeof payOrder>, 'id'>;

type Step =
  | Exclude<CheckoutState, { kind: 'waiting' }>
  | {
      kind: 'waiting';
      launch: Launch;
      /** When it was started, in epoch milliseconds. */
      started_at: number;
      app: boolean;
      checking: boolean;
      trouble?: string | undefined;
    };

export interface CheckoutOptions {
  /** Name of the payment in this tab. */
  name: string;
  purchase: Purchase;
  product: CheckoutProps['product'];
  couponProduct: CouponProduct | null;
  report?: Unfinished['report'];
  /** Why nothing can be bought; undefined where it can. */
  invalid?: string | undefined;
  /** Creates the order and starts its payment. */
  start: (means: Means) => Promise<Schema<'OrderResponse'>>;
  /** The text of an order that was not created. */
  textOf: (error: unknown) => string;
  /** Shown in place of how the payment ended. */
  notFinished?: string;
  /** It is paid, or there was nothing to pay. */
  onPaid: () => unknown;
  /**
   * The service refuses a payment that conflicts with what it has: it is paid already, perhaps in another tab, or it is
   * over. Finds out which; where the page stays, it says what the service said.
   */
  onConflict: () => unknown;
  /** It can no longer be paid. */
  onOver?: () => void;
}

/** The provider's page of a launch; null for none, and for one that a payment must not lead to. */
const pageOf = ({ payment_url }: Launch) => (payment_url ? providerUrl(payment_url, location.origin) : null);

/** The provider's form of a launch; null for none, and for one that leads elsewhere. */
const formOf = ({ form_html }: Launch) => (form_html ? readPaymentForm(form_html, location.origin) : null);

/** What a QR code for this launch says; null where there is none to draw, or a form takes its place. */
function qrTextOf(launch: Launch): string | null {
  const { code_url, payment_url } = launch;
  if (formOf(launch)) return null;
  // WeChat's own address opens in its scanner alone.
  const text = payment_url?.startsWith('weixin://') ? payment_url : pageOf(launch)?.href;
  return code_url || text || null;
}

const isPhone = () => clientTypeOf(navigator.userAgent, 'alipay') === 'mobile';

/** Opens the provider's page. @returns false where the launch has none that may be opened */
function openProviderPage(launch: Launch): boolean {
  const target = isPhone() ? '_self' : '_blank';
  const form = formOf(launch);
  if (form) {
    submitPaymentForm(form, target);
    return true;
  }
  const url = pageOf(launch);
  if (url) openPage(url, target);
  return url !== null;
}

/** A payment from the choice of a channel until it is paid, over, or left. */
export function useCheckout({
  name,
  purchase,
  product,
  couponProduct,
  report,
  invalid,
  start,
  textOf,
  notFinished,
  onPaid,
  onConflict,
  onOver,
}: CheckoutOptions): Omit<CheckoutProps, 'onCancel'> & { stop: () => void } {
  const member = useAtomValue(memberIdAtom);
  const [kept] = useState(() => readUnfinished(name, member));
  const [channel, setChannel] = useState<PaymentChannel>(kept?.channel ?? 'wechat');
  const [step, setStep] = useState<Step>(
    kept
      ? {
          kind: 'waiting',
          launch: kept.launch,
          started_at: kept.started_at,
          app: false,
          checking: false,
        }
      : { kind: 'choosing' },
  );
  const [modules, setModules] = useState<boolean[][] | null>(null);
  const { coupon, loading, used, choose, hold, type, drop } = useCoupon(
    couponProduct,
    product.price ?? 0,
    kept,
  );
  const { mutateAsync: check } = useCheckPayment();
  const { mutateAsync: createParams } = useCreateJsapiParams();
  const running = useRef(false);
  const waiting = step.kind === 'waiting';
  const launch = waiting ? step.launch : null;
  const qrText = launch && !isPhone() ? qrTextOf(launch) : null;

  useEffect(() => {
    if (qrText === null) return;
    let current = true;
    // Phones do without this code.
    void import('./qr.ts')
      .then(({ qrModules }) => current && setModules(qrModules(qrText)))
      .catch(() => undefined);
    return () => {
      current = false;
      setModules(null);
    };
  }, [qrText]);

  async function finish() {
    forgetUnfinished(name);
    await onPaid();
  }

  function setAnswered(trouble: string | undefined) {
    setStep((before) => (before.kind === 'waiting' ? { ...before, checking: false, trouble } : before));
  }

  async function ask(byHand: boolean) {
    if (running.current) return;
    running.current = true;
    if (byHand) setStep((before) => (before.kind === 'waiting' ? { ...before, checking: true } : before));
    try {
      const { status } = await check(purchase);
      if (status === 'paid') {
        await finish();
      } else if (status === 'failed' || status === 'expired' || status === 'cancelled') {
        forgetUnfinished(name);
        setStep(notFinished ? { kind: 'choosing', error: notFinished } : { kind: 'ended', status });
        onOver?.();
      } else {
        // The payment of a whole record is open while it is pending only, any other order until one of the above.
        const isOpen = purchase.kind !== 'record' || status === 'pending';
        setAnswered(isOpen ? undefined : notFinished);
      }
    } catch {
      setAnswered(checkoutCopy.trouble);
    } finally {
      running.current = false;
    }
  }

  const onDue = useEffectEvent(() => void ask(false));
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => onDue(), POLL_INTERVAL);
    // Back from the provider's app or page.
    const onReturn = () => {
      if (document.visibilityState === 'visible') onDue();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [waiting]);

  async function payInApp(order_no: string): Promise<string | null> {
    let params;
    try {
      params = await createParams(order_no);
    } catch (error) {
      return codeOf(error) === null ? copy.messages.jsapiFailed : copy.messages.jsapiRefused;
    }
    const outcome = await payInWechat(params);
    if (outcome === 'ok') return null;
    return outcome === 'cancelled' ? copy.messages.cancelled : copy.messages.paymentFailed;
  }

  async function pay() {
    if (running.current) return;
    if (invalid !== undefined) {
      setStep({ kind: 'choosing', error: invalid });
      return;
    }
    running.current = true;
    setStep({ kind: 'creating' });
    try {
      const client_type = clientTypeOf(navigator.userAgent, channel);
      // Empty where an earlier version stored a login without one.
      const openid = (client_type === 'jsapi' && local.read('wechat_openid')) || null;
      const order = await start({
        payment_channel: channel,
        client_type,
        ...(openid !== null && { openid }),
        ...(used && { coupon_code: used.code }),
      });
      if (!order.payment_required || order.payment === null) {
        await finish();
        // Still here where the page could not find out.
        setStep({ kind: 'choosing' });
        return;
      }
      const { payment } = order;
      const app = client_type === 'jsapi';
      const started_at = Date.now();
      keepUnfinished(name, {
        member: member ?? '',
        channel,
        order_id: order.order_id,
        launch: payment,
        started_at,
        ...(report && { report }),
        ...(used && { coupon: used }),
      });
      hold();
      setStep({ kind: 'waiting', launch: payment, started_at, app, checking: false });
      if (app) {
        // The status is asked for while the app's window is open.
        running.current = false;
        const problem = await payInApp(payment.order_no);
        if (problem !== null) {
          forgetUnfinished(name);
          setStep({ kind: 'choosing', error: problem });
        } else {
          await ask(false);
        }
        return;
      }
      const scanned = client_type === 'pc' && qrTextOf(payment) !== null;
      if (!scanned && !openProviderPage(payment)) {
        forgetUnfinished(name);
        setStep({ kind: 'choosing', error: copy.messages.paymentFailed });
      }
    } catch (error) {
      const code = codeOf(error);
      if (code === 409) {
        forgetUnfinished(name);
        await onConflict();
      }
      if (code !== null && code >= 1501 && code <= 1504) drop();
      setStep({ kind: 'choosing', error: textOf(error) });
    } finally {
      running.current = false;
    }
  }

  function reopen() {
    if (step.kind !== 'waiting') return;
    const isH5 = channel === 'wechat' && isPhone() && pageOf(step.launch) !== null;
    if (isH5 && Date.now() - step.started_at > H5_LIFETIME) void pay();
    else openProviderPage(step.launch);
  }

  function stop() {
    forgetUnfinished(name);
    setStep({ kind: 'choosing' });
  }

  const state: CheckoutState =
    step.kind === 'waiting'
      ? {
          kind: 'waiting',
          order_no: step.launch.order_no,
          means: step.app
            ? { kind: 'app' }
            : modules
              ? { kind: 'qr', modules, page: pageOf(step.launch) !== null }
              : { kind: 'page' },
          checking: step.checking,
          trouble: step.trouble,
        }
      : step.kind === 'choosing' && loading
        ? { kind: 'loading' }
        : step;
  return {
    state,
    product,
    channel,
    coupon,
    insideWechat: isWechatBrowser(navigator.userAgent),
    onChannel: ({ channel: next }) => setChannel(next),
    onCoupon: ({ code }) => void choose(code),
    onCouponTyped: ({ code }) => type(code),
    onPay: () => void pay(),
    onReopen: reopen,
    onCheck: () => void ask(true),
    stop,
  };
}
