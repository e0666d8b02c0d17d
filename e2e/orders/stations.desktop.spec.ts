import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { productNamed } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', viewport: { width: 1024, height: 768 } });

test('once two stations have ticked an order, the screen offers it as ready', async ({
  page,
  managersPage: other,
  marketplace,
  colleague,
}) => {
  test.slow();
  const menu = await marketplace.menu();
  const rice = productNamed(menu, 'Vermicelli Rice');
  const salad = productNamed(menu, 'Fattoush');
  const order = await marketplace.order({
    items: [
      { productId: rice.id, quantity: 2, options: [], specialInstructions: '' },
      { productId: salad.id, quantity: 3, options: [], specialInstructions: '' },
    ],
  });
  await colleague.accept(order);
  const { orderNumber } = order;
  const cardOn = (device: typeof page) => device.getByRole('listitem', { name: orderNumber });
  for (const [device, station] of [
    [page, 'Stove'],
    [other, 'Cold'],
  ] as const) {
    await device.goto('/dashboard/orders');
    await device.getByRole('button', { name: 'Board', exact: true }).click();
    await device.getByRole('combobox', { name: 'Station' }).selectOption(station);
    await expect(cardOn(device)).toBeVisible();
  }
  const overhang = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overhang, 'the board fits a tablet').toBeLessThanOrEqual(0);
  await expectGoodInBothThemes(page);
  await expect(cardOn(page)).not.toContainText(salad.name);
  await expect(cardOn(page)).toContainText('+3 at Cold');

  await cardOn(page)
    .getByRole('button', { name: new RegExp(`^2×\\s*${rice.name}`) })
    .click();
  await expect(cardOn(other)).toContainText('Stove is done');
  await other.getByRole('button', { name: `All made at Cold, ${orderNumber}` }).click();

  await expect(cardOn(page)).toContainText('Everything is made');
  await cardOn(page)
    .getByRole('button', { name: `One bag more for ${orderNumber}` })
    .click();
  await cardOn(page)
    .getByRole('button', { name: `Ready ${orderNumber}` })
    .click();
  await expect(cardOn(other)).toContainText('5 items in 2 bags');
});
