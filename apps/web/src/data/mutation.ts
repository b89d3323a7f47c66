import type { Client } from '@ziping/api-client/client';
import type { QueryClient } from '@tanstack/query-core';
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';

import { clientAtom } from './client.ts';

/** The request body that an endpoint function takes. */
export type BodyOf<Endpoint extends (client: Client, body: never) => unknown> = Parameters<Endpoint>[1];

type MutationContext = { client: Client; queryClient: QueryClient };

/**
 * A write to the service as an atom. Pages read it with `useAtomValue` and call `mutateAsync`, which rejects with an
 * `ApiError`.
 */
export function mutationAtom<Variables, Data>(
  send: (variables: Variables, context: MutationContext) => Promise<Data>,
) {
  return atomWithMutation<Data, Variables>((get) => ({
    mutationFn: (variables) =>
      send(variables, { client: get(clientAtom), queryClient: get(queryClientAtom) }),
  }));
}
