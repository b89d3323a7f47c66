import type { Client } from '@ziping/api-client/client';
import {
  createFamilyInvitation,
  getFamily,
  joinFamily,
  removeFamilyMember,
} from '@ziping/api-client/endpoints/membership';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { mutationHook } from './mutation.ts';

/** The family with which the member shares a plan. */
export const familyOptions = ({ client, member }: Api) =>
  queryOptions({ queryKey: ['family', member], queryFn: () => getFamily(client) });

type FamilyChange = { kind: 'invite' } | { kind: 'join'; code: string } | { kind: 'remove'; id: string };

const send = (client: Client, change: FamilyChange) =>
  change.kind === 'invite'
    ? createFamilyInvitation(client)
    : change.kind === 'join'
      ? joinFamily(client, change.code)
      : removeFamilyMember(client, change.id);

/** Changes the family. Joining and leaving change the plan and the benefits too. */
export const useChangeFamily = mutationHook(
  async (change: FamilyChange, { client, queryClient }): Promise<void> => {
    const family = await send(client, change);
    queryClient.setQueriesData({ queryKey: ['family'] }, family);
  },
  ({ queryClient }) => {
    for (const key of ['family', 'membership', 'benefits'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  },
);
