import { drawerOf, openerOf, openOrder, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('orders can be found, moved and cancelled by keyboard', async ({ page, marketplace }) => {
  test.slow();
  const customer = { name: 'Yolanda Walker', phone: '+1 (212) 555-0171' };
  const older = await marketplace.order({ customer });
  const newer = await marketplace.order({ customer });
  const buttonOf = (orderNumber: string) => openerOf(page, orderNumber);
  const search = async (text: string): Promise<void> => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await expect(page).toHaveURL(new RegExp(`search=${text}`));
  };
  await page.goto('/dashboard/orders');
  await expect(rowOf(page, newer.orderNumber)).toBeVisible();

  await test.step('cancels an order by keyboard', async () => {
    const { orderNumber } = older;
    // From the list: the keys act on the order of its row.
    const drawer = await openOrder(page, orderNumber);
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    const reason = dialog.getByLabel('Reason');
    await expect(dialog).toBeVisible();
    while (!(await reason.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type('Pricing');
    await expect(reason).toHaveValue('PricingError');
    await page.keyboard.press('Tab');
    await page.keyboard.type('acex');
    await expect(dialog.getByLabel('Message')).toHaveValue('acex');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('order is cancelled')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(drawer).toBeHidden();
  });

  await test.step('finds an order and takes it from New to Completed', async () => {
    const { orderNumber } = newer;
    await search(orderNumber);
    const found = page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
    await expect(found).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await expect(buttonOf(orderNumber)).toBeFocused();
    await page.keyboard.press('Enter');
    const drawer = drawerOf(page, orderNumber);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('a');
    await expect(drawer.getByRole('button', { name: /^Accept \d+ min/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(rowOf(page, orderNumber)).toContainText('Store Accepted');
    await expect(buttonOf(orderNumber)).toBeFocused();
    const ready = rowOf(page, orderNumber).getByRole('button', { name: `Ready ${orderNumber}` });
    await expect(ready).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByText('order is ready')).toBeVisible();
    // The next step is offered once the move is over.
    const next = rowOf(page, orderNumber).getByRole('button', { name: 'Completed' });
    await expect(next).toBeEnabled();
    await page.keyboard.press('c');
    await expect(page.getByText('order is completed')).toBeVisible();

    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
