import { checkBenefit, consumeBenefit } from '@ziping/api-client/endpoints/benefits';

import { atom } from '../shared/store.ts';
import { apiAtom } from './api.ts';

/** The consumption must not hold up the question. Milliseconds. */
const CONSUME_TIMEOUT = 5_000;

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

/** Consumes a conversation for an answer. The question is asked also where this fails: the service then counts it. */
export const consumeForAnswerAtom = atom(null, async (get, set, reply_id: string): Promise<void> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CONSUME_TIMEOUT);
  try {
    const { signal } = controller;
    await consumeBenefit(get(apiAtom).client, { ...oneChat, key: reply_id }, { signal });
    set(refreshBenefitsAtom);
  } catch (error) {
    console.warn('权益消费失败', error instanceof Error ? error.message : '');
  } finally {
    clearTimeout(timer);
  }
});
