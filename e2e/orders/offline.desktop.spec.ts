import { acceptOrder, readyOrder } from '@counter/contract/orders';
import type { Page } from '@playwright/test';
import {
  acceptButton,
  acceptOrder as pressAccept,
  expectLive,
  popupOf,
  rowOf,
} from '../support/orders-page.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test('an offline screen says so, queues changes and catches up', async ({
  page,
  context,
  marketplace,
  colleague,
}) => {
  test.slow();
  const offline = page.getByText(/^Offline since/);
  await page.goto('/dashboard/orders');
  await expectLive(page);
  // The stream may be live before the list has come.
  await expect(acceptButton(page.getByRole('main')).first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expectQueueFetched(page);

  await test.step('says that it is offline, and catches up once it reconnects', async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await expect(page.getByText("Offline. New orders won't appear.")).toBeAttached();
    const missed = await marketplace.order();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await expect(popupOf(page)).toContainText(missed.orderNumber);
    await expect(rowOf(page, missed.orderNumber)).toBeVisible();
    await expectLive(page);
  });

  await test.step('sends queued changes once it reconnects', async () => {
    const { orderNumber } = await marketplace.order();
    const row = rowOf(page, orderNumber);
    await expect(row).toBeVisible();
    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await pressAccept(row);
    await expect(page.getByText(/^Offline since .* · 1 change will be sent$/)).toBeVisible();
    await expect(row).toContainText('Waiting for network');
    await context.setOffline(false);
    await expect(row).not.toContainText('Waiting for network');
    await expect(row).toContainText('Store Accepted');
    await expect(offline).toBeHidden();
    await expectLive(page);
  });
});

/** Waits for the code of the offline queue and what it imports. It loads after the first activity. */
async function expectQueueFetched(page: Page): Promise<void> {
  const missing = async () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const parts = [
        'queue-desk.*js',
        'queue-door.*js',
        'queue-door.*css',
        'shared.*js',
        'drawing.*js',
      ];
      return parts.filter((part) => !names.some((name) => new RegExp(`/${part}$`).test(name)));
    });
  await expect.poll(missing).toEqual([]);
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an offline reload shows the orders, and changes from before and after it are sent', async ({
    page,
    context,
    marketplace,
    colleague,
  }) => {
    test.slow();
    const [first, second, lost] = [
      await marketplace.order(),
      await marketplace.order(),
      await marketplace.order(),
    ];
    await colleague.lookAtEverything();
    await page.goto('/dashboard/orders');
    await page.getByRole('button', { name: 'Board' }).click();
    const card = (orderNumber: string) => page.getByRole('listitem', { name: orderNumber });
    await expect(card(second.orderNumber)).toBeVisible();
    await expectKept(page);
    const accept = async (orderNumber: string) => {
      await card(orderNumber).getByRole('button', { name: 'Accept order' }).click();
      await card(orderNumber)
        .getByRole('button', { name: /^Accept \d+ min for/ })
        .click();
      await expect(card(orderNumber)).toContainText('Accepted, waiting for network');
    };

    await context.setOffline(true);
    await expect(page.getByText(/^Offline since/)).toBeVisible();
    await accept(first.orderNumber);
    await accept(lost.orderNumber);
    await page.reload();
    await expect(card(first.orderNumber)).toContainText('Accepted, waiting for network');
    await card(first.orderNumber)
      .getByRole('button', { name: /^Ready/ })
      .click();
    await expect(card(first.orderNumber)).toContainText('Ready, waiting for network');
    await accept(second.orderNumber);
    await expect(page.getByText(/4 changes will be sent/)).toBeVisible();
    expect((await colleague.find(first.orderNumber)).status).toBe('NEW');
    await colleague.cancel(await colleague.find(lost.orderNumber));

    await context.setOffline(false);
    await expect(card(lost.orderNumber)).toContainText(/cancelled/i);
    await expect(page.getByText('waiting for network')).toHaveCount(0);
    const { timeline } = await colleague.find(first.orderNumber);
    expect(timeline.map(({ kind }) => kind).filter((kind) => kind !== 'seen')).toEqual([
      'placed',
      'accept',
      'ready',
    ]);
    expect((await colleague.find(second.orderNumber)).status).toBe('STORE_ACCEPTED');
    await card(lost.orderNumber)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await expect(card(lost.orderNumber)).toHaveCount(0);
  });

  test('two tabs share one queue, which is sent once and in order', async ({
    page,
    context,
    marketplace,
    colleague,
  }) => {
    const { orderNumber } = await marketplace.order();
    await colleague.lookAtEverything();
    const other = await context.newPage();
    const cardOn = (tab: Page) => tab.getByRole('listitem', { name: orderNumber });
    await page.goto('/dashboard/orders');
    await page.getByRole('button', { name: 'Board' }).click();
    await expectKept(page);
    await other.goto('/dashboard/orders');
    await expect(cardOn(page)).toBeVisible();
    await cardOn(other).hover();
    const answered: string[] = [];
    const moves = [acceptOrder, readyOrder].map(({ path }) => `/api/v1${path}`);
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (moves.includes(pathname)) answered.push(pathname);
    });

    await context.setOffline(true);
    for (const tab of [page, other]) await expect(tab.getByText(/^Offline since/)).toBeVisible();
    await pressAccept(cardOn(page));
    await expect(cardOn(other)).toContainText('Accepted, waiting for network');
    await cardOn(other)
      .getByRole('button', { name: /^Ready/ })
      .click();
    await expect(cardOn(page)).toContainText('Ready, waiting for network');

    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Offline since/)).toBeHidden();
      await expect(tab.getByText('waiting for network')).toHaveCount(0);
    }
    const { timeline } = await colleague.find(orderNumber);
    const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind !== 'seen');
    expect(kinds).toEqual(['placed', 'accept', 'ready']);
    expect(answered).toEqual(moves);
  });
});

/** Waits until the desk has kept itself on the device, which it does once somebody stirs. */
async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(async () => page.evaluate(async () => (await caches.match('/dashboard')) !== undefined))
    .toBe(true);
}
