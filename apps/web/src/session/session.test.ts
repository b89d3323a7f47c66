// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { local, localKeys } from '../shared/storage.ts';
import { store } from '../shared/store.ts';
import {
  acknowledgeEnd,
  followOtherTabs,
  rememberUser,
  requirePhone,
  restoreSession,
  sessionAtom,
  signIn,
  signOut,
  unboundLifetime,
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
const session = () => store.get(sessionAtom);

beforeEach(() => {
  localStorage.clear();
  signOut('left');
  acknowledgeEnd();
});

describe('the stored session', () => {
  it('is a guest where nothing is stored', () => {
    restoreSession(0);
    expect(session()).toEqual({ status: 'guest' });
  });

  it('comes back with its user after a reload', () => {
    signIn(tokens, user);
    restoreSession(0);
    expect(session()).toEqual({ status: 'member', user, needBindPhone: false });
  });

  it('comes back without a user when the stored one cannot be read', () => {
    signIn(tokens, user);
    local.write('user', '{"broken');
    restoreSession(0);
    expect(session()).toEqual({ status: 'member', user: null, needBindPhone: false });
  });

  it('uses exactly the documented names', () => {
    signIn(tokens, user);
    requirePhone();
    expect(Object.keys(localStorage).every((key) => (localKeys as readonly string[]).includes(key))).toBe(
      true,
    );
    expect(localStorage.getItem('token')).toBe('access');
    expect(localStorage.getItem('refresh_token')).toBe('refresh');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    expect(localStorage.getItem('needBindPhone')).toBe('true');
  });

  it('leaves nothing of the session behind at logout, but keeps the region cache', () => {
    signIn(tokens, user);
    local.write('wechat_openid', 'o1');
    local.write('locationData', '{}');
    signOut('left');
    expect(Object.keys(localStorage)).toEqual(['locationData']);
    expect(session()).toEqual({ status: 'guest', ended: 'left' });
  });
});

describe('a session without a bound phone', () => {
  beforeEach(() => {
    signIn(tokens, user);
    local.write('needBindPhone', 'true');
  });

  it('lives for twelve hours', () => {
    local.write('wxLoginTime', '1000');
    restoreSession(1000 + unboundLifetime);
    expect(session()).toMatchObject({ status: 'member', needBindPhone: true });
  });

  it('is cleared a millisecond later', () => {
    local.write('wxLoginTime', '1000');
    restoreSession(1001 + unboundLifetime);
    expect(session()).toEqual({ status: 'guest' });
    expect(local.read('token')).toBeNull();
  });

  it('is cleared when its beginning is not known', () => {
    restoreSession(0);
    expect(session()).toEqual({ status: 'guest' });
  });

  it('is no longer one after a password login', () => {
    local.write('wxLoginTime', '1000');
    signIn(tokens, user);
    expect(local.read('needBindPhone')).toBeNull();
    expect(session()).toMatchObject({ needBindPhone: false });
  });
});

describe('other tabs', () => {
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('bring their login and their logout here', () => {
    const stop = followOtherTabs(() => 0);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', 'theirs');
    hear('token');
    expect(session()).toMatchObject({ status: 'member', user: { id: '7' } });
    localStorage.clear();
    hear(null);
    expect(session()).toEqual({ status: 'guest' });
    stop();
  });

  it('do not take away where a logout of this tab leads', () => {
    signIn(tokens, user);
    const stop = followOtherTabs(() => 0);
    signOut('left');
    hear('user');
    expect(session()).toEqual({ status: 'guest', ended: 'left' });
    stop();
  });

  it('bring a changed user', () => {
    signIn(tokens, user);
    const stop = followOtherTabs(() => 0);
    localStorage.setItem('user', JSON.stringify({ ...user, nickname: '远山' }));
    hear('user');
    expect(session()).toMatchObject({ user: { nickname: '远山' } });
    stop();
  });
});

it('a call that fails after the visitor has left does not make the session run out', () => {
  signIn(tokens, user);
  signOut('left');
  signOut('expired');
  expect(session()).toEqual({ status: 'guest', ended: 'left' });
});

it('a remembered user replaces the stored one, but never makes a guest a member', () => {
  rememberUser(user);
  expect(session()).toEqual({ status: 'guest' });
  signIn(tokens, user);
  rememberUser({ ...user, nickname: '远山' });
  expect(local.readJson('user')).toMatchObject({ nickname: '远山' });
});

it('a messaging-app login is stored with its time, its person and whether a phone is missing', () => {
  signIn(tokens, user, { at: 5, openid: 'o1', needBindPhone: true });
  expect(session()).toMatchObject({ status: 'member', needBindPhone: true });
  expect([local.read('needBindPhone'), local.read('wxLoginTime'), local.read('wechat_openid')]).toEqual([
    'true',
    '5',
    'o1',
  ]);
  signIn(tokens, user, { at: 6, openid: 'o1', needBindPhone: false });
  expect(session()).toMatchObject({ needBindPhone: false });
  expect(local.read('needBindPhone')).toBeNull();
});
