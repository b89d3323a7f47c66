import { createApiKey, deleteApiKey, listApiKeys } from '@ziping/api-client/endpoints/professional';
import type { Schema } from '@ziping/api-client/types';
import type { QueryClient } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';
import { mutationAtom } from './mutation.ts';

type ApiKey = Schema<'ApiKey'>;

const KEY = 'api-keys';

/** The member's API keys, newest first, without their secrets. */
export const apiKeysQueryAtom = atomWithQuery<ApiKey[]>((get) => {
  const client = get(clientAtom);
  return {
    queryKey: [KEY, get(memberIdAtom)],
    queryFn: () => listApiKeys(client),
  };
});

function changeKeys(queryClient: QueryClient, change: (keys: ApiKey[]) => ApiKey[]): void {
  queryClient.setQueriesData<ApiKey[]>({ queryKey: [KEY] }, (keys) => keys && change(keys));
}

/** Makes a key. Call `reset` once its secret is taken: the mutation holds it until then. */
export const makeApiKeyMutationAtom = mutationAtom(
  async (name: string, { client, queryClient }): Promise<Schema<'NewApiKey'>> => {
    try {
      const made = await createApiKey(client, name);
      changeKeys(queryClient, (keys) => [made.key, ...keys]);
      return made;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [KEY] });
    }
  },
);

/** Deletes a key. */
export const deleteApiKeyMutationAtom = mutationAtom(
  async (id: string, { client, queryClient }): Promise<void> => {
    try {
      await deleteApiKey(client, id);
      changeKeys(queryClient, (keys) => keys.filter((key) => key.id !== id));
    } finally {
      void queryClient.invalidateQueries({ queryKey: [KEY] });
    }
  },
);
