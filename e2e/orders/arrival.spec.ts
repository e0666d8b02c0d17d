import type { Locator } from '@playwright/test';
import { drawerOf, openOrder, popupOf, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('orders are told of once, on every screen, and keep nobody from what is below', async ({
  page,
  marketplace,
  isMobile,
}) => {
  test.slow();
  const popup = popupOf(page);
  const customer = { name: 'Iris Vandermeer', phone: '+1 (212) 555-0139' };
  const placeAndHear = async () => {
    const order = await marketplace.order({ customer });
    await expect(popup).toContainText(`New order ${order.orderNumber}`);
    await expect(popup).toContainText(`4 items · ${order.subtotalDisplayValue} · Pickup`);
    await expect(page).toHaveTitle(/^\(1\) /);
    return order;
  };
  const hearOfSecond = async () => {
    const second = await marketplace.order();
    await expect(popup.getByRole('heading', { name: '2 new orders' })).toBeVisible();
    // A phone has room for one of them.
    await expect(popup).toContainText(isMobile ? 'and 1 more' : second.orderNumber);
    await expect(page).toHaveTitle(/^\(2\) /);
  };
  const sayOkay = async () => {
    await popup.getByRole('link', { name: 'Okay' }).click();
    await expect(page).toHaveURL('/dashboard/app');
    await expect(popup).toBeHidden();
    await expect(page).toHaveTitle(/^[^(]/);
  };
  /** Finds out whether something lies over it. */
  const expectFree = async (target: Locator) => target.click({ trial: true, timeout: 5000 });

  /** A line with targets for a thumb, and the list in sight. */
  const expectLine = async (line: Locator) => {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(72);
    for (const name of ['Okay', 'Open']) {
      const box = await line.getByRole('link', { name }).boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  };

  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Show' })).toContainText(/All\s*\d/);
  await expect(popup).toBeHidden();

  await test.step('over the list and the drawer of an order', async () => {
    const { orderNumber, subtotalDisplayValue } = await placeAndHear();
    const row = rowOf(page, orderNumber);
    for (const text of ['Iris Vandermeer', 'New', subtotalDisplayValue, 'Pickup'])
      await expect(row).toContainText(text);
    await expectFree(row.getByRole('button', { name: 'Accept Order' }));
    const drawer = await openOrder(page, orderNumber);
    await expect(popup).toBeHidden();
    const another = await marketplace.order();
    await expect(popup).toContainText(`New order ${another.orderNumber}`);
    if (isMobile) await expectLine(popup);
    for (const name of ['Close', 'Accept Order', 'Cancel Order'])
      await expectFree(drawer.getByRole('button', { name }));
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await expectFree(dialog.getByRole('button', { name: 'Cancel Order' }));
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(dialog).toBeHidden();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await hearOfSecond();
    await sayOkay();
  });

  await test.step('over the home screen and the menu', async () => {
    await placeAndHear();
    await expectFree(page.getByRole('switch', { name: 'Store is open' }));
    await page.getByRole('button', { name: isMobile ? 'More' : /account of/ }).click();
    await expectFree(page.getByText('Keyboard shortcuts'));
    await expectFree(page.getByText('Logout'));
    await page.keyboard.press('Escape');
    await expect(page.getByText('Logout')).toBeHidden();
    await hearOfSecond();
  });

  // Nobody has looked yet, so the notice is there again.
  await page.reload();
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(popup.getByRole('heading', { name: '2 new orders' })).toBeVisible();
  await marketplace.order();
  await expect(popup.getByRole('heading', { name: '3 new orders' })).toBeVisible();
  await sayOkay();
});

test(
  'opening an order shows all of it, and ends its alarm here and at every other device',
  { tag: '@once' },
  async ({ page, browser, marketplace }) => {
    await page.goto('/dashboard/orders');
    const other = await (await browser.newContext()).newPage();
    await other.goto('/dashboard/app');
    const order = await marketplace.order({ deliveryMethod: 'DIRECT', tip: 350 });
    const { orderNumber } = order;
    await expect(popupOf(other)).toContainText(orderNumber);
    await expect(popupOf(page)).toContainText(orderNumber);
    await popupOf(page).getByRole('link', { name: 'Open order' }).click();
    await expect(page).toHaveURL(`/dashboard/orders/${orderNumber}`);
    await expect(popupOf(page)).toBeHidden();
    await expect(popupOf(other)).toBeHidden();
    await other.context().close();

    const drawer = drawerOf(page, orderNumber);
    const [item] = order.items;
    for (const text of [
      'Nadia Rahman',
      '+1 (212) 555-0188',
      'Delivery',
      '4 ×',
      item?.name ?? '',
      item?.totalQuantityPriceStr ?? '',
      order.estimatedTaxDisplayValue,
      '$ 3.50',
      order.feeDisplayValue,
      order.totalDisplayValue,
      order.payableDisplayValue,
    ])
      await expect(drawer).toContainText(text);
    await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText('Placed');
  },
);
