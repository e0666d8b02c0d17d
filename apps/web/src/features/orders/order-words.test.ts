import { expect, test } from 'vitest';
import { anOrder } from './order-fixture.ts';
import { describeMethod } from './order-words.ts';

test('how an order leaves the store names who delivers it', () => {
  const rider = { id: 1, name: 'Omar Farouk' };
  expect(describeMethod(anOrder())).toBe('Pickup');
  expect(describeMethod(anOrder({ deliveryMethod: 'POOLED' }))).toBe('Pooled');
  expect(describeMethod(anOrder({ deliveryMethod: 'DIRECT', rider }))).toBe(
    'Delivery · Omar Farouk',
  );
});
