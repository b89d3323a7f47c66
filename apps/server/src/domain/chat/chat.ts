import { bindAll } from '../../shared/bind.ts';
import { findRecord } from '../records/own-records.ts';
import { ask, askWithoutRecord } from './ask.ts';
import type { ChatContext } from './chat-context.ts';
import type { Conversations } from './conversations.ts';
import { cancelAnswer, findAnswer, follow } from './follow.ts';

export type Chat = ReturnType<typeof createChat>;

/** Conversations about the caller's own records. */
export function createChat(needs: Omit<ChatContext, 'streams'>) {
  const { db, conversations, runs } = needs;
  return {
    ...bindAll(
      { ...needs, streams: new Map() },
      { ask, askWithoutRecord, follow, find: findAnswer, cancel: cancelAnswer },
    ),
    async select(userId: string, recordId: string, messageId: string): Promise<void> {
      await findRecord(db, userId, recordId);
      await conversations.select(recordId, messageId);
    },

    async clear(userId: string, recordId: string): Promise<void> {
      await runs.clear(await findRecord(db, userId, recordId));
    },

    async list(userId: string, recordId: string, query: Parameters<Conversations['list']>[1]) {
      return conversations.list(await findRecord(db, userId, recordId), query);
    },

    all: (userId: string) => conversations.all(userId),
    releaseAll: () => runs.releaseAll(),
    start: () => runs.start(),
    stop: (milliseconds: number) => runs.stop(milliseconds),
    abandon: () => runs.abandon(),
  };
}
