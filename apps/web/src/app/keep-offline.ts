import { whenIdle } from './idle.ts';

/** How long after its last byte a page has the network to itself, in milliseconds. */
const WORKER_AFTER = 5000;

/** Has the app kept on the device, once the page wants nothing more; not where the visitor saves data. */
export function keepAppOffline(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const register = () => whenIdle(() => void serviceWorker.register('/service-worker.js'));
  const wait = () => setTimeout(register, WORKER_AFTER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
