import {
  exportExpenses,
  findExpense,
  findExpenseChoices,
  findExpenses,
  removeExpense,
  restoreExpense,
  saveExpense,
} from '@counter/contract/expenses';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../testing/downloads.ts';
import { expense, listExpenses, openExpenses } from '../../testing/expenses.ts';
import { hearEvent } from '../../testing/hear-event.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { narrowWindow, phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const address = '/dashboard/business/cedar-kitchen/expense';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
const title = 'Cake stand';

const openMenu = async (user: ReturnType<typeof renderScreen>, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('expenses are rows, with their sums by month and type', async () => {
  renderScreen(openExpenses(), address);
  const table = await screen.findByRole('table', { name: 'All Expense' });
  await within(table).findByText(title);
  expect(cellsOf(table)).toEqual([
    ['Description', 'Amount', 'Date', 'Type', 'Notes', 'Actions'],
    [`${title}Gowanus Packaging`, '$ 42.50', '18 Nov 2026', 'Equipment', 'Two floors', ''],
  ]);
  expect(within(table).getByLabelText('with a receipt')).toBeVisible();
  const main = screen.getByRole('main');
  for (const told of [
    'This month$ 60.00November 2026',
    'Last month$ 70.00October 2026',
    'Total$ 42.501 expense',
    'Top typeEquipment$ 42.50',
  ])
    expect(main).toHaveTextContent(told);
  expect(screen.getByRole('list', { name: 'Spending by type' })).toHaveTextContent(
    'Equipment (1)$ 42.50',
  );
});

test('narrow screens hide the notes', async () => {
  renderScreen(openExpenses(), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'All Expense' });
  await within(table).findByText(title);
  expect(cellsOf(table)[0]).not.toContain('Notes');
});

