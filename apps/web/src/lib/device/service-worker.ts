import { whenIdle } from './when-idle.ts';

/** Registers the service worker right away. */
export async function registerWorker(): Promise<void> {
  // Browsers omit the API on pages loaded without HTTPS.
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/**
 * Registers the service worker once the browser is idle. A failure costs push messages and offline use, so it is
 * only logged.
 */
export function registerWorkerLater(): void {
  if (!import.meta.env.PROD) return;
  const register = () =>
    void registerWorker().catch((error: unknown) =>
      console.info('The service worker could not be registered.', error),
    );
  whenIdle(register, 10_000);
}
