import type { Locator, Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { follow } from '../support/follow.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = '/dashboard/customers';

function rowOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="All Customers"] > li')
    .filter({ hasText: name });
}

test('a merchant finds a customer, adds notes and erases the customer', async ({
  page,
  marketplace,
  colleague,
}) => {
  test.slow();
  const name = 'Wilma Oak';
  const phone = '+1 (212) 555-7702';
  await page.goto(screen);
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^customers-cedar-kitchen-[\d-]{10}\.csv$/);

  const { orderNumber } = await marketplace.order({ customer: { name: 'W. Oak', phone } });
  const second = await marketplace.order({ customer: { name, phone } });
  // Or their alarm would lie over the drawer of a phone.
  await colleague.lookAtEverything();
  await page.getByLabel('Search customers').fill('wilma');
  await expect(page).toHaveURL(/search=wilma/);
  const row = rowOf(page, name);
  await expect(row).toContainText(phone);
  await row.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Also ordered as W. Oak.')).toBeVisible();
  await expect(drawer.getByText('No texts')).toBeVisible();

  await drawer.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('form', { name: 'Notes' });
  await notes.getByRole('textbox', { name: 'Notes' }).fill('Allergic to nuts.');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(drawer.getByText('Allergic to nuts.')).toBeVisible();
  await expectGoodInBothThemes(page);

  // To one of the orders, and from there back to who it is for.
  await drawer.getByRole('link', { name: orderNumber }).click();
  const order = page.getByRole('dialog', { name: orderNumber });
  await order.getByRole('link', { name: 'W. Oak' }).click();
  await expect(drawer.getByText('Allergic to nuts.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Erase customer' }).click();
  const question = page.getByRole('dialog', { name: `Erase ${name}?` });
  await question.getByRole('button', { name: 'Erase customer' }).click();
  await expect(question.getByText('2 of their orders are still open.')).toBeVisible();
  await expectGoodInBothThemes(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  for (const open of [orderNumber, second.orderNumber]) {
    await colleague.cancel(await colleague.find(open));
  }
  await drawer.getByRole('button', { name: 'Erase customer' }).click();
  await question.getByRole('button', { name: 'Erase customer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);
  await follow(page, `/dashboard/orders/${orderNumber}`);
  await expect(order.getByText('Erased customer')).toBeVisible();
});
