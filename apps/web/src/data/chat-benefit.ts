import { checkBenefit, consumeBenefit } from '@ziping/api-client/endpoints/benefits';

import { atom } from '../shared/store.ts';
import { apiAtom } from './api.ts';

const oneChat = { benefit_type: 'CHAT_COUNT', count: 1 } as const;

/** Whether a conversation is left. `failed`: the service did not say, which is not the same as a yes. */
export type ChatQuota = 'left' | 'none' | 'failed';

/** Asks whether a conversation is left. */
export const checkChatBenefitAtom = atom(null, async (get): Promise<ChatQuota> => {
  try {
    const { has_benefit } = await checkBenefit(get(apiAtom).client, oneChat);
    return has_benefit ? 'left' : 'none';
  } catch {
    return 'failed';
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