test('on a phone an expense is a card with its menu', async () => {
  renderScreen(openExpenses(), address, phone);
  const list = await screen.findByRole('list', { name: 'All Expense' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    `${title}18 Nov 2026Equipment$ 42.50Gowanus Packaging · Two floors`,
  );
  expect(within(list).getByRole('button', { name: `Actions for ${title}` })).toBeVisible();
});

test("a read-only member can't change expenses", async () => {
  renderScreen(openExpenses('accountant'), `${address}?open=7`);
  const drawer = await screen.findByRole('dialog', { name: title });
  expect(await within(drawer).findByText('Two floors')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  expect(screen.queryByText('Add New Expense')).toBeNull();
  expect(screen.queryByLabelText(`Actions for ${title}`)).toBeNull();
});

test('an expense opens with all its details', async () => {
  const user = renderScreen(openExpenses(), address);
  await user.click(await screen.findByText(title));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?open=7`));
  const drawer = await screen.findByRole('dialog', { name: title });
  expect(await within(drawer).findByText('$ 42.50 · 18 Nov 2026')).toBeVisible();
  expect(drawer).toHaveTextContent(/Recorded.*by Marcus Bell/);
  expect(within(drawer).getByRole('link', { name: 'Gowanus Packaging' })).toHaveAttribute(
    'href',
    '/dashboard/business/cedar-kitchen/supplier?open=4',
  );
  const receipt = within(drawer).getByRole('link', { name: `Receipt for ${title}, full size` });
  expect(receipt).toHaveAttribute('href', expect.stringContaining('-large.webp'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test('an expense is added as typed and appears in the list', async () => {
  const server = listExpenses(openExpenses(), []);
  const user = renderScreen(server, address);
  const [add] = await screen.findAllByRole('button', { name: 'Add New Expense' });
  await user.click(add ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Add New Expense' });
  const send = within(dialog).getByRole('button', { name: 'Add expense' });
  expect(within(dialog).getByLabelText(/^Date/)).toHaveValue('20 Nov 2026');
  await user.type(within(dialog).getByLabelText(/^Description/), title);
  await user.type(within(dialog).getByLabelText(/^Amount/), '42.5');
  await user.type(within(dialog).getByRole('combobox', { name: /^Type/ }), 'Equipment');
  await within(dialog).findByRole('option', { name: 'Gowanus Packaging' });
  await user.selectOptions(within(dialog).getByLabelText('Supplier'), 'Gowanus Packaging');
  server.on(saveExpense, away);
  await user.click(send);
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  server.on(saveExpense, () => {
    listExpenses(server, [expense]);
    return { data: 7, message: 'Expense added.' };
  });
  await user.click(send);
  expect(await screen.findByText('Expense added.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(saveExpense).at(-1)?.body).toMatchObject({
    storeId: 3,
    id: 0,
    description: title,
    amount: 42_50,
    expenseType: 'Equipment',
    expenseDate: '2026-11-20',
    supplierId: 4,
    receipt: null,
  });
  expect(await screen.findByText('Two floors')).toBeVisible();
});

test('editing an expense sends its version, and a newer one can be taken', async () => {
  const server = openExpenses();
  const user = renderScreen(server, address);
  await openMenu(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: `Edit ${title}` });
  const amount = within(dialog).getByLabelText(/^Amount/);
  expect(amount).toHaveValue('42.50');
  await user.clear(amount);
  await user.type(amount, '45');
  server
    .on(saveExpense, new Refusal(409, 'CHANGED_MEANWHILE', 'Marcus Bell changed it meanwhile.'))
    .on(findExpense, { data: { ...expense, amount: 50_00, olVersion: 4 } });
  const send = within(dialog).getByRole('button', { name: 'Save expense' });
  await user.click(send);
  expect(await within(dialog).findByText(/Marcus Bell changed it meanwhile\./)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(amount).toHaveValue('50.00'));
  await user.clear(amount);
  await user.type(amount, '46');
  server.on(saveExpense, { data: 7, message: 'Expense saved.' });
  await user.click(send);
  expect(await screen.findByText('Expense saved.')).toBeVisible();
  expect(server.received(saveExpense).map(({ body }) => body)).toMatchObject([
    { id: 7, olVersion: 3, amount: 45_00, receipt: expense.receipt, supplierId: 4 },
    { id: 7, olVersion: 4, amount: 46_00 },
  ]);
});

test('a deleted expense can be restored, and a failed restore says so', async () => {
  const server = openExpenses();
  const user = renderScreen(server, address);
  server.on(removeExpense, away);
  await openMenu(user, 'Delete');
  expect(await screen.findByText(/^We couldn't delete Cake stand\..*Not now\./)).toBeVisible();
  server.on(removeExpense, () => {
    listExpenses(server, []);
    return { data: 7 };
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No expense found')).toBeVisible();
  expect(await screen.findByText('Deleted Cake stand')).toBeVisible();
  expect(server.received(removeExpense).at(-1)?.body).toMatchObject({ storeId: 3, id: 7 });
  server.on(restoreExpense, () => {
    listExpenses(server, [expense]);
    return { data: 7 };
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored Cake stand')).toBeVisible();
  expect(await screen.findByText('Two floors')).toBeVisible();
  expect(server.received(restoreExpense)[0]?.body).toMatchObject({ storeId: 3, id: 7 });
});

test('the URL filters and pages expenses, and the file has the same list', async () => {
  const downloads = keepDownloads();
  const server = openExpenses().on(exportExpenses, 'Description\r\n');
  const user = renderScreen(server, `${address}?page=1`);
  await screen.findByText(title);
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25 rows');
  await waitFor(() => expect(currentAddress()).toBe(`${address}?size=25`));
  await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
  await user.selectOptions(screen.getByLabelText('Type'), 'Equipment');
  await user.selectOptions(screen.getByLabelText('Supplier'), 'Gowanus Packaging');
  await user.type(screen.getByRole('searchbox'), 'cake');
  const wanted = {
    search: 'cake',
    month: '2026-10',
    expenseType: 'Equipment',
    supplierId: 4,
  };
  await waitFor(() =>
    expect(server.received(findExpenses).at(-1)?.body).toMatchObject({
      ...wanted,
      pageNumber: 0,
      pageSize: 25,
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    size: '25',
    month: '2026-10',
    type: 'Equipment',
    supplier: '4',
    search: 'cake',
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportExpenses)[0]?.body).toMatchObject(wanted);
});

test('a receipt can be removed, and the form asks for one again', async () => {
  const server = openExpenses();
  const user = renderScreen(server, address);
  await openMenu(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: `Edit ${title}` });
  expect(within(dialog).queryByText('Add a photo or the PDF.')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /^Remove/ }));
  expect(within(dialog).getByText('Add a photo or the PDF.')).toBeVisible();
  server.on(saveExpense, { data: 7, message: 'Expense saved.' });
  await user.click(within(dialog).getByRole('button', { name: 'Save expense' }));
  await screen.findByText('Expense saved.');
  expect(server.received(saveExpense)[0]?.body).toMatchObject({ receipt: null });
});

test('an expense that a colleague adds appears in the list', async () => {
  const server = listExpenses(openExpenses(), []);
  renderScreen(server, address);
  await screen.findByText('No expense found');
  listExpenses(server, [expense]);
  await hearEvent(server, { kind: 'expenses.changed' });
  expect(await screen.findByText(title)).toBeVisible();
});

test('spending of many types shows the seven largest and combines the rest', async () => {
  const types = Array.from({ length: 9 }, (_, at) => ({
    expenseType: `Type ${at + 1}`,
    expenses: at + 1,
    total: 100_00 - at,
  }));
  const sums = { total: 90_000, types, thisMonth: 0, lastMonth: 0 };
  const server = openExpenses().on(findExpenses, {
    data: { content: [expense], totalElements: 1, ...sums },
  });
  renderScreen(server, address);
  const bars = within(await screen.findByRole('list', { name: 'Spending by type' }));
  const said = bars.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toHaveLength(8);
  expect(said[6]).toContain('Type 7 (7)');
  expect(said[7]).toMatch(/2.*\(17\)\$\s199\.85$/);
});

test('eight types all show by name', async () => {
  const types = Array.from({ length: 8 }, (_, at) => ({
    expenseType: `Type ${at + 1}`,
    expenses: 1,
    total: 100,
  }));
  const sums = { total: 800, types, thisMonth: 0, lastMonth: 0 };
  const server = openExpenses().on(findExpenses, {
    data: { content: [expense], totalElements: 1, ...sums },
  });
  renderScreen(server, address);
  const bars = within(await screen.findByRole('list', { name: 'Spending by type' }));
  expect(bars.getAllByRole('listitem').at(-1)).toHaveTextContent('Type 8 (1)');
});

test('deleting an expense closes its drawer', async () => {
  const server = openExpenses().on(removeExpense, { data: expense.id });
  const user = renderScreen(server, `${address}?open=7`);
  const drawer = await screen.findByRole('dialog', { name: title });
  await user.click(await within(drawer).findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.received(removeExpense)).toHaveLength(1));
  expect(server.received(removeExpense)[0]?.body).toMatchObject({ storeId: 3, id: 7 });
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test('a removed supplier stays on its expense and can be chosen again', async () => {
  const server = openExpenses().on(findExpenseChoices, {
    data: { types: ['Equipment'], suppliers: [], months: ['2026-11'], items: [] },
  });
  const user = renderScreen(server, address);
  await openMenu(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: /Edit/ });
  const supplier = await within(dialog).findByLabelText(/^Supplier/);
  await waitFor(() => expect(supplier).toHaveDisplayValue('Gowanus Packaging'));
});
