import {
  exportSupplierPrices,
  findSupplier,
  findSupplierPrices,
  findSuppliers,
  removeSupplier,
  restoreSupplier,
  saveSupplier,
  type Supplier,
} from '@counter/contract/expenses';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { openExpenses, supplier } from '../../../testing/expenses.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { narrowWindow, phone } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/business/cedar-kitchen/supplier';
const { name } = supplier;

const unused: Supplier = {
  ...supplier,
  id: 5,
  name: 'Corner Dairy',
  contactPerson: '',
  expenses: 0,
  spent: 0,
  lastExpenseDate: null,
  priceChange: { item: 'Milk', unit: 'l', price: 1_50, previousPrice: 1_20, day: '2026-11-03' },
};

test('suppliers are rows, with their contact and what was spent', async () => {
  const content = [supplier, unused];
  renderScreen(openExpenses().on(findSuppliers, { data: { content, totalElements: 2 } }), address);
  const table = await screen.findByRole('table', { name: 'All Suppliers' });
  await within(table).findByText(name);
  const phoneNumber = '+1 (718) 555-0100';
  expect(cellsOf(table)).toEqual([
    ['Name', 'Contact', 'Latest price change', 'Last expense', 'Spent', 'Actions'],
    [`${name}Boxes`, `Nora Lind${phoneNumber}`, '–', '18 Nov 2026', '$ 42.501 expense', ''],
    [
      'Corner DairyBoxes',
      phoneNumber,
      'Milk +25.0%$ 1.50 / l, 3 Nov 2026',
      '–',
      '$ 0.00No expenses',
      '',
    ],
  ]);
});

test('without prices there is no price file', async () => {
  renderScreen(openExpenses(), `${address}?open=4`);
  const drawer = await screen.findByRole('dialog', { name });
  await within(drawer).findByText(/^Add items to the expenses of this supplier/);
  expect(within(drawer).queryByRole('button', { name: 'Export' })).toBeNull();
});

test("a supplier's prices can be downloaded", async () => {
  const files = keepDownloads();
  const milk = { item: 'Milk', unit: 'l', price: 1_50, lastDay: '2026-11-03', previousPrice: 1_20 };
  const purchases = [{ expenseId: 7, day: '2026-11-03', quantity: 20, price: 1_50 }];
  const server = openExpenses()
    .on(exportSupplierPrices, 'Item\r\n')
    .on(findSupplierPrices, { data: { items: [{ ...milk, purchases }] } });
  const user = renderScreen(server, `${address}?open=4`);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(server.received(exportSupplierPrices)[0]?.body).toMatchObject({
    storeId: 3,
    supplierId: 4,
  });
});

test('narrow screens hide the last expense', async () => {
  renderScreen(openExpenses(), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'All Suppliers' });
  await within(table).findByText(name);
  expect(cellsOf(table)[0]).toEqual(['Name', 'Contact', 'Spent', 'Actions']);
});

