/** Hosts whose pages a payment may lead to, besides this origin: the cashiers of the two providers. */
const HOSTS = [
  'wx.tenpay.com',
  'openapi.alipay.com',
  'mapi.alipay.com',
  'openapi-sandbox.dl.alipaydev.com',
] as const;

/** `URL.canParse` and `URL.parse` are missing in the older web views of phones. */
function parseUrl(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

/**
 * The address of a provider's page.
 *
 * @param origin origin of this app, against which the page of a local cashier is resolved
 * @returns null for an address that a payment must not lead to
 */
export function providerUrl(address: string, origin: string): URL | null {
  const url = parseUrl(address, origin);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) return url;
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => host === url.hostname)
    ? url
    : null;
}

/** A payment form: its address and its fields, and nothing else of the markup. */
export interface PaymentForm {
  action: string;
  method: 'get' | 'post';
  fields: [name: string, value: string][];
}

/**
 * Reads a provider's form. The markup is parsed into a document of its own, where no script of it runs and nothing of
 * it is loaded, and is never inserted into the page.
 *
 * @returns null where there is no form, or one that leads elsewhere than to a provider
 */
export function readPaymentForm(html: string, origin: string): PaymentForm | null {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const url = providerUrl(form?.getAttribute('action') ?? '', origin);
  if (!form || !form.hasAttribute('action') || !url) return null;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter(({ type }) => type !== 'submit' && type !== 'button' && type !== 'image')
    .map(({ name, value }): [string, string] => [name, value]);
  const method = form.getAttribute('method')?.toLowerCase() === 'get' ? 'get' : 'post';
  return { action: url.href, method, fields };
}

/** Where a provider's page opens: in place of this one, or beside it. */
export type Target = '_self' | '_blank';

/** Opens a page by a link, which a test can see. */
export function openPage(url: URL, target: Target): void {
  const link = document.createElement('a');
  link.href = url.href;
  link.target = target;
  link.rel = 'noopener';
  // The cashier of WeChat refuses a visit without a Referer, which the policy of the app's pages leaves out.
  link.referrerPolicy = 'origin';
  link.click();
}

/** Submits a form built from the fields that were read. */
export function submitPaymentForm({ action, method, fields }: PaymentForm, target: Target): void {
  const form = document.createElement('form');
  form.action = action;
  form.method = method;
  form.target = target;
  form.rel = 'noopener';
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
