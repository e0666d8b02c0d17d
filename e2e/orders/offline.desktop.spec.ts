import { acceptOrder } from '@counter/contract/orders';
import {
  acceptButton,
  acceptOrder as pressAccept,
  expectLive,
  openOrder,
  popupOf,
  rowOf,
} from '../support/orders-page.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test('without a connection the screen says so, keeps what is pressed, and catches up', async ({
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

  await test.step('the screen says that it is offline and catches up when it is back', async () => {
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

  await test.step('a list that was never read says so, and comes with the connection', async () => {
    const lists = page.getByRole('navigation', { name: 'Orders' });
    await lists.getByRole('link', { name: 'Scheduled' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await lists.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText("We couldn't load these orders")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Page 1 of/)).toBeVisible();
    await lists.getByRole('link', { name: 'Todays Orders' }).click();
    await expectLive(page);
  });

  /** An order nobody has to be alarmed of any more. */
  const placeSeen = async () => {
    // Arrivals wait while a hand is on the list, and while it is scrolled.
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    const { orderNumber } = await marketplace.order();
    await expect(rowOf(page, orderNumber)).toBeVisible();
    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
    return { orderNumber, row: rowOf(page, orderNumber) };
  };

  await test.step('what was pressed offline is done once there is a connection', async () => {
    const { row } = await placeSeen();
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

  await test.step('an accept that reaches nobody waits, and is sent once somebody answers', async () => {
    const { orderNumber, row } = await placeSeen();
    const address = `**/api/v1${acceptOrder.path}`;
    await page.route(address, async (route) => route.abort('connectionrefused'));
    await pressAccept(row);
    await expect(row).toContainText('Waiting for network');
    await page.unroute(address);
    await expect
      .poll(async () => (await colleague.find(orderNumber)).status)
      .toBe('STORE_ACCEPTED');
    await expect(row).not.toContainText('Waiting for network');
  });

  await test.step('a cancel offline says that it cannot be done', async () => {
    const { orderNumber } = await placeSeen();
    const drawer = await openOrder(page, orderNumber);
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await dialog.getByLabel('Reason').selectOption('Out of stock');
    await context.setOffline(true);
    await expect(dialog.getByRole('alert')).toContainText("You're offline.");
    await context.setOffline(false);
  });
});
