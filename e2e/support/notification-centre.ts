import type { BrowserContext } from '@playwright/test';

type Shown = { readonly title: string };

declare const shownNotifications: readonly Shown[];

/**
 * Replaces the system's notification center, which a headless browser lacks. Returns the shown notifications, the
 * latest first.
 */
export async function openNotificationCentre(
  context: BrowserContext,
): Promise<() => Promise<readonly Shown[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    type Kept = NotificationOptions & { readonly title: string };
    const kept: Kept[] = [];
    const showNotification = async (title: string, options: NotificationOptions = {}) => {
      const earlier = kept.findIndex(({ tag }) => tag === options.tag);
      if (earlier >= 0) kept.splice(earlier, 1);
      kept.unshift({ ...options, title });
    };
    const getNotifications = async ({ tag }: GetNotificationOptions = {}) =>
      kept.filter((one) => tag === undefined || one.tag === tag);
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification, getNotifications });
    // A headless browser has no app icon either, and kills a service worker that sets its badge.
    Object.assign(navigator, { setAppBadge: async () => undefined });
    Object.assign(globalThis, { shownNotifications: kept });
  });
  return async () => worker.evaluate(() => shownNotifications.map(({ title }) => ({ title })));
}
