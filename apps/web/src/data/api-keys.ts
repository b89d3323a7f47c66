import { createApiKey, deleteApiKey, listApiKeys } from '@ziping/api-client/endpoints/professional';
import type { Schema } from '@ziping/api-client/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { mutationHook } from './mutation.ts';

type ApiKey = Schema<'ApiKey'>;

const KEY = 'api-keys';

/** The member's API keys, newest first, without their secrets. */
export const apiKeysOptions = ({ client, member }: Api) =>
  queryOptions({ queryKey: [KEY, member], queryFn: () => listApiKeys(client) });

function changeKeys(queryClient: QueryClient, change: (keys: ApiKey[]) => ApiKey[]): void {
  queryClient.setQueriesData<ApiKey[]>({ queryKey: [KEY] }, (keys) => keys && change(keys));
}

const refresh = ({ queryClient }: Api) => void queryClient.invalidateQueries({ queryKey: [KEY] });

/** Makes a key. Call `reset` once its secret is taken: the mutation holds it until then. */
export const useMakeApiKey = mutationHook(
  async (name: string, { client, queryClient }): Promise<Schema<'NewApiKey'>> => {
    const made = await createApiKey(client, name);
    changeKeys(queryClient, (keys) => [made.key, ...keys]);
    return made;
  },
  refresh,
);

/** Deletes a key. */
export const useDeleteApiKey = mutationHook(async (id: string, { client, queryClient }): Promise<void> => {
  await deleteApiKey(client, id);
  changeKeys(queryClient, (keys) => keys.filter((key) => key.id !== id));
}, refresh);