test('on a phone a supplier is a card', async () => {
  renderScreen(openExpenses(), address, phone);
  const list = await screen.findByRole('list', { name: 'All Suppliers' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    `${name}1 expenseNora Lind · +1 (718) 555-0100$ 42.50Boxes`,
  );
});

test('a supplier opens with its details, latest expenses and a link to all of them', async () => {
  const user = renderScreen(openExpenses(), address);
  await user.click(await screen.findByText(name));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?open=4`));
  const drawer = await screen.findByRole('dialog', { name });
  expect(await within(drawer).findByText('$ 42.50 · 1 expense')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: '+1 (718) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+17185550100',
  );
  expect(within(drawer).getByRole('link', { name: 'nora@gowanus.test' })).toHaveAttribute(
    'href',
    'mailto:nora@gowanus.test',
  );
  expect(drawer).toHaveTextContent('Cake stand$ 42.5018 Nov 2026 · Equipment');
  await user.click(within(drawer).getByRole('link', { name: `All 1 expense from ${name}` }));
  await waitFor(() =>
    expect(currentAddress()).toBe('/dashboard/business/cedar-kitchen/expense?supplier=4'),
  );
});

test('a duplicate supplier name is reported at its field and can be corrected', async () => {
  const taken = 'There is a supplier Corner Dairy already.';
  const server = openExpenses().on(
    saveSupplier,
    new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', [{ path: 'name', message: taken }]),
  );
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Add New Supplier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Supplier' });
  const field = within(dialog).getByLabelText(/^Name/);
  await user.type(field, 'Corner Dairy');
  await user.type(within(dialog).getByLabelText('Phone'), '718 555 0100');
  const send = within(dialog).getByRole('button', { name: 'Add supplier' });
  await user.click(send);
  await waitFor(() => expect(field).toHaveAccessibleDescription(taken));
  server.on(saveSupplier, () => {
    server.on(findSuppliers, { data: { content: [supplier, unused], totalElements: 2 } });
    return { data: 5, message: 'Supplier added.' };
  });
  await user.click(send);
  expect(await screen.findByText('Supplier added.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(saveSupplier).at(-1)?.body).toMatchObject({
    storeId: 3,
    id: 0,
    name: 'Corner Dairy',
    phone: '718 555 0100',
  });
  expect(await screen.findByText('Corner Dairy')).toBeVisible();
});

test('editing a supplier sends its version', async () => {
  const server = openExpenses().on(saveSupplier, { data: 4, message: 'Saved it.' });
  const user = renderScreen(server, `${address}?open=4`);
  const drawer = await screen.findByRole('dialog', { name });
  await user.click(await within(drawer).findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: /^Edit/ });
  const notes = within(dialog).getByLabelText(/^Notes/);
  expect(notes).toHaveValue('Closed on Mondays');
  await user.type(notes, '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save supplier' }));
  expect(await screen.findByText('Saved it.')).toBeVisible();
  expect(server.received(saveSupplier)[0]?.body).toMatchObject({
    id: 4,
    olVersion: 2,
    name,
    notes: 'Closed on Mondays!',
    supplies: 'Boxes',
  });
});

test('a supplier can be removed from its drawer and restored', async () => {
  const server = openExpenses();
  const user = renderScreen(server, `${address}?open=4`);
  const drawer = await screen.findByRole('dialog', { name });
  server.on(removeSupplier, () => {
    server.on(findSuppliers, { data: { content: [], totalElements: 0 } });
    return { data: 4 };
  });
  await user.click(await within(drawer).findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(`Removed ${name}. Past expenses keep the name.`)).toBeVisible();
  expect(await screen.findByText('No supplier found')).toBeVisible();
  expect(currentAddress()).toBe(address);
  server.on(restoreSupplier, () => {
    server.on(findSuppliers, { data: { content: [supplier], totalElements: 1 } });
    return { data: 4 };
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Restored ${name}`)).toBeVisible();
  expect(await screen.findByText(name)).toBeVisible();
  for (const endpoint of [removeSupplier, restoreSupplier])
    expect(server.received(endpoint)[0]?.body).toMatchObject({ storeId: 3, id: 4 });
});

test('a removed supplier can only be restored, and one without expenses says so', async () => {
  const server = openExpenses()
    .on(findSupplier, { data: { ...unused, removed: true, latest: [] } })
    .on(restoreSupplier, { data: 5 });
  const user = renderScreen(server, `${address}?open=5`);
  const drawer = await screen.findByRole('dialog', { name: /^Corner Dairy/ });
  expect(await within(drawer).findByText(/^No expenses yet\./)).toBeVisible();
  expect(drawer).toHaveTextContent('Removed');
  expect(within(drawer).queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(within(drawer).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(server.received(restoreSupplier)).toHaveLength(1));
});

test("the URL searches and pages suppliers, and read-only members can't change any", async () => {
  const server = openExpenses('accountant');
  const user = renderScreen(server, address);
  await screen.findByText(name);
  expect(screen.queryByText('Add New Supplier')).toBeNull();
  expect(screen.queryByLabelText(`Actions for ${name}`)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25 rows');
  await user.type(screen.getByRole('searchbox'), 'box');
  await waitFor(() => expect(currentAddress()).toBe(`${address}?size=25&search=box`));
  await waitFor(() =>
    expect(server.received(findSuppliers).at(-1)?.body).toMatchObject({
      search: 'box',
      pageNumber: 0,
      pageSize: 25,
    }),
  );
});
