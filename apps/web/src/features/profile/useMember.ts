import { useEffect } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { sessionAtom, type User } from '../../session/session.ts';

/** The member who is here; null while storage does not know them and the service is being asked. */
export function useMember(): User | null {
  const session = useAtomValue(sessionAtom);
  const user = session.status === 'member' ? session.user : null;
  const unknown = user === null;
  useEffect(() => {
    // With all it takes to ask: most members are known already.
    if (unknown) void import('../../data/refresh-user.ts').then(({ refreshUser }) => refreshUser());
  }, [unknown]);
  return user;
}
