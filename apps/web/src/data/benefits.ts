import { checkBenefit, getBenefitDashboard, getBenefitStatus } from '@ziping/api-client/endpoints/benefits';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { shopAnswer } from './shop-answer.ts';

/** Membership, conversations left and recommended packages. */
export const dashboardQueryAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['benefits', get(memberIdAtom), 'dashboard'],
    queryFn: () => shopAnswer(getBenefitDashboard(client), (read) => read.readDashboard),
    // Conversations may have been used since.
    staleTime: 0,
  };
});

/** Every benefit with what is left of it. */
export const benefitStatusQueryAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['benefits', get(memberIdAtom), 'status'],
    queryFn: () => shopAnswer(getBenefitStatus(client), (read) => read.readBenefitStatus),
    staleTime: 0,
  };
});

/** Asks for the conversations left anew, where they are shown. */
export const refreshBenefitsAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: ['benefits', get(memberIdAtom)] });
});

/** Whether a conversation is left; true where the service cannot say. */
export const checkChatBenefitAtom = atom(null, async (get): Promise<boolean> => {
  try {
    const use = { benefit_type: 'CHAT_COUNT', count: 1 } as const;
    const answer: unknown = await checkBenefit(get(clientAtom), use);
    return (answer as { has_benefit?: unknown } | null)?.has_benefit !== false;
  } catch {
    return true;
  }
});
