import { ErrorScreen } from '@ziping/ui/screens/system/ErrorScreen';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { UnreachableScreen } from '@ziping/ui/screens/system/UnreachableScreen';
import type { ReactNode } from 'react';

import { useCurrentUser } from '../../data/user.ts';
import type { User } from '../../session/session.ts';

/** A page that needs the member's user; until it is known, loading or an error with a retry. */
export function UserPage({ children }: { children: (user: User) => ReactNode }) {
  const current = useCurrentUser();
  if (current.kind === 'loading') return <LoadingScreen />;
  if (current.kind === 'failed' && current.unreachable) {
    return (
      <UnreachableScreen reason={navigator.onLine ? 'unreachable' : 'offline'} onRetry={current.retry} />
    );
  }
  if (current.kind === 'failed') return <ErrorScreen onRetry={current.retry} />;
  return children(current.user);
}
