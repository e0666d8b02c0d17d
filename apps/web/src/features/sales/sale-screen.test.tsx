import {
  findSaleDay,
  findSaleMenu,
  recordSale,
  voidSale,
  type Sale,
  type SaleDay,
} from '@counter/contract/sales';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hearEvent } from '../../testing/hear-event.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openDay, openSaleForm, quietDay, saleAddress } from '../../testing/sales.ts';
import { aBusiness } from '../../testing/store.ts';
import { phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const line = { productId: 5, name: 'Hummus', options: [], quantity: 3, unitPrice: 6_00 };
const gift = { ...line, productId: null, name: 'Gift box', quantity: 1, unitPrice: 12_50 };
const sale: Sale = {
  id: 1,
  at: '2026-11-20T11:30:00Z',
  payment: 'CARD',
  note: 'Gift box',
  lines: [
    { ...line, total: 18_00 },
    { ...gift, total: 12_50 },
  ],
  subtotal: 30_50,
  tax: 2_71,
  total: 33_21,
  recordedBy: 'Marcus Bell',
  voided: null,
};
const voided: Sale = {
  ...sale,
  voided: { at: '2026-11-20T11:50:00Z', by: 'Sofia Reyes', reason: 'Wrong product' },
};
const busy: SaleDay = {
  ...quietDay,
  sales: [sale],
  counter: { sales: 1, subtotal: 30_50, tax: 2_71, total: 33_21, cash: 0, card: 33_21 },
  online: {
    earned: 20_00,
    parts: [
      { account: 'sales', amount: 23_00 },
      { account: 'fees', amount: -3_00 },
    ],
  },
  expenses: { count: 2, total: 60_00 },
  earningsMinusExpenses: -6_79,
};
// The list of a picker is placed by a layout, which is not there.
const option = { name: 'Hummus · $ 6.00', hidden: true };

test('a day sums online and counter sales, less expenses', async () => {
  renderScreen(openDay(busy), saleAddress);
  const table = await screen.findByRole('table', { name: 'Counter sales' });
  await within(table).findByText('3 × Hummus, Gift box');
  expect(cellsOf(table)).toEqual([
    ['Time', 'Items', 'Paid by', 'Total', 'Action'],
    [
      expect.stringContaining('06:30'),
      '3 × Hummus, Gift boxMarcus Bell',
      'Card',
      '$ 33.21$ 2.71 tax',
      'Void',
    ],
    ['', 'Total of 1 sale', '', '$ 33.21$ 2.71 tax', ''],
  ]);
  const main = screen.getByRole('main').textContent.replaceAll('\u00A0', ' ');
  expect(main).toContain('Online earnings$ 20.00Sales + $ 23.00Marketplace fees − $ 3.00');
  expect(main).toContain('+ Counter sales$ 33.211 sale: $ 0.00 in cash, $ 33.21 by card');
  expect(main).toContain('− Expenses$ 60.002 expenses');
  expect(main).toContain(
    '= Earnings minus expenses− $ 6.79Includes $ 2.71 counter tax. Wages and taxes are not deducted.',
  );
});

test('on a phone a sale is a card with its own Void action', async () => {
  const user = renderScreen(
    openDay({ ...busy, sales: [sale, { ...voided, id: 2 }] }),
    saleAddress,
    phone,
  );
  const list = await screen.findByRole('list', { name: 'Counter sales' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('06:30Card3 × Hummus, Gift boxMarcus Bell$ 33.21$ 2.71 taxVoid');
  expect(second).toHaveTextContent('Voided by Sofia Reyes: Wrong product');
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: 'Void 3 × Hummus, Gift box' }));
  const dialog = await screen.findByRole('dialog', { name: 'Void this sale?' });
  await waitFor(() => expect(dialog).toBeVisible());
});

test('a sale of products and an amount is added up, recorded and counted, and the form resets', async () => {
  const { server, user, form, record } = await openSaleForm();
  server.on(recordSale, ({ body }) => {
    server.on(findSaleDay, { data: busy });
    return { data: { ...sale, payment: body.payment } };
  });
  await record();
  expect(await within(form).findByText('Add a product or type an amount')).toBeVisible();
  await user.type(within(form).getByRole('combobox', { name: 'Add a product' }), 'hum');
  await user.click(await screen.findByRole('option', option));
  const items = await within(form).findByRole('list', { name: 'Items in this sale' });
  const quantity = within(items).getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.type(within(form).getByLabelText('Other amount'), '12.50');
  await record();
  const note = within(form).getByLabelText('Note');
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Say what the amount is for/));
  expect(server.received(recordSale)).toEqual([]);
  // 18.00 and 12.50, and a tenth of both.
  expect(form).toHaveTextContent('Subtotal$ 30.50Tax$ 3.05To pay$ 33.55');
  await user.type(note, 'Gift box');
  await user.selectOptions(within(form).getByLabelText('Paid by'), 'Card');
  await record();
  expect(await screen.findByText('Recorded a sale of $ 33.21')).toBeVisible();
  const [sent] = server.received(recordSale);
  expect(sent?.body).toEqual({
    storeId: 3,
    items: [{ productId: 5, quantity: 3, options: [] }],
    amount: 12_50,
    note: 'Gift box',
    payment: 'CARD',
  });
  expect(await screen.findByText('3 × Hummus, Gift box')).toBeVisible();
  expect(within(form).queryByRole('list', { name: 'Items in this sale' })).toBeNull();
  expect(note).toHaveValue('');
});

