import { isUnreachable } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { ErrorScreen } from '@ziping/ui/screens/system/ErrorScreen';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { UnreachableScreen } from '@ziping/ui/screens/system/UnreachableScreen';
import type { ReactNode } from 'react';

import { useApi } from '../../data/api.ts';
import { userOptions } from '../../data/user.ts';
import { sessionAtom, type User } from '../../session/session.ts';
import { useAtomValue } from '../../shared/store.ts';

/** A page that needs the member's user. The service is asked only where none is stored; until then, loading or an error. */
export function UserPage({ children }: { children: (user: User) => ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const user = session.status === 'member' ? session.user : null;
  const options = { ...userOptions(useApi()), enabled: user === null };
  const { error, isError, isFetching, refetch } = useQuery(options);
  const onRetry = () => void refetch();
  if (user) return children(user);
  if (!isError || isFetching) return <LoadingScreen />;
  if (!isUnreachable(error)) return <ErrorScreen onRetry={onRetry} />;
  return <UnreachableScreen reason={navigator.onLine ? 'unreachable' : 'offline'} onRetry={onRetry} />;
}
