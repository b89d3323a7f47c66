import { vi } from 'vitest';

/** Lets the client make its requests in jsdom; before its store is created, because the client keeps the class. */
export function stubRequest(): void {
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        // Node resolves no relative URL and refuses the AbortSignal of jsdom.
        super(typeof input === 'string' ? new URL(input, location.href) : input, { ...init, signal: null });
      }
    },
  );
}

/** Modal dialogs, which jsdom does not have. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
