import { AccountScreen, type AccountState } from '@ziping/ui/screens/profile/AccountScreen';
import { useState } from 'react';

import { logoutAtom } from '../../data/auth.ts';
import { sessionAtom } from '../../session/session.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';

/** /profile/account: password, phone, closing the account, and the logout. */
export default function AccountRoute() {
  const [state, setState] = useState<AccountState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const logout = useSetAtom(logoutAtom);
  return (
    <AccountScreen
      state={state}
      phone={session.status === 'member' ? (session.user?.phone ?? null) : null}
      onLogout={() => setState({ kind: 'confirming' })}
      onConfirmLogout={logout}
      onCancelLogout={() => setState({ kind: 'idle' })}
    />
  );
}
