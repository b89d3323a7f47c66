// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { openPage, providerUrl, readPaymentForm, submitPaymentForm } from './provider-page.ts';

const ORIGIN = 'https://ziping.example';
const form = (action: string, inner = '') => `<form action="${action}" method="post">${inner}</form>`;

it.each([
  ['/local-cashier/ZP1', `${ORIGIN}/local-cashier/ZP1`],
  [`${ORIGIN}/pay`, `${ORIGIN}/pay`],
  [
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?a=1',
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?a=1',
  ],
  ['https://openapi.alipay.com/gateway.do?x=1', 'https://openapi.alipay.com/gateway.do?x=1'],
])('lets a payment lead to %s', (address, href) => {
  expect(providerUrl(address, ORIGIN)?.href).toBe(href);
});

it.each([
  'https://evil.example/pay',
  '//evil.example/pay',
  'http://openapi.alipay.com/gateway.do',
  'https://openapi.alipay.com:8443/gateway.do',
  'https://openapi.alipay.com.evil.example/',
  'https://user:word@openapi.alipay.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('lets no payment lead to %s', (address) => {
  expect(providerUrl(address, ORIGIN)).toBeNull();
});

it('lets a payment lead to its page where the browser has no URL.canParse', () => {
  vi.stubGlobal('URL', class extends URL {});
  onTestFinished(() => void vi.unstubAllGlobals());
  Object.defineProperty(globalThis.URL, 'canParse', { value: undefined });
  expect(providerUrl('/local-cashier/ZP1', ORIGIN)?.href).toBe(`${ORIGIN}/local-cashier/ZP1`);
  expect(providerUrl('https://', ORIGIN)).toBeNull();
});

it('reads address, method and fields of a form, and nothing else', () => {
  const html = form(
    'https://openapi.alipay.com/gateway.do?charset=utf-8',
    '<input name="biz_content" value="{&quot;a&quot;:1}"><input type="submit" name="go" value="1" style="display:none"><script>document.forms[0].submit()</script>',
  );
  expect(readPaymentForm(html, ORIGIN)).toEqual({
    action: 'https://openapi.alipay.com/gateway.do?charset=utf-8',
    method: 'post',
    fields: [['biz_content', '{"a":1}']],
  });
});

it.each([
  ['no form', '<p>502 Bad Gateway</p>'],
  ['an empty answer', ''],
  ['no address', '<form><input name="a"></form>'],
  ['another address', form('https://evil.example/')],
  ['a script as address', form('javascript:alert(1)')],
])('reads nothing from markup with %s', (_, html) => {
  expect(readPaymentForm(html, ORIGIN)).toBeNull();
});

it('neither runs nor inserts the markup of a form', () => {
  const seen = vi.fn();
  Object.assign(window, { seen });
  const before = document.documentElement.outerHTML;
  readPaymentForm('<img src=x onerror="seen()"><script>seen()</script>' + form('/pay'), location.origin);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(seen).not.toHaveBeenCalled();
});

beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('submits a form of its own with the fields, and removes it', () => {
  submitPaymentForm(
    { action: 'https://openapi.alipay.com/gateway.do', method: 'post', fields: [['a', '1']] },
    '_self',
  );
  const sent = vi.mocked(HTMLFormElement.prototype.submit).mock.contexts[0] as HTMLFormElement;
  expect(sent.action).toBe('https://openapi.alipay.com/gateway.do');
  expect(sent.target).toBe('_self');
  expect([...new FormData(sent)]).toEqual([['a', '1']]);
  expect(document.forms).toHaveLength(0);
});

it('opens a page beside this one without a way back to it', () => {
  openPage(new URL('https://wx.tenpay.com/a'), '_blank');
  const link = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts[0] as HTMLAnchorElement;
  expect([link.href, link.target, link.rel]).toEqual(['https://wx.tenpay.com/a', '_blank', 'noopener']);
});

it('names this origin to the page, whose provider refuses a visit from nowhere', () => {
  openPage(new URL('https://wx.tenpay.com/a'), '_self');
  const link = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts[0] as HTMLAnchorElement;
  expect(link.referrerPolicy).toBe('origin');
});
