import { setupWorker } from 'msw/browser';
import { allHandlers } from './handlers/all.ts';

/** Every call handled in the browser, for development without a server: `await worker.start()`. */
export const worker = setupWorker(...allHandlers());
