import { whenIdle } from './when-idle.ts';

/** Lets the service worker of the built page take its place: at once, or once the page has settled. */
export async function registerWorker(): Promise<void> {
  // Browsers leave it out where the page came without encryption.
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/** The same once the browser has nothing better to do; without it everything works but pushed messages. */
export function registerWorkerLater(): void {
  if (!import.meta.env.PROD) return;
  const register = () =>
    void registerWorker().catch((error: unknown) =>
      console.info('The service worker could not be registered.', error),
    );
  whenIdle(register, 10_000);
}
