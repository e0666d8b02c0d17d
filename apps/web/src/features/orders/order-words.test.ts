import { expect, test } from 'vitest';
import { anOrder } from './order-fixture.ts';
import { describeMethod, describePayment, isToPay } from './order-words.ts';

test('how an order leaves the store names who delivers it', () => {
  const rider = { id: 1, name: 'Omar Farouk' };
  expect(describeMethod(anOrder())).toBe('Pickup');
  expect(describeMethod(anOrder({ deliveryMethod: 'POOLED' }))).toBe('Pooled');
  expect(describeMethod(anOrder({ deliveryMethod: 'DIRECT', rider }))).toBe(
    'Delivery · Omar Farouk',
  );
});

test('what is paid at the counter is to be taken until the order is handed over', () => {
  const order = anOrder({ payment: 'AT_COUNTER', payableDisplayValue: '$ 23.10' });
  expect(isToPay(order)).toBe(true);
  expect(describePayment(order)).toBe('To be paid at the counter: $\u00A023.10');
  const over = { ...order, status: 'COMPLETED' } as const;
  expect(isToPay(over)).toBe(false);
  expect(describePayment(over)).toBe('Paid at the counter');
  expect(isToPay(anOrder())).toBe(false);
  expect(describePayment(anOrder())).toBe('Paid in the app');
});
