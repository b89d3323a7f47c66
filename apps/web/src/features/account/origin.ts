import { type Location, useLocation, useSearchParams } from 'react-router-dom';

import { paths, safePath } from '../../shared/paths.ts';

/** What a route hands to the login about where the visitor came from. */
export interface OriginState {
  from?: string;
  /** The birth form waits to be filled in again. */
  returnToForm?: boolean;
  /** Something the login has to say first. */
  notice?: 'closed';
}

/** Tells the login that the account has just been closed. */
export const closedNotice: OriginState = { notice: 'closed' };

/** Where a login leads back to, and with which router state. */
export interface Origin {
  path: string;
  state: { from: 'login' } | null;
  /** The query that hands the origin on to a sister page: login and registration lead back to one place. */
  search: string;
}

/** Reads the origin from the router's state, else from the address's `redirect`; home where there is none. */
export function originOf({ state }: Pick<Location, 'state'>, redirect: string | null): Origin {
  const { from, returnToForm } = (state ?? {}) as OriginState;
  const path = safePath(from ?? redirect);
  // An address can only say where to go: to the form by address means back to the form.
  const toForm = path === paths.fortune && (returnToForm === true || from === undefined);
  return {
    path,
    state: toForm ? { from: 'login' } : null,
    search: path === paths.home ? '' : `?redirect=${encodeURIComponent(path)}`,
  };
}

/** The origin of the visitor who is on a login or registration page. */
export function useOrigin(): Origin {
  const location = useLocation();
  const [search] = useSearchParams();
  return originOf(location, search.get('redirect'));
}
