import { findReceipt, findExpense, saveExpense } from '@counter/contract/expenses';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepDownloads } from '../../testing/downloads.ts';
import { expense, openExpenses } from '../../testing/expenses.ts';
import { currentAddress, present, renderScreen } from '../../testing/render-screen.tsx';

const expenses = '/dashboard/business/cedar-kitchen/expense';
const url = '/uploads/documents/24523046cbe0dbc8.pdf';

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

/** Gives the browser what it keeps between pages, with a receipt that was shared. */
function shareReceipt(minutesAgo = 0) {
  const headers = {
    'content-type': 'application/pdf',
    'x-file-name': 'Mill%20bill.pdf',
    'x-shared-at': String(Date.parse(present) - minutesAgo * 60_000),
  };
  const kept = new Map([['counter-shared', new Response('%PDF-1.7', { headers })]]);
  const caches = {
    open: async (name: string) => ({ match: async () => kept.get(name)?.clone() }),
    match: async () => undefined,
    delete: async (name: string) => kept.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  return kept;
}

test('an uploaded receipt is attached to a new expense', async () => {
  const server = openExpenses().on(saveExpense, { data: 8 });
  const user = renderScreen(server, `${expenses}?receipt=${encodeURIComponent(url)}`);
  const form = await screen.findByRole('dialog', { name: 'Add New Expense' });
  await within(form).findByText('PDF');
  await user.type(within(form).getByLabelText(/^Description/), 'Flour');
  await user.type(within(form).getByLabelText(/^Amount/), '12.50');
  await user.type(within(form).getByLabelText(/^Type/), 'Ingredients');
  await user.click(within(form).getByRole('button', { name: 'Add expense' }));
  await waitFor(() => expect(server.received(saveExpense)).toHaveLength(1));
  expect(server.received(saveExpense)[0]?.body).toMatchObject({ receipt: url, amount: 1250 });
  await waitFor(() => expect(currentAddress()).toBe(expenses));
});

test('a shared receipt that failed to upload is kept and can be retried', async () => {
  const kept = shareReceipt();
  // Uploads go by the browser's own requests, for their progress: nobody answers them here.
  renderScreen(openExpenses(), '/dashboard/share');
  await screen.findByText("We couldn't upload the receipt");
  expect(screen.getByRole('main')).toHaveTextContent('We kept the file.');
  screen.getByRole('button', { name: /Try again/ });
  expect(kept.size).toBe(1);
});

test('discards a receipt shared long ago, as somebody else may have the device', async () => {
  const kept = shareReceipt(61);
  renderScreen(openExpenses(), '/dashboard/share');
  await screen.findByText("We couldn't take what you shared");
  expect(kept.size).toBe(0);
});

test.each([
  ['?refused=type', 'Share a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.'],
  ['?refused=size', 'A receipt may have 8 MB at most.'],
  ['?refused=many', 'Share one receipt at a time.'],
  ['?refused=unheard-of', "There's no receipt here."],
  ['', "There's no receipt here."],
])("explains why a file isn't accepted: %s", async (search, why) => {
  renderScreen(openExpenses(), `/dashboard/share${search}`);
  await screen.findByText("We couldn't take what you shared");
  expect(screen.getByRole('main')).toHaveTextContent(why);
});

test("a receipt's PDF can be downloaded from its expense", async () => {
  const downloads = keepDownloads();
  const server = openExpenses()
    .on(findExpense, { data: { ...expense, receipt: url } })
    .on(findReceipt, '%PDF-1.7');
  const user = renderScreen(server, `${expenses}?open=7`);
  const drawer = await screen.findByRole('dialog', { name: /Cake stand/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Save PDF' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
});
