import { expenseFormCases, supplierFormCases } from '@counter/contract/cases';
import { expect, kitchen, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

for (const [what, add, cases, labels] of [
  [
    'expense',
    'Add New Expense',
    expenseFormCases,
    { description: 'Description', expenseType: 'Type', amount: 'Amount', expenseDate: 'Date' },
  ],
  [
    'supplier',
    'Add New Supplier',
    supplierFormCases,
    { name: 'Name', contactPerson: 'Contact person', phone: 'Phone', email: 'E-mail' },
  ],
] as const)
  test(`every rule of the form ${what} is told at its field`, async ({ page }) => {
    test.slow();
    await page.goto(`/dashboard/business/${kitchen}/${what}`);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: add });
    await walkCases(dialog, labels, cases);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toBeVisible();
  });

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the key that asks whether to leave does not answer, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/dashboard/business/${kitchen}/supplier`);
    await page.getByRole('button', { name: 'Add New Supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Supplier' });
    await dialog.getByLabel('Name', { exact: true }).fill('Miller');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
    await expect(dialog).toBeVisible();
  });
