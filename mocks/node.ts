import { setupServer } from 'msw/node';
import { allHandlers } from './handlers/all.ts';

/** The whole service inside a Node test: `server.listen({ onUnhandledRequest: 'error' })`. */
export const server = setupServer(...allHandlers());
