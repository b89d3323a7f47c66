import { setupServer } from 'msw/node';
import { allHandlers } from './handlers/all.ts';

/** Every call handled in a Node test: `server.listen({ onUnhandledRequest: 'error' })`. */
export const server = setupServer(...allHandlers());
