import {
  findSupplierPrices,
  findExpense,
  findExpenses,
  saveExpense,
  type BoughtItem,
} from '@counter/contract/expenses';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expense, openExpenses } from '../../testing/expenses.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { cellsOf } from '../../testing/tables.ts';

const business = '/dashboard/business/cedar-kitchen';

test('items can be added to an expense, with their sum', async () => {
  const server = openExpenses().on(saveExpense, { data: 8, message: 'Added.' });
  const user = renderScreen(server, `${business}/expense`);
  await user.click(await screen.findByRole('button', { name: 'Add New Expense' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Expense' });
  const type = async (label: RegExp, value: string) =>
    user.type(within(dialog).getByLabelText(label), value);
  await type(/^Description/, 'Flour');
  await type(/^Amount/, '30');
  await type(/^Type/, 'Ingredients');
  await user.selectOptions(within(dialog).getByLabelText('Paid by'), 'Cash from the drawer');
  await user.click(within(dialog).getByRole('button', { name: 'Add item' }));
  const line = await within(dialog).findByRole('group', { name: 'Item 1' });
  await user.type(within(line).getByLabelText('Item'), 'Flour');
  await user.clear(within(line).getByLabelText('Quantity'));
  await user.type(within(line).getByLabelText('Quantity'), '2.5');
  await user.type(within(line).getByLabelText('Unit'), 'kg');
  await user.type(within(line).getByLabelText('Price per unit'), '1.20');
  expect(within(dialog).getByText(/^Items: \$\s3.00$/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Add expense' }));
  await waitFor(() => expect(server.received(saveExpense)).toHaveLength(1));
  expect(server.received(saveExpense)[0]?.body).toMatchObject({
    payment: 'DRAWER',
    lines: [{ item: 'Flour', quantity: 2.5, unit: 'kg', price: 1_20 }],
    moreReceipts: [],
  });
});

test('the drawer shows the items and every page of the receipt', async () => {
  const server = openExpenses().on(findExpense, {
    data: {
      ...expense,
      lines: [{ item: 'Cake stand', quantity: 2, unit: '', price: 21_25 }],
      moreReceipts: ['/uploads/second-large.webp'],
    },
  });
  renderScreen(server, `${business}/expense?open=7`);
  const drawer = await screen.findByRole('dialog', { name: /^Cake stand/ });
  const bought = await within(drawer).findByText('2 × Cake stand');
  expect(bought.closest('li')).toHaveTextContent(/\$\s42.50/);
  expect(within(drawer).getByRole('img', { name: 'Page 2 of the receipt' })).toBeInTheDocument();
});

test.each([
  ['an amount that no item explains', 40_00, /^Not itemized\$\s2.50/],
  ['a discount on the items', 45_00, /^Less than the items− \$\s2.50/],
  ['the sum of the items alone', 42_50, /^$/],
])('the items and the rest make up the amount: %s', async (_what, price, rest) => {
  const lines = [{ item: 'Cake stand', quantity: 1, unit: '', price }];
  const server = openExpenses().on(findExpense, { data: { ...expense, lines } });
  renderScreen(server, `${business}/expense?open=7`);
  const drawer = await screen.findByRole('dialog', { name: /^Cake stand/ });
  const list = (await within(drawer).findByText('1 × Cake stand')).closest('ul');
  const [, last] = within(list ?? drawer).getAllByRole('listitem');
  expect(last?.textContent ?? '').toMatch(rest);
});

test('the URL filters expenses without a receipt', async () => {
  const server = openExpenses();
  const user = renderScreen(server, `${business}/expense`);
  await user.selectOptions(await screen.findByLabelText('Receipt'), 'Without receipt');
  await waitFor(() =>
    expect(server.received(findExpenses).at(-1)?.body).toMatchObject({ withoutReceipt: true }),
  );
  expect(currentAddress()).toContain('receipts=missing');
});

test('a supplier shows the last price, its change and earlier prices', async () => {
  const bought: BoughtItem = {
    item: 'Flour',
    unit: 'kg',
    price: 1_50,
    lastDay: '2026-11-18',
    previousPrice: 1_20,
    purchases: [
      { expenseId: 5, day: '2026-11-04', quantity: 25, price: 1_20 },
      { expenseId: 7, day: '2026-11-18', quantity: 10, price: 1_50 },
    ],
  };
  const server = openExpenses().on(findSupplierPrices, { data: { items: [bought] } });
  const user = renderScreen(server, `${business}/supplier?open=4`);
  const drawer = await screen.findByRole('dialog', { name: /^Gowanus Packaging/ });
  const summary = (await within(drawer).findByText('Flour')).closest('summary');
  expect(summary).toHaveTextContent(/Flour\$\s1.50 \/ kg18 Nov 2026\+25.0%/);
  await user.click(within(drawer).getByText('Flour'));
  expect(
    within(drawer).getByRole('img', { name: /^Price of Flour: from \$\s1.20 to \$\s1.50$/ }),
  ).toBeVisible();
  expect(cellsOf(within(drawer).getByRole('table', { name: 'Flour' }))).toEqual([
    ['Date', 'Quantity', 'Price'],
    ['18 Nov 2026', '10 kg', '$ 1.50'],
    ['4 Nov 2026', '25 kg', '$ 1.20'],
  ]);
});
