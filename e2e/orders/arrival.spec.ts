import type { Locator } from '@playwright/test';
import { acceptButton, openOrder, popupOf, rowOf, stripOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('new orders pop up on every screen without covering its controls', async ({
  page,
  marketplace,
  colleague,
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
    await marketplace.order();
    await expect(popup).toContainText('2 new orders');
    await expect(page).toHaveTitle(/^\(2\) /);
  };
  const sayOkay = async () => {
    await popup.getByRole('link', { name: 'Okay' }).click();
    await expect(page).toHaveURL('/dashboard/app');
    await expect(popup).toBeHidden();
    await expect(page).toHaveTitle(/^[^(]/);
    // They are silent, and still wait.
    await expect(stripOf(page)).toBeVisible();
    await colleague.lookAtEverything();
  };
  /** Finds out whether something lies over it. */
  const expectFree = async (target: Locator) => target.click({ trial: true, timeout: 5000 });

  /** A line with targets for a thumb, and the list in sight. */
  const expectLine = async (line: Locator) => {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(72);
    for (const name of ['Okay', 'Review']) {
      const box = await line.getByRole('link', { name }).boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  };

  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Show' })).toContainText(/All\s*\d/);
  await expect(popup).toBeHidden();

  await test.step("over the list and an order's drawer", async () => {
    const { orderNumber, subtotalDisplayValue } = await placeAndHear();
    const row = rowOf(page, orderNumber);
    for (const text of ['Iris Vandermeer', 'New', subtotalDisplayValue, 'Pickup'])
      await expect(row).toContainText(text);
    await expectFree(acceptButton(row));
    const drawer = await openOrder(page, orderNumber);
    await expect(popup).toBeHidden();
    const another = await marketplace.order();
    await expect(popup).toContainText(`New order ${another.orderNumber}`);
    if (isMobile) await expectLine(popup);
    for (const name of ['Close', /^Accept order/, /^Cancel order/i])
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
  await expect(popup).toContainText('2 new orders');
  await marketplace.order();
  await expect(popup).toContainText('3 new orders');
  await sayOkay();
});

test(
  'opening an order shows it and ends only its alarm, and "Okay" snoozes the rest everywhere',
  { tag: '@once' },
  async ({ page, browser, marketplace }) => {
    await page.goto('/dashboard/orders');
    const other = await (await browser.newContext()).newPage();
    await other.goto('/dashboard/app');
    const order = await marketplace.order({ deliveryMethod: 'DIRECT', tip: 350 });
    const second = await marketplace.order();
    for (const screen of [page, other]) await expect(popupOf(screen)).toContainText('2 new orders');
    const drawer = await openOrder(page, order.orderNumber);
    await expect(page).toHaveURL(`/dashboard/orders/${order.orderNumber}`);
    for (const screen of [page, other])
      await expect(popupOf(screen)).toContainText(`New order ${second.orderNumber}`);
    await popupOf(other).getByRole('link', { name: 'Okay' }).click();
    for (const screen of [page, other]) await expect(popupOf(screen)).toBeHidden();
    await other.context().close();

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
