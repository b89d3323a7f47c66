import { type BrowserContext, expect, type Page } from '@playwright/test';

import { captchaText, login, smsCode } from './pages.ts';
import type { Service } from './service.ts';

export interface Account {
  phone: string;
  password: string;
  access_token: string;
}

export const password = 'qingshan-2026';

let phones = 13_700_000_000;

/** A phone that no other test of the worker uses. */
export const newPhone = () => String((phones += 1));

/** Registers an account through the API. */
export async function createAccount(service: Service): Promise<Account> {
  const phone = newPhone();
  const { captcha_id } = await service.post('/api/auth/captcha', { phone });
  await service.post('/api/auth/verify-code', { phone, type: 'register', captcha: captchaText, captcha_id });
  const verify_code = await smsCode(service.url, phone);
  const { access_token = '' } = await service.post('/api/auth/register', { phone, password, verify_code });
  return { phone, password, access_token };
}

/** Adds a record to an account through the API. @returns the path of its chart */
export async function createRecord(
  service: Service,
  { access_token }: Account,
  record: { name: string; birth_time: string; gender?: string; birth_place?: string; category?: string },
): Promise<string> {
  const filled = { gender: 'female', birth_place: '', category: 'friend', ...record, calendar_type: 'solar' };
  const { record_id } = await service.post('/api/record', filled, access_token);
  return `/reports/${record_id}`;
}

/** Logs in and opens a page. */
export async function enter(page: Page, service: Service, who: Account, path = '/') {
  await page.goto(`${service.url}/login?redirect=${encodeURIComponent(path)}`);
  await login(page, who);
  await expect(page).toHaveURL(service.url + path);
}

/** Logs in through the API, for every page of the context. */
export async function enterByApi(context: BrowserContext, service: Service, { phone, password }: Account) {
  const login = await service.post('/api/auth/login', { phone, password });
  await context.addInitScript(({ access_token = '', refresh_token = '', user_info }) => {
    // The app renews its tokens.
    if (localStorage.getItem('token') !== null) return;
    localStorage.setItem('token', access_token);
    localStorage.setItem('refresh_token', refresh_token);
    localStorage.setItem('user', JSON.stringify(user_info));
    localStorage.setItem('isLoggedIn', 'true');
  }, login);
}
