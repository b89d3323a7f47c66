import { describe, expect, it } from 'vitest';

import { originOf } from './origin.ts';

describe('where a login leads back to', () => {
  it('is home where nothing is said', () => {
    expect(originOf({ state: null }, null)).toEqual({ path: '/', state: null, search: '' });
  });

  it('is the page the visitor was sent from', () => {
    expect(originOf({ state: { from: '/reports/3' } }, '/orders')).toMatchObject({
      path: '/reports/3',
      state: null,
    });
    expect(originOf({ state: null }, '/reports/3')).toMatchObject({ search: '?redirect=%2Freports%2F3' });
  });

  it('is the form with from=login when the form waits', () => {
    expect(originOf({ state: { from: '/fortune', returnToForm: true } }, null).state).toEqual({
      from: 'login',
    });
    expect(originOf({ state: null }, '/fortune').state).toEqual({ from: 'login' });
    expect(originOf({ state: { from: '/fortune' } }, null).state).toBeNull();
  });

  it.each(['/login', '/login?redirect=%2Flogin', '/register#top'])('is home for %s', (redirect) => {
    expect(originOf({ state: null }, redirect)).toEqual({ path: '/', state: null, search: '' });
  });

  it('is never another site', () => {
    expect(originOf({ state: { from: '//evil.example' } }, null).path).toBe('/');
    expect(originOf({ state: null }, '//evil.example').path).toBe('/');
  });
});
