import { Blob } from 'node:buffer';
import type { AnswerOf } from '@counter/contract/endpoint';
import { exportExpenses, exportReceipts, saveExpense } from '@counter/contract/expenses';
import { uploadPicture } from '@counter/contract/files';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expense, openExpenses } from '../../testing/expenses.ts';
import { followOnItsWay } from '../../testing/followed-request.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

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

test('an expense waits for a dropped receipt, and stops saying so once it is uploaded', async () => {
  const answer = Promise.withResolvers<AnswerOf<typeof uploadPicture>>();
  const server = openExpenses()
    .on(uploadPicture, () => answer.promise)
    .on(saveExpense, { data: 8, message: 'Added.' });
  followOnItsWay(server);
  // Node's Response doesn't accept the simulated browser's Blob.
  vi.stubGlobal('Blob', Blob);
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen/expense');
  await user.click(await screen.findByRole('button', { name: 'Add New Expense' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Expense' }));
  const file = new File(['abc'], 'till.png', { type: 'image/png' });
  // As if dropped: the field never had the focus.
  fireEvent.change(dialog.getByLabelText('Receipt'), { target: { files: [file] } });
  await dialog.findByRole('list', { name: /Receipt/ });
  await user.click(dialog.getByRole('button', { name: 'Add expense' }));
  expect(await dialog.findByText('Wait for the picture to finish uploading.')).toBeVisible();
  expect(server.received(saveExpense)).toEqual([]);
  const kept = { url: '/uploads/till.png', small: 's', medium: 'm', width: 3, height: 2 };
  answer.resolve({ data: { files: [kept] } });
  await dialog.findByText(/^Uploaded,/);
  await waitFor(() => {
    expect(dialog.queryByText('Wait for the picture to finish uploading.')).toBeNull();
  });
});
