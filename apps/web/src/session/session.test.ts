// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { createStore } from '../shared/store.ts';
import { local } from '../shared/storage.ts';
import {
  endSessionAtom,
  followOtherTabs,
  requirePhoneAtom,
  restoreSessionAtom,
  sessionAtom,
  startSessionAtom,
  unboundLifetime,
  updateUserAtom,
  type User,
} from './session.ts';

const user: User = {
  id: '7',
  nickname: '青山',
  name: '青山',
  avatar: '/avatars/default.png',
  phone: '13800138000',
  email: null,
  created_at: '2026-01-02T03:04:05.000Z',
  gender: 'male',
  birth_time: '',
  birth_place: '',
};
const tokens = { access_token: 'access', refresh_token: 'refresh' };
let store = createStore();
const session = () => store.get(sessionAtom);
const startSession = () => store.set(startSessionAtom, { tokens, user });
const restoreSession = (now: number) => store.set(restoreSessionAtom, now);

beforeEach(() => {
  localStorage.clear();
  store = createStore();
  restoreSession(0);
});

describe('the stored session', () => {
  it('is a guest when nothing is stored', () => {
    restoreSession(0);
    expect(session()).toEqual({ status: 'guest' });
  });

  it('is restored with its user', () => {
    startSession();
    restoreSession(0);
    expect(session()).toEqual({ status: 'member', user, needBindPhone: false });
  });

  it('is restored with the fields of a user that the documents name alone', () => {
    const { gender: _gender, birth_time: _time, birth_place: _place, ...documented } = user;
    startSession();
    localStorage.setItem('user', JSON.stringify(documented));
    restoreSession(0);
    expect(session()).toMatchObject({
      status: 'member',
      user: { ...documented, gender: 'male', birth_time: '', birth_place: '' },
    });
  });

  it('does not change when an equal one is restored, or an equal user is fetched', () => {
    startSession();
    let changes = 0;
    const stop = store.sub(sessionAtom, () => (changes += 1));
    restoreSession(0);
    store.set(updateUserAtom, { ...user });
    expect(changes).toBe(0);
    store.set(updateUserAtom, { ...user, nickname: '远山' });
    expect(changes).toBe(1);
    stop();
  });

  it('is restored without a user when the stored one is not JSON', () => {
    startSession();
    local.write('user', '{"broken');
    restoreSession(0);
    expect(session()).toEqual({ status: 'member', user: null, needBindPhone: false });
  });

  it.each([
    ['lacks fields', { id: '7' }],
    ['has no nickname', { ...user, nickname: null }],
    ['has a number as its phone', { ...user, phone: 13800138000 }],
    ['has an empty id', { ...user, id: '' }],
    ['is a list', [user]],
    ['is a text', 'user'],
  ])('is restored without a user when the stored one %s', (_fault, stored) => {
    startSession();
    local.write('user', JSON.stringify(stored));
    restoreSession(0);
    expect(session()).toEqual({ status: 'member', user: null, needBindPhone: false });
  });

  it('uses only the documented keys', () => {
    startSession();
    store.set(requirePhoneAtom);
    expect(Object.keys(localStorage).sort()).toEqual([
      'isLoggedIn',
      'needBindPhone',
      'refresh_token',
      'token',
      'user',
    ]);
    expect(localStorage.getItem('token')).toBe('access');
    expect(localStorage.getItem('refresh_token')).toBe('refresh');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    expect(localStorage.getItem('needBindPhone')).toBe('true');
  });

  it('clears every session key at logout and keeps the region cache', () => {
    startSession();
    local.write('wechat_openid', 'o1');
    local.write('locationData', '{}');
    store.set(endSessionAtom, 'left');
    expect(Object.keys(localStorage)).toEqual(['locationData']);
    expect(session()).toEqual({ status: 'guest', ended: 'left' });
  });
});

describe('a session without a bound phone', () => {
  beforeEach(() => {
    startSession();
    local.write('needBindPhone', 'true');
  });

  it('is restored up to 12 hours after login', () => {
    local.write('wxLoginTime', '1000');
    restoreSession(1000 + unboundLifetime);
    expect(session()).toMatchObject({ status: 'member', needBindPhone: true });
  });

  it('is cleared after 12 hours', () => {
    local.write('wxLoginTime', '1000');
    restoreSession(1001 + unboundLifetime);
    expect(session()).toEqual({ status: 'guest' });
    expect(local.read('token')).toBeNull();
  });

  it('is cleared when the login time is missing', () => {
    restoreSession(0);
    expect(session()).toEqual({ status: 'guest' });
  });

  it('needs no phone any more after a password login', () => {
    local.write('wxLoginTime', '1000');
    startSession();
    expect(local.read('needBindPhone')).toBeNull();
    expect(session()).toMatchObject({ needBindPhone: false });
  });
});

describe('other tabs', () => {
  const dispatchStorageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  it('pass on their login and their logout', () => {
    const stop = followOtherTabs(store, () => 0);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', 'theirs');
    dispatchStorageEvent('token');
    expect(session()).toMatchObject({ status: 'member', user: { id: '7' } });
    localStorage.clear();
    dispatchStorageEvent(null);
    expect(session()).toEqual({ status: 'guest' });
    stop();
  });

  it('do not cancel the redirect after a logout of this tab', () => {
    startSession();
    const stop = followOtherTabs(store, () => 0);
    store.set(endSessionAtom, 'left');
    dispatchStorageEvent('user');
    expect(session()).toEqual({ status: 'guest', ended: 'left' });
    stop();
  });

  it('pass on a changed user', () => {
    startSession();
    const stop = followOtherTabs(store, () => 0);
    localStorage.setItem('user', JSON.stringify({ ...user, nickname: '远山' }));
    dispatchStorageEvent('user');
    expect(session()).toMatchObject({ user: { nickname: '远山' } });
    stop();
  });
});

it('keeps the reason of a logout when a call in flight fails afterwards', () => {
  startSession();
  store.set(endSessionAtom, 'left');
  store.set(endSessionAtom, 'expired');
  expect(session()).toEqual({ status: 'guest', ended: 'left' });
});

it('replaces the stored user of a member and ignores one for a guest', () => {
  store.set(updateUserAtom, user);
  expect(session()).toEqual({ status: 'guest' });
  startSession();
  store.set(updateUserAtom, { ...user, nickname: '远山' });
  expect(local.readJson('user')).toMatchObject({ nickname: '远山' });
});

it('stores time, openid and missing phone of a WeChat login', () => {
  store.set(startSessionAtom, { tokens, user, wechat: { at: 5, openid: 'o1', needBindPhone: true } });
  expect(session()).toMatchObject({ status: 'member', needBindPhone: true });
  expect([local.read('needBindPhone'), local.read('wxLoginTime'), local.read('wechat_openid')]).toEqual([
    'true',
    '5',
    'o1',
  ]);
  store.set(startSessionAtom, { tokens, user, wechat: { at: 6, openid: 'o1', needBindPhone: false } });
  expect(session()).toMatchObject({ needBindPhone: false });
  expect(local.read('needBindPhone')).toBeNull();
});

it.each([
  ['left', null],
  ['closed', null],
  ['expired', '{}'],
] as const)('keeps a payment under way only for a member who may come back: %s', (ended, kept) => {
  startSession();
  sessionStorage.setItem('unfinishedPayments', '{}');
  store.set(endSessionAtom, ended);
  expect(sessionStorage.getItem('unfinishedPayments')).toBe(kept);
});
