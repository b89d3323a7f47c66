import type { Client } from '@ziping/api-client/client';
import { type QueryClient, useMutation } from '@tanstack/react-query';

import { useApi } from './api.ts';

/** The request body that an endpoint function takes. */
export type BodyOf<Endpoint extends (client: Client, body: never) => unknown> = Parameters<Endpoint>[1];

/** A write to the service as a hook. Pages call its `mutateAsync`, which rejects with an `ApiError`. */
export function mutationHook<Variables, Data>(
  send: (variables: Variables, api: { client: Client; queryClient: QueryClient }) => Promise<Data>,
) {
  return () => {
    const api = useApi();
    return useMutation<Data, Error, Variables>({ mutationFn: (variables) => send(variables, api) });
  };
}
