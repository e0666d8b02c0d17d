import type { BrowserContext, Page } from '@playwright/test';
import { openNotificationCentre } from '../support/notification-centre.ts';
import { openPushInbox, type PushInbox } from '../support/push-service.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { connectionLost, expect, kitchen, test } from '../support/test.ts';

test.use({
  person: 'owner@demo.test',
  serviceWorkers: 'allow',
  // One pattern: Playwright would take a second for the options of the first.
  expectedErrors: [new RegExp(`${connectionLost.source}|503|409`)],
});

const screen = '/dashboard/settings/notifications';

let inbox: PushInbox;

test.beforeEach(async () => {
  inbox = await openPushInbox();
});
test.afterEach(async () => inbox.stop());

/**
 * Stands in for the person who allows notifications, whom a browser without windows cannot ask, and for the
 * push service of the browser's maker, which gives a browser its address.
 */
async function giveAddress(context: BrowserContext): Promise<void> {
  await context.addInitScript((address) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    let subscription: object | null = null;
    const subscribe = async () => {
      subscription = { endpoint: address.endpoint, toJSON: () => address };
      return subscription;
    };
    const getSubscription = async () => subscription;
    Object.assign(PushManager.prototype, { subscribe, getSubscription });
  }, inbox.address);
}

/** Hands messages to the service worker, as the browser does with what its push service brings. */
async function openDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

test('a device is added and tested, and gets notified of unseen orders', async ({
  page,
  context,
  marketplace,
}) => {
  test.slow();
  await giveAddress(context);
  await page.goto(screen);
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  const devices = page.getByRole('list', { name: 'Your devices' });
  // The service worker keeps the whole desk first, which takes a while on a busy machine.
  await expect(devices.getByText('This device')).toBeVisible({ timeout: 60_000 });
  await expect(devices).toContainText('no messages yet');
  const deliver = await openDelivery(page);
  const shown = await openNotificationCentre(context);

  await devices.getByRole('button', { name: /^Test/ }).click();
  await expect(devices).toContainText('last message');
  expect(inbox.messages).toHaveLength(1);
  await deliver(inbox.messages[0] ?? '');
  await expect.poll(shown).toEqual([expect.objectContaining({ title: 'It works' })]);

  // Nobody is at a page of ours: two orders, one notification.
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.goto('about:blank');
  const [first, second] = [await marketplace.order(), await marketplace.order()];
  await expect.poll(() => inbox.messages.length, { timeout: 30_000 }).toBe(3);
  const told = inbox.messages.slice(1).map((message): unknown => JSON.parse(message));
  expect(told).toEqual(
    expect.arrayContaining(
      [first, second].map(({ orderNumber }) =>
        expect.objectContaining({
          title: `New order ${orderNumber}`,
          path: `/dashboard/business/${kitchen}/orders/${orderNumber}`,
        }),
      ),
    ),
  );
  expect(inbox.messages.join(' ')).not.toContain('Nadia');
  for (const message of inbox.messages.slice(1)) await deliver(message);
  await page.goto(screen);
  await expect.poll(shown).toContainEqual(expect.objectContaining({ title: '2 new orders' }));

  await test.step("the notification's button accepts an order once, without a page", async () => {
    const [worker] = context.serviceWorkers();
    const data: unknown = JSON.parse(inbox.messages[1] ?? '');
    const press = async () =>
      worker?.evaluate((kept) => {
        const notification = { data: kept, close: () => undefined };
        const parts = { notification, action: 'accept', waitUntil: () => undefined };
        self.dispatchEvent(Object.assign(new Event('notificationclick'), parts));
      }, data);
    const isTold = async (words: RegExp) => (await shown()).some(({ title }) => words.test(title));
    await press();
    await expect.poll(async () => isTold(/^Accepted /)).toBe(true);
    await press();
    await expect.poll(async () => isTold(/ was accepted by .* already\.$/)).toBe(true);
  });

  await devices.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove device' }).click();
  await expect(page.getByText('None of your devices get new orders.')).toBeVisible();

  await test.step('a device whose browser changes its push address stays on the list', async () => {
    await page.goto(screen);
    await page.getByRole('button', { name: 'Notify me on this device' }).click();
    await expect(devices.getByText('This device')).toBeVisible();

    const [worker] = context.serviceWorkers();
    const next = { ...inbox.address, endpoint: `${inbox.address.endpoint}/next` };
    const answered = context.waitForEvent('response', (response) =>
      response.url().endsWith('/notifications/push/renewal'),
    );
    // As the browser does it; what it hands over cannot be made by a script, but what is read of it can.
    await worker?.evaluate(
      ([oldSubscription, newSubscription]) => {
        const change = Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: { toJSON: () => oldSubscription },
          newSubscription: { toJSON: () => newSubscription },
          waitUntil: () => undefined,
        });
        self.dispatchEvent(change);
      },
      [inbox.address, next],
    );
    expect((await answered).status()).toBe(200);
    // The page of this test is told of the old address still, so the device is only one of the list.
    await page.reload();
    await expect(devices).toContainText('no messages yet');
    await devices.getByRole('button', { name: /^Test/ }).click();
    await expect(devices).toContainText('last message');
    expect(inbox.paths.at(-1)).toBe('/browser/next');
    await devices.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove device' }).click();
    await expect(page.getByText('None of your devices get new orders.')).toBeVisible();
  });
});

test('explains blocked notifications and shows the offline page of the installed app', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(screen);
  await expect(page.getByText('Your browser blocks notifications from this site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeHidden();

  await test.step('the installed app shows an offline page and recovers on "Try again"', async () => {
    await page.goto('/dashboard/app');
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Counter', start_url: '/dashboard/app' });
    expect((await page.request.get('/icons/maskable-512.png')).status()).toBe(200);
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.goto('/dashboard/orders');
    await expect(page.getByRole('heading', { name: 'Counter cannot be reached' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
