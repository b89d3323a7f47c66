/** Registers the service worker of a production build; not where the visitor saves data. */
export function keepAppOffline(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  void serviceWorker.register('/service-worker.js');
}
