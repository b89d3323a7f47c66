import type { Client } from '@ziping/api-client/client';
import {
  createFamilyInvitation,
  getFamily,
  joinFamily,
  removeFamilyMember,
} from '@ziping/api-client/endpoints/membership';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';
import { mutationAtom } from './mutation.ts';

/** The family with which the member shares a plan. */
export const familyQueryAtom = atomWithQuery<Schema<'Family'>>((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['family', get(memberIdAtom)],
    queryFn: () => getFamily(client),
  };
});

type FamilyChange = { kind: 'invite' } | { kind: 'join'; code: string } | { kind: 'remove'; id: string };

const send = (client: Client, change: FamilyChange) =>
  change.kind === 'invite'
    ? createFamilyInvitation(client)
    : change.kind === 'join'
      ? joinFamily(client, change.code)
      : removeFamilyMember(client, change.id);

/** Changes the family. Joining and leaving change the plan and the benefits too. */
export const changeFamilyMutationAtom = mutationAtom(
  async (change: FamilyChange, { client, queryClient }): Promise<void> => {
    try {
      const family = await send(client, change);
      queryClient.setQueriesData({ queryKey: ['family'] }, family);
    } finally {
      for (const key of ['family', 'membership', 'benefits'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    }
  },
);
