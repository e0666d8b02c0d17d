import { findAdjustableOrders } from '@counter/contract/adjustments';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import type { Merchant } from '../support/merchant.ts';
import { expectLive } from '../support/orders-page.ts';
import { signedInState } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

/** A completed order of which nothing went back, from a page of the list that no other test takes one from. */
async function findOrder(url: string, { answer }: Merchant) {
  const { token, userId, storeId } = answer.data;
  const body = { userId, storeId: storeId ?? 0, pageNumber: 3 };
  const { data } = await callApi(url, findAdjustableOrders, { body }, { token });
  const order = data.content.find(({ refunded, charges }) => refunded === 0 && charges === 0);
  if (!order) throw new Error('every order was adjusted');
  return { storeId: body.storeId, orderNumber: order.orderNumber };
}

const drawerOf = (page: Page, orderNumber: string) =>
  page.getByRole('dialog', { name: `Charge for ${orderNumber}` });

test('an operator proposes a charge, the store disputes it, and the operator charges part', async ({
  page,
  counter,
  colleague,
  browser,
}) => {
  test.slow();
  const { storeId, orderNumber } = await findOrder(counter.url, colleague);
  await page.goto(`/operator/stores/${storeId}`);
  await page.getByRole('button', { name: 'Propose charge' }).click();
  const dialog = page.getByRole('dialog', { name: /^Propose a charge to/ });
  const send = dialog.getByRole('button', { name: 'Propose charge' });
  await send.click();
  await expect(dialog.getByLabel('Order number')).toHaveAccessibleDescription(
    'Order number is required',
  );
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription('Amount is required');
  await dialog.getByLabel('Order number').fill(orderNumber);
  await dialog.getByLabel('Reason').selectOption('Order was late');
  await dialog.getByLabel('Amount').fill('9000');
  await dialog.getByLabel('What happened').fill('Handed over an hour late.');
  await send.click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/^At most .+ is left$/);
  await dialog.getByLabel('Amount').fill('5');
  await send.click();
  await expect(page.getByText(`Proposed a charge for ${orderNumber}.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  const merchant = await browser.newContext({
    baseURL: counter.url,
    storageState: await signedInState(counter.url, 'owner@demo.test'),
  });
  const desk = await merchant.newPage();
  await desk.goto('/dashboard/adujstment?tab=charges');
  await expectLive(desk);
  await desk.getByRole('button', { name: orderNumber }).click();
  const drawer = drawerOf(desk, orderNumber);
  await expect(drawer).toContainText('Handed over an hour late.');
  await expectGoodInBothThemes(desk);
  await drawer.getByRole('button', { name: 'Dispute charge' }).click();
  const why = drawer.getByLabel('Reason for dispute');
  await expect(why).toHaveAccessibleDescription("Explain why the charge isn't right");
  await why.fill('The courier came an hour late.');
  await drawer.getByRole('button', { name: 'Dispute charge' }).click();
  await expect(drawer).toContainText('Your response');

  await page.goto('/operator/charges?state=IN_REVIEW');
  await page.getByRole('button', { name: orderNumber }).click();
  const review = drawerOf(page, orderNumber);
  await expect(review).toContainText('The courier came an hour late.');
  await expectGoodInBothThemes(page);
  await review.getByLabel('Decision').selectOption('Charge part');
  await review.getByLabel('Amount').fill('2');
  await review.getByLabel('Reason').fill('Half of the hour was his.');
  await review.getByRole('button', { name: 'Decide' }).click();
  await expect(
    page.getByText(`Saved your decision on the charge for ${orderNumber}.`),
  ).toBeVisible();
  await expect(drawer).toContainText('Half of the hour was his.');
  await expect(drawer).toContainText('$ 2.00');
  await merchant.close();
});
