import type { HttpHandler } from 'msw';
import { Conversation, type ConversationOptions } from '../conversation.ts';
import { history as fixture, reply, replyEvents } from '../fixtures/chat.ts';
import { mock, no, ok } from '../http.ts';

const wantsStream = (request: Request) =>
  request.headers.get('Accept')?.includes('text/event-stream') ?? false;

const FROM_START = { attempt: 1, content: 0, reasoning_content: 0 };
const gone = no(404, '没有这条消息');

/** Conversations about records as the service keeps them, until the handlers are created again. */
export function chatHandlers({
  history = fixture,
  answer = () => ({ ...reply, suggestions: ['今年的感情运势如何？'] }),
  pause = 0,
  size = 4,
  cuts = [],
}: ConversationOptions = {}): HttpHandler[] {
  const conversations = new Map<string, Conversation>();
  const about = (record_id: string) => {
    const known = conversations.get(record_id);
    if (known) return known;
    const created = new Conversation({ history, answer, pause, size, cuts });
    conversations.set(record_id, created);
    return created;
  };
  return [
    mock.post('/api/record/{id}/chat', async ({ request, params, body, answer: send, stream }) => {
      const conversation = about(params.id);
      const written = conversation.ask(await body());
      if (!written) return send(404, gone);
      if (wantsStream(request)) return stream(conversation.events(written, FROM_START));
      const { content, reasoning_content = null } = written;
      return send(200, ok({ role: 'assistant' as const, content, reasoning_content }));
    }),
    mock.post('/api/chat', ({ request, answer: send, stream }) =>
      wantsStream(request) ? stream(replyEvents, pause) : send(200, ok(reply)),
    ),
    mock.get('/api/record/{id}/chat/{reply_id}', ({ request, params, query, answer: send, stream }) => {
      const conversation = about(params.id);
      const message = conversation.find(params.reply_id);
      if (!message) return send(404, gone);
      if (!wantsStream(request)) return send(200, ok(message));
      const attempt = Number(query.get('attempt') ?? 1);
      const lengths = {
        content: Number(query.get('content')),
        reasoning_content: Number(query.get('reasoning_content')),
      };
      return stream(conversation.events(message, { attempt, ...lengths }));
    }),
    mock.post('/api/record/{id}/chat/{reply_id}/cancel', ({ params, answer: send }) => {
      const message = about(params.id).cancel(params.reply_id);
      return message ? send(200, ok(message)) : send(404, gone);
    }),
    mock.put('/api/record/{id}/chat-head', async ({ params, body, answer: send }) => {
      const { message_id } = await body();
      return about(params.id).select(message_id) ? send(200, ok(null)) : send(404, gone);
    }),
    mock.get('/api/record/{id}/chat-history', ({ params, query, answer: send }) =>
      send(200, ok(about(params.id).page(Number(query.get('page') ?? 1), Number(query.get('size') ?? 100)))),
    ),
    mock.delete('/api/record/{id}/chat-history', ({ params, answer: send }) => {
      about(params.id).clear();
      return send(200, ok(null, '对话已清空'));
    }),
  ];
}

/** The same events to every question, `pause` milliseconds apart; nothing of them is kept. */
export function scriptedReply(events: readonly string[], pause = 0): HttpHandler[] {
  return [
    mock.post('/api/record/{id}/chat', ({ request, answer, stream }) =>
      wantsStream(request) ? stream(events, pause) : answer(200, ok(reply)),
    ),
    mock.post('/api/chat', ({ request, answer, stream }) =>
      wantsStream(request) ? stream(events, pause) : answer(200, ok(reply)),
    ),
  ];
}
