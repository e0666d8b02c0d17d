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

/** The address under which the page keeps itself (lib/device/kept-page.ts). */
const keptPage = '/dashboard';

/** A press that takes longer counts as lost. */
const pressWithinMs = 15_000;

/** A page that is made here, so that nothing of ours is kept that could grow old. */
const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

// A new version takes over at once: it answers nothing that an open page was loaded with.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Pages and their code where they cannot be had, and files that are shared with us. Every other request goes its own way.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === shareAddress)
    event.respondWith(keepShared(request));
  else if (request.mode === 'navigate') event.respondWith(findPage(event));
  else if (origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(findFile(request));
});

// One after the other: two that came together would each find nothing shown yet.
let showing: Promise<void> = Promise.resolve();
self.addEventListener('push', (event) => {
  const message = readMessage(event.data?.json());
  showing = showing.catch(() => undefined).then(async () => show(message));
  event.waitUntil(showing);
  // Beside it: a system that doesn't answer about its icon must not keep an order from being shown.
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

/** Several orders make one notification, as they make one popup on the screen. */
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

/** Shows how many new orders wait on the app's icon; nothing if none do. Not every system has such a number. */
async function showWaiting(waiting: number | undefined): Promise<void> {
  if (waiting === undefined || !('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(waiting).catch(() => undefined);
}

/** Does what a button says without opening the app, and tells how it went. */
async function press(token: string, kept: ReturnType<typeof readKept>): Promise<void> {
  const outcome = await sendPress({ token });
  await put(noteOfOutcome(outcome, kept));
  await showWaiting(outcome.waiting);
}

/** The token is all it needs: no session is sent along. */
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

/** Keeps a shared receipt until the form takes it, also while somebody signs in first. */
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
