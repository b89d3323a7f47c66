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

/** What a chat thread uses and jsdom does not have: observers of sizes, and reduced motion, so that text is whole at once. */
export function stubThread(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
