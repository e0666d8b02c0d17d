import type { PushMessage, PushRenewal } from '@counter/contract/notifications';
import offlinePage from './offline.html?raw';

declare const self: ServiceWorkerGlobalScope;

const allOrders = '/dashboard/orders';

/** The address under which the page keeps itself (lib/kept-page.ts). */
const keptPage = '/dashboard';

/** A page that is made here, so that nothing of ours is kept that could grow old. */
const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

// A new version takes over at once: it answers nothing that an open page was loaded with.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Only pages and their code, and only where they cannot be had. Every other request goes its own way.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(findPage(event));
  else if (origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(findFile(request));
});

// One after the other: two that came together would each find nothing shown yet.
let showing: Promise<void> = Promise.resolve();
self.addEventListener('push', (event) => {
  const message = messageOf(event.data);
  showing = showing.catch(() => undefined).then(async () => show(message));
  event.waitUntil(showing);
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(kept(event.notification).path));
});

async function takeOver(): Promise<void> {
  // The request goes out while this worker is still being started.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function findPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(request);
  } catch {
    return (await findKeptPage(request)) ?? sayOffline();
  }
}

function sayOffline(): Response {
  return new Response(offlinePage, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePolicy,
    },
  });
}

/** The dashboard as the page kept it for a time without a network. */
async function findKeptPage({ url }: Request): Promise<Response | undefined> {
  return new URL(url).pathname.startsWith(keptPage) ? caches.match(keptPage) : undefined;
}

/** Code that the page didn't keep waits for a network: a browser remembers that it couldn't be had. */
async function findFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const file = await caches.match(request, { ignoreVary: true });
    if (file) return file;
    if (self.navigator.onLine) throw error;
    await new Promise((resolve) => self.addEventListener('online', resolve, { once: true }));
    return fetch(request);
  }
}

/** Something is always shown: browsers take the right to push from whoever keeps silent. */
function messageOf(data: PushMessageData | null): PushMessage {
  const given: unknown = data?.json();
  return {
    title: textIn(given, 'title', 'Counter'),
    body: textIn(given, 'body', ''),
    path: textIn(given, 'path', allOrders),
    tag: textIn(given, 'tag', 'counter'),
  };
}

/**
 * Tells the server that the browser has another address. Without the one from before nobody knows whose it
 * is: the server forgets that one once it is answered that it is gone, and the page offers to add the device.
 */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const old = addressIn(oldSubscription);
  if (!old) return;
  const { pushManager } = self.registration;
  const next = addressIn(
    newSubscription ?? (await pushManager.subscribe(oldSubscription?.options)),
  );
  if (!next) return;
  const { endpoint, keys } = old;
  const body: PushRenewal = { old: { endpoint, auth: keys.auth }, ...next };
  await fetch('/api/v1/notifications/push/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function addressIn(subscription: PushSubscription | null) {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, keys: { p256dh, auth } };
}

type Kept = { readonly path: string; readonly count: number };

function kept({ data }: Notification): Kept {
  const given: unknown = data;
  return { path: textIn(given, 'path', allOrders), count: Number(textIn(given, 'count', '1')) };
}

/** A text by its name in what came from outside, or what stands in for it. */
function textIn(given: unknown, name: string, otherwise: string): string {
  if (typeof given !== 'object' || given === null) return otherwise;
  const value: unknown = Object.entries(given).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : otherwise;
}

/** Several orders make one notification, as they make one popup on the screen. */
async function show(message: PushMessage): Promise<void> {
  const { title, body, path, tag } = message;
  const isOrder = tag.startsWith('orders-');
  if (isOrder && (await isInSight())) return;
  const shown = isOrder ? await self.registration.getNotifications({ tag }) : [];
  const count = shown.reduce((total, one) => total + kept(one).count, 1);
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body: count === 1 ? body : `The latest: ${body}`,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: count === 1 ? path : allOrders, count: String(count) },
  };
  await self.registration.showNotification(count === 1 ? title : `${count} new orders`, options);
}

/** Whoever works on a page of ours hears and sees the order there. */
async function isInSight(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.some((page) => page.focused && page.visibilityState === 'visible');
}

async function open(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  await page.focus();
  await page.navigate(path);
}
