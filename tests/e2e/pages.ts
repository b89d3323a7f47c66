import { expect, type Locator, type Page } from '@playwright/test';

/** The text of every captcha in the end-to-end tests. */
export const captchaText = 'ZP26';

/** Environment variables of the service under test. */
export const serviceEnv = { CAPTCHA_TEXT: captchaText, LIMIT_SCALE: '1000' };

/**
 * The newest code that was sent to a phone, from the outbox of the service.
 *
 * @throws when no code was sent
 */
export async function smsCode(url: string, phone: string): Promise<string> {
  const messages = (await (await fetch(`${url}/outbox.json`)).json()) as { phone: string; text: string }[];
  const code = /\d{6}/.exec(messages.find((message) => message.phone === phone)?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/**
 * Waits for a form by its button. The previous page, which has fields of the same names, stays until the code of the
 * next page has loaded.
 */
async function waitForForm(page: Page, button: string) {
  const submit = page.getByRole('main').getByRole('button', { name: button, exact: true });
  await expect(submit).toBeVisible();
  return submit;
}

/** Fills in the captcha, requests a text message and fills in its code, in the form that is open. */
export async function verifyPhone(page: Page, url: string, phone: string) {
  // A new picture empties the field.
  await expect(page.getByRole('img', { name: '图片验证码' })).toBeVisible();
  await page.getByLabel(/^图片验证码/).fill(captchaText);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重[试发]/ })).toBeVisible();
  await page.getByLabel(/^短信验证码/).fill(await smsCode(url, phone));
}

/** Fills in and submits the registration form. */
export async function register(
  page: Page,
  url: string,
  { phone, password }: { phone: string; password: string },
) {
  const submit = await waitForForm(page, '注册');
  await page.getByLabel(/^手机号/).fill(phone);
  await verifyPhone(page, url, phone);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByLabel(/^确认密码/).fill(password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await submit.click();
}

/** Fills in and submits the login form. */
export async function login(page: Page, { phone, password }: { phone: string; password: string }) {
  const submit = await waitForForm(page, '登录');
  await page.getByLabel(/^手机号/).fill(phone);
  await page.getByLabel(/^密码/).fill(password);
  await submit.click();
}

/** What scrolls the report of a record. */
export const reportScroller = (page: Page) => page.locator(':has(> #report-top)');

/** Scrolls a report to its end until a part is there, which is rendered when it comes near the screen. */
export async function scrollDownTo(page: Page, part: Locator) {
  await expect
    .poll(async () => {
      await reportScroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return part.isVisible();
    })
    .toBe(true);
}
