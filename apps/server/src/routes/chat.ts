import type { Chat } from '../domain/chat/chat.ts';
import type { Asked } from '../domain/chat/follow.ts';
import { EventStream, success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

/** The answer as events where the client takes them, else at once when it has ended. */
async function send(asked: Asked, call: { takesEvents: boolean; signal: AbortSignal }) {
  return call.takesEvents ? new EventStream(asked.stream()) : success(await asked.end(call.signal));
}

export function mountChat(calls: Calls, chat: Chat): void {
  calls.authenticated('chatAboutRecord', async ({ account, path, body, takesEvents, signal }) =>
    send(await chat.ask(account.userId, path.id, body), { takesEvents, signal }),
  );

  calls.authenticated('chat', async ({ account, body, takesEvents, signal }) =>
    send(await chat.askWithoutRecord(account.userId, body), { takesEvents, signal }),
  );

  calls.authenticated('followChatReply', async ({ account, path, query, takesEvents }) => {
    const { attempt = 1, content = 0, reasoning_content: reasoning = 0 } = query;
    if (!takesEvents) return success(await chat.find(account.userId, path.id, path.reply_id));
    const received = { attempt, content, reasoning };
    return new EventStream(await chat.follow(account.userId, path.id, path.reply_id, received));
  });

  calls.authenticated('cancelChatReply', async ({ account, path }) =>
    success(await chat.cancel(account.userId, path.id, path.reply_id)),
  );

  calls.authenticated('selectChatBranch', async ({ account, path, body }) => {
    await chat.select(account.userId, path.id, body.message_id);
    return success(null, '已选择');
  });

  calls.authenticated('listChatHistory', async ({ account, path, query }) => {
    const { page = 1, size = 100, sort = 'asc' } = query;
    return success(await chat.list(account.userId, path.id, { page, size, sort }));
  });

  calls.authenticated('clearChatHistory', async ({ account, path }) => {
    await chat.clear(account.userId, path.id);
    return success(null, '对话已清空');
  });
}
