import { describe, expect, it } from 'vitest';

import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it('keeps a path of this app with its query and hash', () => {
    expect(safePath('/reports/12?cycle=3#chart')).toBe('/reports/12?cycle=3#chart');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'reports',
    '',
    undefined,
    null,
    { pathname: '/reports' },
  ])('sends %j home', (target) => {
    expect(safePath(target)).toBe('/');
  });

  it('round-trips through the login address', () => {
    const origin = paths.report('a b?');
    const query = new URL(loginWithRedirect(origin), 'https://app.invalid').searchParams.get('redirect');
    expect(safePath(query)).toBe(origin);
  });
});
