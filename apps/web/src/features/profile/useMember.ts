import { useEffect } from 'react';

import { useAtomValue } from '../../app/store.ts';
import { refreshUser } from '../../state/session/refresh-user.ts';
import { sessionAtom, type User } from '../../state/session/session.ts';

/** The member who is here; null while storage does not know them and the service is being asked. */
export function useMember(): User | null {
  const session = useAtomValue(sessionAtom);
  const user = session.status === 'member' ? session.user : null;
  const unknown = user === null;
  useEffect(() => {
    if (unknown) void refreshUser();
  }, [unknown]);
  return user;
}
