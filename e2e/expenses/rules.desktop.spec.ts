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
