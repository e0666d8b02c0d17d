import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargedOf, customerPaidOf, earningsOf, orderTotalOf } from './order-figures.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const order = fc.record({
  subtotal: cents,
  discount: cents,
  tax: cents,
  tip: cents,
  fee: cents,
  deliveryFee: cents,
});

it('adds up for an order of $ 20.00 with every kind of amount', () => {
  const one = { subtotal: 2000, discount: 300, tax: 151, tip: 200, fee: 255, deliveryFee: 399 };
  expect([chargedOf(one), customerPaidOf(one), orderTotalOf(one)]).toEqual([2051, 2450, 1796]);
});

it("splits the customer's payment among the store, the marketplace and the delivery agent", () => {
  fc.assert(
    fc.property(order, (one) => {
      expect(orderTotalOf(one) + one.fee + one.deliveryFee).toBe(customerPaidOf(one));
    }),
  );
});

it("adds the marketplace's share of a promo code to the earnings, but nothing for the store's own codes", () => {
  const one = { subtotal: 4500, discount: 800, tax: 351, tip: 0, fee: 555 };
  const paidBy = (promoPaidBy: 'MARKETPLACE' | 'STORE' | null) =>
    earningsOf({ ...one, promoDiscount: promoPaidBy === null ? 0 : 500, promoPaidBy });
  expect([paidBy(null), paidBy('STORE'), paidBy('MARKETPLACE')]).toEqual([3496, 3496, 3996]);
});
