import type { Client } from '@ziping/api-client/client';
import { hashKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { type Api, useApi } from './api.ts';

/** The request body that an endpoint function takes. */
export type BodyOf<Endpoint extends (client: Client, body: never) => unknown> = Parameters<Endpoint>[1];

/** What tells two writes of one endpoint apart. A file is told by its identity: it has no enumerable field. */
const identify = (variables: unknown) => (variables instanceof Blob ? variables : hashKey([variables]));

/**
 * A write to the service as a hook. Pages call its `mutateAsync`, which rejects with an `ApiError`.
 *
 * One write is in flight at a time: a second call with the same variables before the answer of the first is the second
 * half of a double press. It sends nothing, and its promise never settles, so that what follows the answer (a message,
 * another page) happens once. What is rendered cannot tell: a second press may come before the first is drawn.
 *
 * @param settle follows the answer and the failure, such as to ask again for what the write may have changed
 */
export function mutationHook<Variables, Data>(
  send: (variables: Variables, api: Api) => Promise<Data>,
  settle: (api: Api, variables: Variables) => unknown = () => undefined,
) {
  return () => {
    const api = useApi();
    const inFlight = useRef(new Set<unknown>());
    const mutation = useMutation<Data, Error, Variables>({
      mutationFn: async (variables) => {
        try {
          return await send(variables, api);
        } finally {
          await settle(api, variables);
        }
      },
    });

    async function mutateAsync(variables: Variables): Promise<Data> {
      const identity = identify(variables);
      if (inFlight.current.has(identity)) return new Promise(() => undefined);
      inFlight.current.add(identity);
      try {
        return await mutation.mutateAsync(variables);
      } finally {
        inFlight.current.delete(identity);
      }
    }
    return { ...mutation, mutateAsync };
  };
}

/** A {@link mutationHook} that makes one call and nothing else. */
export const callHook = <Body, Data>(
  call: (client: Client, body: Body) => Promise<Data>,
  settle?: (api: Api, body: Body) => unknown,
) => mutationHook((body: Body, { client }) => call(client, body), settle);
