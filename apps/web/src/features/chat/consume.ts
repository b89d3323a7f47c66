import { consumeChatBenefitAtom } from '../../data/chat-benefit.ts';
import type { Store } from '../../shared/store.ts';

/** The consumption must not hold up the question. Milliseconds. */
const CONSUME_TIMEOUT = 5_000;

/** Consumes a conversation for an answer. The question is asked also where this fails: the service then counts it. */
export async function consumeForAnswer(store: Store, reply_id: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CONSUME_TIMEOUT);
  try {
    await store.set(consumeChatBenefitAtom, reply_id, controller.signal);
  } catch (error) {
    console.warn('权益消费失败', error instanceof Error ? error.message : '');
  } finally {
    clearTimeout(timer);
  }
}
