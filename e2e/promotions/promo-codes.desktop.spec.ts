import { defaultDateFormat, writeDay } from '@counter/contract/shared';
import { follow } from '../support/follow.ts';
import { drawerOf } from '../support/orders-page.ts';
import { promoField, promoRow, promosAddress, promosOf, storeDay } from '../support/promos-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a promo code is added with an example, used by an order, deleted and brought back', async ({
  page,
  counter,
  colleague,
  marketplace,
}) => {
  const code = 'PICNIC';
  const promos = promosOf(counter.url, colleague);
  await page.goto(promosAddress);
  await expect(promoRow(page, 'SEASON15')).toContainText('Inactive');
  await expect(promoRow(page, 'HELLO5')).toContainText('active');
  await page.getByRole('link', { name: 'Add Promo' }).click();

  await expect(promoField(page, 'Type')).toHaveValue('PERCENTAGE');
  await expect(promoField(page, 'Start Date')).toHaveValue(
    writeDay(storeDay(0), defaultDateFormat),
  );
  await expect(page.getByText('is required')).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  for (const [label, told] of [
    ['Promo Code', 'Promo code required.'],
    ['Percentage', 'Percentage is required'],
    ['Minimum Order Value', 'Minimum order value is required.'],
    ['End Date', 'End date required.'],
  ] as const)
    await expect(promoField(page, label)).toHaveAccessibleDescription(told);

  await promoField(page, 'Promo Code').fill(code);
  await promoField(page, 'Percentage').fill('15');
  await promoField(page, 'Minimum Order Value').fill('5');
  await expect(page.getByText('On a $ 30.00 basket the customer pays $ 25.50.')).toBeVisible();
  await promoField(page, 'Max Discount').fill('3');
  await expect(page.getByText('On a $ 30.00 basket the customer pays $ 27.00.')).toBeVisible();
  await promoField(page, 'Try a basket of').fill('4');
  await expect(page.getByText(/^A \$\s4\.00 basket is too small/)).toBeVisible();
  await promoField(page, 'End Date').fill(storeDay(7));
  await promoField(page, 'Total uses').fill('10');
  await save.click();

  await expect(page).toHaveURL(promosAddress);
  await expect(page.getByText('Promo code is added successfully')).toBeVisible();
  const row = promoRow(page, code);
  await expect(row).toContainText('15%');
  await expect(row).toContainText('0 of 10');
  const order = await marketplace.order({ promoCode: code.toLowerCase() });
  // What the order used is heard of.
  await expect(row).toContainText('1 of 10');

  await row.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await expect.poll(async () => promos.find(code)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('1 of 10');

  await follow(page, `/dashboard/orders/${order.orderNumber}`);
  await expect(drawerOf(page, order.orderNumber)).toContainText(`Discount (${code})`);
});
