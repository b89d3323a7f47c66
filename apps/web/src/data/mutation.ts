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
 */
export function mutationHook<Variables, Data>(send: (variables: Variables, api: Api) => Promise<Data>) {
  return () => {
    const api = useApi();
    const inFlight = useRef(new Set<unknown>());
    const mutation = useMutation<Data, Error, Variables>({
      mutationFn: (variables) => send(variables, api),
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
