import type { PushMessage, PushPressRequest, PushRenewal } from '@counter/contract/notifications';
import offlinePage from './offline.html?raw';
import {
  isOrder,
  noteOf,
  noteOfOutcome,
  readKept,
  readMessage,
  readOutcome,
  unanswered,
  type Note,
  type Outcome,
} from './order-notes.ts';
import {
  judgeShared,
  pageOfShare,
  shareAddress,
  sharedFiles,
  sharedReceipt,
} from './shared-file.ts';

declare const self: ServiceWorkerGlobalScope;

/** The address under which the page caches itself (lib/device/kept-page.ts). */
const keptPage = '/dashboard';

/** The timeout of a button press. */
const pressWithinMs = 15_000;

/**
 * The content security policy of the offline page. The worker holds that page itself, so no cached copy can become
 * outdated.
 */
const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

// A new version takes over at once, because it serves none of the files that open pages were loaded with.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Handles only shared files, and pages and code that can't be fetched. All other requests bypass the worker.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === shareAddress)
    event.respondWith(keepShared(request));
  else if (request.mode === 'navigate') event.respondWith(findPage(event));
  else if (origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(findFile(request));
});

// One at a time: two simultaneous pushes would each see no visible notification.
let showing: Promise<void> = Promise.resolve();
self.addEventListener('push', (event) => {
  const message = readMessage(event.data?.json());
  showing = showing.catch(() => undefined).then(async () => show(message));
  event.waitUntil(showing);
  // In parallel, because a system that never answers about its icon must not keep an order from being shown.
  event.waitUntil(showWaiting(message.waiting));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const kept = readKept(notification.data);
  const button = kept.buttons.find((one) => one.action === action);
  event.waitUntil(button ? press(button.token, kept) : open(kept.path));
});

async function takeOver(): Promise<void> {
  // Sends the request while this worker is still starting.
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

/** Returns the dashboard's page from the cache. */
async function findKeptPage({ url }: Request): Promise<Response | undefined> {
  return new URL(url).pathname.startsWith(keptPage) ? caches.match(keptPage) : undefined;
}

/**
 * Returns a file from the network or the cache. Otherwise it waits for the network, because browsers remember
 * failed module loads.
 */
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

/**
 * Tells the server that the push endpoint has changed. Without the old endpoint the owner is unknown: the server
 * drops the old one once it is reported gone, and the page offers to add the device again.
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

/** Shows a message. Several orders share a notification, as they share a popup on screen. */
async function show(message: PushMessage): Promise<void> {
  const { tag } = message;
  if (isOrder(message) && (await isInSight())) return;
  const shown = isOrder(message) ? await self.registration.getNotifications({ tag }) : [];
  await put(
    noteOf(
      message,
      shown.map(({ data }) => readKept(data)),
    ),
  );
}

async function put({ title, options }: Note): Promise<void> {
  await self.registration.showNotification(title, options);
}

/** Shows the number of new orders on the app's icon, where the system supports it; 0 clears it. */
async function showWaiting(waiting: number | undefined): Promise<void> {
  if (waiting === undefined || !('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(waiting).catch(() => undefined);
}

/** Performs a notification button's action without opening the app, and reports the outcome. */
async function press(token: string, kept: ReturnType<typeof readKept>): Promise<void> {
  const outcome = await sendPress({ token });
  await put(noteOfOutcome(outcome, kept));
  await showWaiting(outcome.waiting);
}

/** Sends a button press. The token is enough, so no session is sent. */
async function sendPress(body: PushPressRequest): Promise<Outcome> {
  try {
    const response = await fetch('/api/v1/notifications/push/press', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(pressWithinMs),
    });
    return readOutcome(response.ok, await response.json());
  } catch {
    return unanswered;
  }
}

/** Stores a shared receipt until the form takes it, even if the person has to sign in first. */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('receipt').filter((part) => part instanceof File);
  const verdict = judgeShared(files);
  const cache = await caches.open(sharedFiles);
  await cache.delete(sharedReceipt);
  const [file] = files;
  if (verdict === 'taken' && file) {
    const name = encodeURIComponent(file.name);
    const headers = {
      'content-type': file.type,
      'x-file-name': name,
      'x-shared-at': String(performance.timeOrigin + performance.now()),
    };
    await cache.put(sharedReceipt, new Response(file, { headers }));
  }
  return Response.redirect(pageOfShare(verdict), 303);
}

/** Returns true if one of our pages is focused. It shows and announces new orders itself. */
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
