import { findAdjustableOrders, type AdjustableOrder } from '@counter/contract/adjustments';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { follow } from '../support/follow.ts';
import type { Merchant } from '../support/merchant.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** A completed order of which nothing went back yet. */
async function findOrder(url: string, { answer }: Merchant): Promise<AdjustableOrder> {
  const { token, userId, storeId } = answer.data;
  const body = { userId, storeId: storeId ?? 0, pageNumber: 2 };
  const { data } = await callApi(url, findAdjustableOrders, { body }, { token });
  const order = data.content.find(({ refunded, charges }) => refunded === 0 && charges === 0);
  if (!order) throw new Error('every order was adjusted');
  return order;
}

const form = (page: Page) => page.getByRole('form', { name: 'Refund' });

test('a merchant refunds some items, and the order shows the refund', async ({
  page,
  counter,
  colleague,
}) => {
  const { orderNumber, customer } = await findOrder(counter.url, colleague);
  await page.goto('/dashboard/adujstment');
  await expect(page.getByRole('heading', { name: 'Adjustments', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(orderNumber);
  await page.getByRole('link', { name: `Issue Adjustment for ${orderNumber}` }).click();

  await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible();
  const type = form(page).getByLabel('Refund type');
  const reason = form(page).getByLabel('Refund reason');
  await reason.selectOption('Item was missing');
  await type.selectOption('Some items');
  await form(page)
    .getByLabel(/^Quantity of/)
    .first()
    .selectOption('1');
  await form(page).getByLabel('Comment').fill('The bread was not in the bag');
  const effect = page.getByRole('region', { name: 'Refund summary' });
  await expect(effect).toContainText('Marketplace fee returned');
  await expectGoodInBothThemes(page);
  const submit = form(page).getByRole('button', { name: /^Refund/ });
  const given = ((await submit.textContent()) ?? '').replace('Refund ', '');
  await submit.click();
  const question = page.getByRole('dialog', { name: `Refund ${given} to ${customer}?` });
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText(`Refunded ${given} of ${orderNumber} to ${customer}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/adujstment/);

  await follow(page, `/dashboard/orders/${orderNumber}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(`${given} · Item was missing: The bread was not in the bag`);
  await page.getByRole('link', { name: /^Refund [A-Z]{2}-/ }).click();
  await expect(page.getByRole('region', { name: 'Earlier refunds' })).toContainText(given);
});
