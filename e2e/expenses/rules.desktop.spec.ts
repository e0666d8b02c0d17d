import { expenseFormCases, supplierFormCases } from '@counter/contract/cases';
import type { Locator, Page } from '@playwright/test';
import { refusal } from '../store/business-page.ts';
import { expect, kitchen, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

const labels = {
  expense: {
    description: 'Description',
    expenseType: 'Type',
    amount: 'Amount',
    expenseDate: 'Date',
  },
  supplier: { name: 'Name', contactPerson: 'Contact person', phone: 'Phone', email: 'Email' },
};

async function openForm(page: Page, add: string): Promise<Locator> {
  await page.getByRole('button', { name: add }).first().click();
  return page.getByRole('dialog', { name: add });
}

/** Presses the key that asks whether to leave, and stays. */
async function leaveAndStay(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  const stay = page.getByRole('button', { name: 'Keep editing' });
  await stay.click();
  await expect(stay).toBeHidden();
  await expect(dialog).toBeVisible();
}

test('every rule of an expense is told at its field', async ({ page }) => {
  test.slow();
  await page.goto(`/dashboard/business/${kitchen}/expense`);
  const dialog = await openForm(page, 'Add New Expense');
  await walkCases(dialog, labels.expense, expenseFormCases);
  await leaveAndStay(page, dialog);
});

test('suppliers say when there are none and when they cannot be read, and every rule of theirs', async ({
  page,
}) => {
  test.slow();
  const lists = '**/merchant/store/suppliers';
  await page.route(lists, (route) =>
    route.fulfill({ status: 422, json: refusal(422, 'We can’t read this value today.') }),
  );
  await page.goto(`/dashboard/business/${kitchen}/supplier`);
  await expect(page.getByText("We couldn't load the suppliers")).toBeVisible();
  await expect(page.getByText('We can’t read this value today.')).toBeVisible();
  await page.unroute(lists);
  await page.route(lists, (route) =>
    route.fulfill({ json: { data: { content: [], totalElements: 0 } } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No supplier found')).toBeVisible();
  await page.unroute(lists);

  const dialog = await openForm(page, 'Add New Supplier');
  await walkCases(dialog, labels.supplier, supplierFormCases);
  await leaveAndStay(page, dialog);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await test.step(`the key that asks whether to leave does not answer: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
      await expect(dialog).toBeVisible();
    });
  }
});