test("an option adds its price, and a removed product isn't sold", async () => {
  const { user, form } = await openSaleForm();
  const add = async () => {
    await user.click(within(form).getByRole('combobox', { name: 'Add a product' }));
    await user.click(await screen.findByRole('option', option));
  };
  await add();
  await user.click(within(form).getByRole('button', { name: /^With/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Olives + $ 0.50' }));
  await waitFor(() => expect(form).toHaveTextContent('Subtotal$ 6.50Tax$ 0.65To pay$ 7.15'));
  await user.keyboard('{Escape}');
  await user.click(within(form).getByRole('button', { name: 'Remove Hummus' }));
  await waitFor(() => expect(form).toHaveTextContent('Subtotal$ 0.00'));
});

test('a refusal keeps what was typed and resends with the same key', async () => {
  const { server, user, form, record } = await openSaleForm();
  server.on(recordSale, away);
  await user.type(within(form).getByLabelText('Other amount'), '7');
  const note = within(form).getByLabelText('Note');
  await user.type(note, 'Cake by the slice');
  await record();
  expect(await within(form).findByText('Not now.')).toBeVisible();
  expect(note).toHaveValue('Cake by the slice');
  server.on(recordSale, { data: sale });
  await record();
  await screen.findByText('Recorded a sale of $ 33.21');
  const keys = server.received(recordSale).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  // Undo takes it back; where that fails it says why, and can be tried again.
  server.on(voidSale, away);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^We couldn't void the sale\. Not now\./)).toBeVisible();
  server.on(voidSale, { data: voided }).on(findSaleDay, { data: { ...busy, sales: [voided] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Voided sale.')).toBeVisible();
  expect(server.received(voidSale).at(-1)?.body).toMatchObject({
    id: 1,
    reason: 'Recorded by mistake',
  });
  expect(await screen.findByText('Voided by Sofia Reyes: Wrong product')).toBeVisible();
});

test('voiding a sale requires a reason, and the sale stays visible', async () => {
  const { server, user } = await openSaleForm(busy);
  await user.click(await screen.findByRole('button', { name: 'Void 3 × Hummus, Gift box' }));
  const dialog = await screen.findByRole('dialog', { name: 'Void this sale?' });
  expect(dialog).toHaveTextContent(/3 × Hummus, Gift box for \$.33\.21 stays in the list/);
  const send = within(dialog).getByRole('button', { name: 'Void sale' });
  await user.click(send);
  expect(await within(dialog).findByText('Enter a reason')).toBeVisible();
  expect(server.received(voidSale)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), ' Wrong product ');
  server.on(voidSale, away);
  await user.click(send);
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  server.on(voidSale, { data: voided }).on(findSaleDay, { data: { ...quietDay, sales: [voided] } });
  await user.click(send);
  expect(await screen.findByText('Voided sale.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(voidSale).at(-1)?.body).toMatchObject({ id: 1, reason: 'Wrong product' });
  expect(await screen.findByText('Voided by Sofia Reyes: Wrong product')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
  expect(screen.getByText('No sales')).toBeVisible();
});

test('the products and the sale stand before the figures and the sales of the day', async () => {
  const { form } = await openSaleForm(busy);
  expect(
    within(form)
      .getAllByRole('button', { name: /Hummus|Record sale/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Hummus$ 6.00', 'Record sale']);
  for (const later of ['Online earnings', 'Counter sales'])
    expect(form.compareDocumentPosition(screen.getByText(later))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
});

test('another day is read-only, and a URL without a day shows the form', async () => {
  const server = openDay(quietDay);
  const user = renderScreen(server, `${saleAddress}?day=2026-11-19`);
  expect(await screen.findByText('No counter sales this day')).toBeVisible();
  expect(server.received(findSaleDay)[0]?.body.day).toBe('2026-11-19');
  const taxes = 'Tax included. Wages and taxes are not deducted.';
  for (const told of ['No completed orders', 'None recorded', taxes])
    expect(screen.getByText(told)).toBeVisible();
  expect(screen.getByText('You can only record sales for today.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Record a sale' })).toBeNull();
  const [inField] = screen.getAllByRole('button', { name: 'Back to today' });
  if (!inField) throw new Error('Nothing leads back to today.');
  await user.click(inField);
  await waitFor(() => expect(currentAddress()).toBe(saleAddress));
  expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull();
  expect(await screen.findByRole('form', { name: 'Record a sale' })).toBeVisible();
  expect(screen.queryByText('You can only record sales for today.')).toBeNull();
  expect(server.received(findSaleDay).at(-1)?.body.day).toBe('2026-11-20');
});

test('the day and the menu say when they failed to load, and can be retried', async () => {
  const server = openDay(busy).on(findSaleDay, away).on(findSaleMenu, away);
  const user = renderScreen(server, saleAddress);
  await screen.findByText("We couldn't load the day");
  server.on(findSaleDay, { data: busy });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText("We couldn't load the menu");
  server.on(findSaleMenu, { data: { taxRate: 0, products: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Record a sale' })).toBeVisible();
});

test("a colleague's sale counts at once", async () => {
  const server = openDay(quietDay);
  renderScreen(server, saleAddress);
  await screen.findByText('No counter sales this day');
  server.on(findSaleDay, { data: busy });
  await hearEvent(server, { kind: 'sale.changed' });
  expect(await screen.findByText('3 × Hummus, Gift box')).toBeVisible();
});

test("read-only members can't record or void sales", async () => {
  const data = [aBusiness({ role: 'accountant' })];
  const server = openDay(busy).on(findBusinesses, { data, message: '', newSignIns: [] });
  renderScreen(server, saleAddress);
  await screen.findByText('3 × Hummus, Gift box');
  expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Record a sale' })).toBeNull();
  expect(server.received(findSaleMenu)).toEqual([]);
});
