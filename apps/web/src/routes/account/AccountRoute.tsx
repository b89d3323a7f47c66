import { AccountScreen, type AccountState } from '@ziping/ui/screens/profile/AccountScreen';
import { useState } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { sessionAtom, signOut } from '../../session/session.ts';

/** /profile/account: password, phone, the end of the account, and the way out. */
export default function AccountRoute() {
  const [state, setState] = useState<AccountState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  return (
    <AccountScreen
      state={state}
      phone={session.status === 'member' ? (session.user?.phone ?? null) : null}
      onLogout={() => setState({ kind: 'confirming' })}
      onConfirmLogout={() => signOut('left')}
      onCancelLogout={() => setState({ kind: 'idle' })}
    />
  );
}
