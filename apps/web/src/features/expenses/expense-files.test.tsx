import { exportExpenses, exportReceipts } from '@counter/contract/expenses';
import { Refusal } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expense, openExpenses } from '../../testing/expenses.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test.each([
  ['Receipts', 'the receipts'],
  ['CSV', 'the file of expenses'],
])("%s that can't be saved are named as %s", async (choice, what) => {
  const refusal = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openExpenses().on(exportReceipts, refusal).on(exportExpenses, refusal);
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen/expense');
  await screen.findByText(expense.description);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  expect(await screen.findByText(`We couldn't save ${what}. Not now.`)).toBeVisible();
});
