import type { Schema } from '@ziping/api-client/types';

interface Bridge {
  invoke(
    name: 'getBrandWCPayRequest',
    params: Schema<'JsapiParams'>,
    done: (answer: { err_msg?: string }) => void,
  ): void;
}

declare global {
  interface Window {
    /** WeChat's own, in its browser. */
    WeixinJSBridge?: Bridge;
  }
}

/** How long WeChat may take to offer its bridge, in milliseconds. */
const BRIDGE_TIMEOUT = 5000;

function bridge(): Promise<Bridge | null> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), BRIDGE_TIMEOUT);
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        clearTimeout(timer);
        resolve(window.WeixinJSBridge ?? null);
      },
      { once: true },
    );
  });
}

/** Pays in WeChat's own window. The outcome is the app's; whether the money came is the service's to say. */
export async function payInWechat(params: Schema<'JsapiParams'>): Promise<'ok' | 'cancelled' | 'failed'> {
  const app = await bridge();
  if (!app) return 'failed';
  return new Promise((resolve) =>
    app.invoke('getBrandWCPayRequest', params, ({ err_msg = '' }) =>
      resolve(err_msg.endsWith(':ok') ? 'ok' : err_msg.endsWith(':cancel') ? 'cancelled' : 'failed'),
    ),
  );
}
