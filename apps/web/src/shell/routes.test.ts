import { pathsWithoutPhone } from '../features/account/origin.ts';
import { paths } from '@ziping/ui/paths';
import { expect, it } from 'vitest';

import { routes } from './routes.ts';

/** Pages for those who are not logged in, and the page of every other address. */
const FOR_GUESTS: readonly string[] = [paths.login, paths.register, paths.forgotPassword, '*'];

it('lets a member without a phone back to the pages that are open to him, and to no other', () => {
  const open = routes.filter(({ access, path }) => access === 'public' && !FOR_GUESTS.includes(path));
  expect([...pathsWithoutPhone].sort()).toEqual(open.map(({ path }) => path).sort());
});
