import { expect, type Page } from '@playwright/test';

/** The text every captcha shows in these runs. */
export const captchaText = 'ZP26';

/** What the service under test needs from its surroundings. */
export const serviceEnv = { CAPTCHA_TEXT: captchaText, LIMIT_SCALE: '1000' };

/** The newest code sent to a phone, read where a person without a phone reads it: in the outbox. */
export async function smsCode(url: string, phone: string): Promise<string> {
  const messages = (await (await fetch(`${url}/outbox.json`)).json()) as { phone: string; text: string }[];
  const code = /\d{6}/.exec(messages.find((message) => message.phone === phone)?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/**
 * Waits for a form by its button. A page that was left by a link stands until the next one's code has arrived, and
 * has fields of the same names.
 */
async function theForm(page: Page, button: string) {
  const submit = page.getByRole('main').getByRole('button', { name: button, exact: true });
  await expect(submit).toBeVisible();
  return submit;
}

/** Fills the registration form as a person does, from the first field to the button. */
export async function register(
  page: Page,
  url: string,
  { phone, password }: { phone: string; password: string },
) {
  const submit = await theForm(page, '注册');
  await page.getByLabel(/^手机号/).fill(phone);
  await page.getByLabel(/^图片验证码/).fill(captchaText);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重试/ })).toBeVisible();
  await page.getByLabel(/^短信验证码/).fill(await smsCode(url, phone));
  await page.getByLabel(/^密码/).fill(password);
  await page.getByLabel(/^确认密码/).fill(password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await submit.click();
}

/** Signs in through the form of the login page. */
export async function login(page: Page, { phone, password }: { phone: string; password: string }) {
  const submit = await theForm(page, '登录');
  await page.getByLabel(/^手机号/).fill(phone);
  await page.getByLabel(/^密码/).fill(password);
  await submit.click();
}
