import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { drawerOf } from '../support/orders-page.ts';
import { productNamed } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', viewport: { width: 1024, height: 768 } });

test('removing and swapping items of an order updates every screen', async ({
  page,
  managersPage: other,
  marketplace,
  colleague,
}) => {
  test.slow();
  const menu = await marketplace.menu();
  const rice = productNamed(menu, 'Vermicelli Rice');
  const salad = productNamed(menu, 'Fattoush');
  const plain = menu.products.find(
    ({ id, available, optionGroups }) =>
      available && optionGroups.length === 0 && id !== rice.id && id !== salad.id,
  );
  if (!plain) throw new Error('Nothing else comes without options.');
  const item = { options: [], specialInstructions: '' };
  const order = await marketplace.order({
    items: [
      { ...item, productId: rice.id, quantity: 2 },
      { ...item, productId: salad.id, quantity: 3 },
    ],
  });
  await colleague.accept(order);
  const { orderNumber } = order;
  const cardOn = (device: typeof page) => device.getByRole('listitem', { name: orderNumber });
  for (const device of [page, other]) {
    await device.goto('/dashboard/orders');
    await device.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(cardOn(device)).toContainText('Vermicelli Rice');
  }

  await page.getByRole('button', { name: `Open ${orderNumber}` }).click();
  const drawer = drawerOf(page, orderNumber);
  await drawer.getByRole('button', { name: `Change items ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change items of ${orderNumber}` });
  await dialog.getByRole('button', { name: 'Remove Vermicelli Rice' }).click();
  await dialog.getByRole('button', { name: 'One Fattoush less' }).click();
  await dialog.getByRole('button', { name: 'Swap Fattoush' }).click();
  const swap = dialog.getByLabel('Swap 1 × Fattoush for');
  await swap.selectOption(String(plain.id));
  await expect(dialog.getByText('Refund to customer')).toBeVisible();
  await expectGoodInBothThemes(page);
  await dialog.getByRole('button', { name: 'Change order' }).click();
  await expect(dialog).toBeHidden();

  await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText(
    'Removed 2 × Vermicelli Rice.',
  );
  for (const device of [page, other]) {
    await expect(cardOn(device)).not.toContainText('Vermicelli Rice');
    await expect(cardOn(device)).toContainText(plain.name);
  }
});
