import { setupWorker } from 'msw/browser';
import { allHandlers } from './handlers/all.ts';
import { scenariosByName } from './scenarios/by-name.ts';

const STORED = 'mock-scenarios';

/** The scenarios of the address (`?mock=network.slow`), which stay for the tab until `?mock=` ends them. */
function chosenScenarios(): string {
  const asked = new URLSearchParams(location.search).get('mock');
  if (asked !== null) sessionStorage.setItem(STORED, asked);
  return sessionStorage.getItem(STORED) ?? '';
}

/** Handles every call in the browser, for development without a server. Data lasts until the page is loaded again. */
export async function startMock(): Promise<void> {
  const worker = setupWorker(...scenariosByName(chosenScenarios()), ...allHandlers());
  await worker.start({
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
}
