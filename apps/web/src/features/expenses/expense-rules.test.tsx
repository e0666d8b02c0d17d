import { expenseFormCases, supplierFormCases } from '@counter/contract/cases';
import { findExpenseChoices, findExpenses, findSuppliers } from '@counter/contract/expenses';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const business = '/dashboard/business/cedar-kitchen';
const nothing = { content: [], totalElements: 0 };

/** Opens the form of a list that has nothing on it. */
async function openForm(address: string, add: string) {
  const server = openStore()
    .on(findExpenseChoices, { data: { types: [], suppliers: [], months: [], items: [] } })
    .on(findExpenses, { data: { ...nothing, total: 0, types: [], thisMonth: 0, lastMonth: 0 } })
    .on(findSuppliers, { data: nothing });
  const user = renderScreen(server, address);
  const [button] = await screen.findAllByRole('button', { name: add });
  fireEvent.click(button ?? document.body);
  return { user, dialog: await screen.findByRole('dialog', { name: add }) };
}

test('every rule of an expense has a message at its field', async () => {
  const { dialog } = await openForm(`${business}/expense`, 'Add New Expense');
  const labels = {
    description: 'Description',
    expenseType: 'Type',
    amount: 'Amount',
    expenseDate: 'Date',
  };
  await walkCases(dialog, labels, expenseFormCases);
  await waitFor(() => expect(dialog.querySelector('[aria-invalid=true]')).toBeNull());
});

test('every rule of a supplier has a message at its field, and leaving asks once', async () => {
  const { user, dialog } = await openForm(`${business}/supplier`, 'Add New Supplier');
  const labels = {
    name: 'Name',
    contactPerson: 'Contact person',
    phone: 'Phone',
    email: 'Email',
  };
  await walkCases(dialog, labels, supplierFormCases);
  within(dialog).getByLabelText(/^Name/).focus();
  await user.keyboard('{Escape}');
  const stay = await screen.findByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(stay).toHaveFocus());
  // The key that asks does not answer.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(stay).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
});
