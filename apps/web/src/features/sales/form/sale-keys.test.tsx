import { recordSale, type Sale } from '@counter/contract/sales';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hummus, openSaleForm, quietDay } from '../../../testing/sales.ts';

const baklava = {
  ...hummus,
  id: 6,
  name: 'Baklava',
  category: 'Sweets',
  price: 4_00,
  optionGroups: [],
};
const dip = { ...hummus, category: 'Dips' };
const sale: Sale = {
  id: 1,
  at: '2026-11-20T11:30:00Z',
  payment: 'CASH',
  note: '',
  lines: [],
  subtotal: 8_00,
  tax: 80,
  total: 8_80,
  recordedBy: 'Marcus Bell',
  voided: null,
};

async function openTill() {
  const opened = await openSaleForm(quietDay, [dip, baklava]);
  const form = within(opened.form);
  const key = (name: string) =>
    within(form.getByRole('list', { name: 'Products' })).getByRole('button', {
      name: (label) => label.startsWith(name),
    });
  return { ...opened, ui: form, key };
}

test('each press of a key adds one of its product, in one line', async () => {
  const { server, user, ui, key, record } = await openTill();
  expect(ui.queryByText('Baklava')).toBeNull();
  await user.click(ui.getByRole('button', { name: 'Sweets' }));
  expect(ui.getByRole('button', { name: 'Sweets' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(key('Baklava'));
  await user.click(key('Baklava'));
  expect(key('Baklava')).toHaveAccessibleName(/× 2$/);
  const items = within(ui.getByRole('list', { name: 'Items in this sale' }));
  expect(items.getByLabelText('Quantity')).toHaveValue('2');
  expect(items.getByRole('listitem')).toHaveTextContent('Baklava$ 8.00$ 4.00 each');
  server.on(recordSale, new Refusal(409, 'CONFLICT', 'Try again later.'));
  await record();
  expect(await ui.findByText('Try again later.')).toBeVisible();
  server.on(recordSale, { data: sale });
  await record();
  expect(await screen.findByText('Recorded a sale of $ 8.80')).toBeVisible();
  expect(server.received(recordSale)[1]?.body).toEqual({
    storeId: 3,
    items: [{ productId: 6, quantity: 2, options: [] }],
    amount: null,
    note: '',
    payment: 'CASH',
  });
  expect(key('Baklava')).not.toHaveAccessibleName(/×/);
});

test('a key takes away the message that nothing was added', async () => {
  const { user, ui, key, record } = await openTill();
  await record();
  expect(await ui.findByText('Add a product or type an amount')).toBeVisible();
  await user.click(key('Hummus'));
  await waitFor(() => expect(ui.queryByText('Add a product or type an amount')).toBeNull());
});

test('the change is counted from the cash received, and only for cash', async () => {
  const { user, form, ui, key } = await openTill();
  await user.click(key('Hummus'));
  const received = ui.getByLabelText('Cash received');
  await user.type(received, '5');
  expect(form).toHaveTextContent('Still to pay$ 1.60');
  await user.clear(received);
  await user.type(received, '20');
  // Beside the total, which stays in sight where the form scrolls.
  expect(form).toHaveTextContent('To pay$ 6.60Change$ 13.40');
  await user.selectOptions(ui.getByLabelText('Paid by'), 'Card');
  expect(ui.queryByLabelText('Cash received')).toBeNull();
});
