import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { reply, replyEvents } from '../fixtures/chat.ts';
import { mock, ok } from '../http.ts';

const wantsStream = (request: Request) =>
  request.headers.get('Accept')?.includes('text/event-stream') ?? false;

/** The same reply to every message; streamed, `pause` milliseconds between parts, when the request accepts a stream. */
export function chatHandlers(
  history: readonly Schema<'ChatMessage'>[] = [],
  events: readonly string[] = replyEvents,
  pause = 0,
): HttpHandler[] {
  return [
    mock.post('/api/record/{id}/chat', ({ request, answer, stream }) =>
      wantsStream(request) ? stream(events, pause) : answer(200, ok(reply)),
    ),
    mock.post('/api/chat', ({ request, answer, stream }) =>
      wantsStream(request) ? stream(events, pause) : answer(200, ok(reply)),
    ),
    mock.get('/api/record/{id}/chat-history', ({ answer }) =>
      answer(200, ok({ items: [...history], total: history.length })),
    ),
  ];
}
