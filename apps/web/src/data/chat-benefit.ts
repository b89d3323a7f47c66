import { checkBenefit, consumeBenefit } from '@ziping/api-client/endpoints/benefits';

import { atom } from '../shared/store.ts';
import { apiAtom } from './api.ts';

const oneChat = { benefit_type: 'CHAT_COUNT', count: 1 } as const;

/** Whether a conversation is left; true where the service cannot say. */
export const checkChatBenefitAtom = atom(null, async (get): Promise<boolean> => {
  try {
    const answer: unknown = await checkBenefit(get(apiAtom).client, oneChat);
    return (answer as { has_benefit?: unknown } | null)?.has_benefit !== false;
  } catch {
    return true;
  }
});

/** Asks for the conversations left anew, where they are shown. */
export const refreshBenefitsAtom = atom(null, (get) => {
  const { queryClient, member } = get(apiAtom);
  void queryClient.invalidateQueries({ queryKey: ['benefits', member] });
});

/** Consumes one conversation for an answer. @throws ApiError; the signal's reason */
export const consumeChatBenefitAtom = atom(
  null,
  async (get, set, key: string, signal: AbortSignal): Promise<void> => {
    await consumeBenefit(get(apiAtom).client, { ...oneChat, key }, { signal });
    set(refreshBenefitsAtom);
  },
);
