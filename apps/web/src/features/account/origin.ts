import { type Location, useLocation, useSearchParams } from 'react-router-dom';

import { paths } from '@ziping/ui/paths';
import { safePath } from '../../shared/safe-path.ts';

/** The router state that a redirect to the login carries. */
export interface OriginState {
  from?: string;
  /** The birth form has a draft to be restored. */
  returnToForm?: boolean;
  /** What the login shows above its form. */
  notice?: 'closed' | 'expired' | 'form' | 'question';
}

/** A login never leads back to these: they would send a member on to the same page again. */
const withoutReturn: readonly string[] = [paths.login, paths.register];

/** The pages that a member without a phone may use. */
export const pathsWithoutPhone: readonly string[] = [
  paths.home,
  paths.terms,
  paths.privacy,
  paths.about,
  paths.help,
  paths.settings,
  paths.feedback,
];

/** A page that a member without a phone may use: the one that he came from, else home. */
export function pathWithoutPhone(from: string | undefined): string {
  const path = safePath(from ?? null);
  return pathsWithoutPhone.includes(path.replace(/[?#].*/, '')) ? path : paths.home;
}

/** Where a login leads back to, and with which router state. */
export interface Origin {
  path: string;
  state: { from: 'login' } | null;
  /** The query that hands the origin on, from login to registration and back. */
  search: string;
}

/** Reads the origin from the router state, else from the `redirect` of the address; home where there is none. */
export function originOf({ state }: Pick<Location, 'state'>, redirect: string | null): Origin {
  const { from, returnToForm } = (state ?? {}) as OriginState;
  const target = safePath(from ?? redirect);
  const path = withoutReturn.includes(target.replace(/[?#].*/, '')) ? paths.home : target;
  // An address cannot say that there is a draft, so one that leads to the form restores it.
  const toForm = path === paths.fortune && (returnToForm === true || from === undefined);
  return {
    path,
    state: toForm ? { from: 'login' } : null,
    search: path === paths.home ? '' : `?redirect=${encodeURIComponent(path)}`,
  };
}

/** Where the login or registration on this page leads back to. */
export function useOrigin(): Origin {
  const location = useLocation();
  const [search] = useSearchParams();
  return originOf(location, search.get('redirect'));
}
