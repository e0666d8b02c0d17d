import { completeOrder, readyOrder } from '@counter/contract/orders';
import { callApi } from '../support/api.ts';
import { promoField, promoFormAddress, promoRow, storeDay } from '../support/promos-page.ts';
import { expect, test } from '../support/test.ts';
import { fillBasket, signUp } from '../support/web-store.ts';

test.use({ person: 'owner@demo.test' });

test('a new promo code works in a basket and appears in the breakdown and the books', async ({
  page,
  counter,
  colleague,
}) => {
  test.slow();
  await page.goto(promoFormAddress);
  await promoField(page, 'Promo Code').fill('HUMMUS20');
  await promoField(page, 'Percentage').fill('20');
  await promoField(page, 'Minimum Order Value').fill('5');
  await promoField(page, 'End Date').fill(storeDay(7));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(promoRow(page, 'HUMMUS20')).toContainText('20%');

  await fillBasket(page, false);
  await signUp(page, counter.url, 'hungry@desk.test');
  await page.getByRole('radio', { name: /^Pickup/ }).check();
  await page.getByLabel('Promo code (optional)').fill('hummus20');
  await page.getByRole('button', { name: 'Apply' }).click();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText('− $ 4.20');
  await page.getByRole('button', { name: /^Place order · / }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{43}$/);
  const orderNumber = await page.getByRole('strong').first().innerText();

  const order = await colleague.find(orderNumber);
  expect(order).toMatchObject({ promoCode: 'HUMMUS20', discount: 420, payment: 'AT_COUNTER' });
  await colleague.accept(order);
  const { token, userId, storeId } = colleague.answer.data;
  const claims = { userId, storeId: storeId ?? 0, orderId: order.id };
  await callApi(counter.url, readyOrder, { body: { ...claims, status: 'READY' } }, { token });
  const completed = { body: { ...claims, status: 'COMPLETED' as const } };
  await callApi(counter.url, completeOrder, completed, { token });

  await page.goto(`/dashboard/reports/order-breakdown?search=${orderNumber}`);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('$ 4.20');
  await expect(row).toContainText(order.totalDisplayValue);

  // What was paid at the counter stays there: the next payout takes the fee alone.
  await page.goto(`/dashboard/userFinance?search=${orderNumber}`);
  const entries = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(entries).toHaveCount(2);
  await expect(entries.last()).toContainText('Discounts − $ 4.20');
  await expect(entries.first()).toContainText(`− ${order.chargedDisplayValue}`);
  const sums = page.getByLabel('Totals');
  await expect(sums).toContainText(`Matching entries− ${order.feeDisplayValue}`);
});
