import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { describePayment } from '../drawer/order-drawer-words.ts';
import { describeMethod, isToPay, summarizeItems } from './order-words.ts';

const anItem = {
  line: 1,
  made: null,
  productId: 1,
  name: 'Baklava',
  image: null,
  quantity: 1,
  options: [],
  specialInstructions: '',
  deal: null,
  unitPrice: 100,
  totalQuantityPrice: 100,
  totalQuantityPriceStr: '$ 1.00',
};

test('the delivery method names who delivers the order', () => {
  const rider = { id: 1, name: 'Omar Farouk' };
  expect(describeMethod(anOrder())).toBe('Pickup');
  expect(describeMethod(anOrder({ deliveryMethod: 'POOLED' }))).toBe('Pooled');
  expect(describeMethod(anOrder({ deliveryMethod: 'DIRECT', rider }))).toBe(
    'Delivery · Omar Farouk',
  );
});

test('an order paid at the counter is to be collected until it is handed over', () => {
  const order = anOrder({ payment: 'AT_COUNTER', payableDisplayValue: '$ 23.10' });
  expect(isToPay(order)).toBe(true);
  expect(describePayment(order)).toBe('To be paid at the counter: $\u00A023.10');
  const over = { ...order, status: 'COMPLETED' } as const;
  expect(isToPay(over)).toBe(false);
  expect(describePayment(over)).toBe('Paid at the counter');
  expect(isToPay(anOrder())).toBe(false);
  expect(describePayment(anOrder())).toBe('Paid in the app');
});

test('a one-line summary lists what is in a deal', () => {
  const item = { ...anItem, deal: { id: 1, name: 'Family box', quantity: 2 } };
  const items = [
    { ...item, name: 'Soup', quantity: 4 },
    { ...anItem, name: 'Baklava' },
  ];
  expect(summarizeItems({ items })).toBe('2 × Family box (4 × Soup), 1 × Baklava');
});
