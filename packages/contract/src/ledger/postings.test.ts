import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoPayers } from '../promotions/promotions.choices.ts';
import { shareOf } from '../shared/money.ts';
import type { LedgerAccount } from './ledger.accounts.ts';
import {
  isBalanced,
  postingsOfCancellation,
  postingsOfCollected,
  postingsOfOrder,
  postingsOfRefund,
  storeAmountOf,
  type EarnedAmounts,
} from './postings.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });

const order: fc.Arbitrary<EarnedAmounts> = fc
  .record({
    subtotal: amount,
    discounted: fc.double({ min: 0, max: 1, noNaN: true }),
    promoted: fc.double({ min: 0, max: 1, noNaN: true }),
    tax: amount,
    tip: amount,
    feeRate: fc.double({ min: 0, max: 1, noNaN: true }),
    promoPaidBy: fc.constantFrom(...promoPayers, null),
    deliveryFee: fc.integer({ min: 0, max: 10_000 }),
    deliveryRate: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(
    ({
      deliveryFee,
      deliveryRate,
      subtotal,
      discounted,
      promoted,
      feeRate,
      promoPaidBy,
      tax,
      tip,
    }) => {
      const discount = Math.floor(subtotal * discounted);
      const promoDiscount = promoPaidBy ? Math.floor(discount * promoted) : 0;
      const fee = Math.floor((subtotal - discount) * feeRate);
      const deliveryCommission = shareOf(deliveryFee, deliveryRate);
      const delivery = { deliveryFee, deliveryCommission };
      return { subtotal, discount, tax, tip, fee, promoDiscount, promoPaidBy, ...delivery };
    },
  );

const charged = ({ subtotal, discount, tax, tip }: EarnedAmounts) =>
  subtotal - discount + tax + tip;

const kitchen: EarnedAmounts = {
  subtotal: 3000,
  discount: 500,
  tax: 206,
  tip: 300,
  fee: 375,
  promoDiscount: 500,
  promoPaidBy: 'MARKETPLACE',
  deliveryFee: 399,
  deliveryCommission: 40,
};

describe('a completed order in the books', () => {
  it("is its total in the breakdown plus the marketplace's part of a promo code", () => {
    expect(storeAmountOf(postingsOfOrder({ ...kitchen, promoPaidBy: 'STORE' }))).toBe(2631);
    expect(storeAmountOf(postingsOfOrder(kitchen))).toBe(2631 + 500);
    expect(postingsOfOrder(kitchen)).toContainEqual({ account: 'promo_costs', amount: -500 });
  });

  it('has equal debits and credits and no empty postings', () => {
    fc.assert(
      fc.property(order, (one) => {
        const postings = postingsOfOrder(one);
        expect(isBalanced(postings)).toBe(true);
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true);
      }),
    );
  });
});

describe('the delivery fee in the books', () => {
  it('goes to the delivery agent, less the commission, and not to the store', () => {
    const postings = postingsOfOrder(kitchen);
    expect(postings).toContainEqual({ account: 'delivery_agents', amount: 359 });
    expect(postings).toContainEqual({ account: 'delivery_commission', amount: 40 });
    expect(postings).toContainEqual({ account: 'customer_payments', amount: -3006 - 399 });
  });

  it('never changes what the store earns', () => {
    fc.assert(
      fc.property(order, (one) => {
        const without = { ...one, deliveryFee: 0, deliveryCommission: 0 };
        expect(storeAmountOf(postingsOfOrder(one))).toBe(storeAmountOf(postingsOfOrder(without)));
      }),
    );
  });

  it('leaves every account at zero after a complete cancellation', () => {
    fc.assert(
      fc.property(order, (one) => {
        const cancelled = postingsOfCancellation({ ...one, refunded: 0 }, charged(one));
        expect(isBalanced(cancelled)).toBe(true);
        const accounts = Map.groupBy(
          [...postingsOfOrder(one), ...cancelled],
          ({ account }) => account,
        );
        const left = (name: LedgerAccount) =>
          (accounts.get(name) ?? []).reduce((sum, posting) => sum + posting.amount, 0);
        expect([left('delivery_agents'), left('delivery_commission')]).toEqual([0, 0]);
        expect(left('customer_payments')).toBe(0);
        expect([left('commission'), left('promo_costs')]).toEqual([0, 0]);
        const ofStore = storeAmountOf(postingsOfOrder(one)) + storeAmountOf(cancelled);
        expect(ofStore).toBe(0);
      }),
    );
  });

  it('leaves nothing of a cancelled order that was free for its customer', () => {
    const free = { ...kitchen, tax: 0, tip: 0, discount: kitchen.subtotal, fee: 0 };
    const paidWhole = {
      ...free,
      promoDiscount: kitchen.subtotal,
      promoPaidBy: 'MARKETPLACE' as const,
    };
    const delivered = { ...paidWhole, deliveryFee: 500, deliveryCommission: 100 };
    for (const one of [{ ...delivered, deliveryFee: 0, deliveryCommission: 0 }, delivered]) {
      expect(storeAmountOf(postingsOfOrder(one))).toBe(kitchen.subtotal);
      const cancelled = postingsOfCancellation({ ...one, refunded: 0 }, 0);
      expect(storeAmountOf(cancelled)).toBe(-kitchen.subtotal);
      expect(isBalanced(cancelled)).toBe(true);
    }
  });
});

describe('a refund in the books', () => {
  it("returns the fee in proportion to the customer's refund", () => {
    const refund = postingsOfRefund({ ...kitchen, refunded: 0 }, charged(kitchen) / 2);
    expect(refund).toEqual([
      { account: 'refunds', amount: -1503 },
      { account: 'fees', amount: 187 },
      { account: 'promo_credits', amount: -250 },
      { account: 'customer_payments', amount: 1503 },
      { account: 'commission', amount: -187 },
      { account: 'promo_costs', amount: 250 },
    ]);
  });

  it('leaves nothing of an order refunded completely, in any number of steps', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 1, max: 3000 })), (one, steps) => {
        let refunded = 0;
        let balance = storeAmountOf(postingsOfOrder(one));
        const give = (asked: number) => {
          const given = Math.min(asked, charged(one) - refunded);
          const postings = postingsOfRefund({ ...one, refunded }, given);
          expect(isBalanced(postings)).toBe(true);
          balance += storeAmountOf(postings);
          refunded += given;
        };
        for (const step of steps) give(step);
        give(Infinity);
        expect(balance).toBe(0);
      }),
    );
  });
});

describe('payment at the counter', () => {
  it('leaves the store owing the fee, and nothing after a full refund at the counter', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 1, max: 3000 })), (one, steps) => {
        let refunded = 0;
        const { fee, promoDiscount, promoPaidBy } = one;
        const postings = [...postingsOfOrder(one), ...postingsOfCollected(charged(one))];
        const credit = promoPaidBy === 'MARKETPLACE' ? promoDiscount : 0;
        expect(storeAmountOf(postings)).toBe(credit - fee);
        for (const step of [...steps, Infinity]) {
          const given = Math.min(step, charged(one) - refunded);
          postings.push(...postingsOfRefund({ ...one, refunded }, given));
          postings.push(...postingsOfCollected(-given));
          refunded += given;
          expect(isBalanced(postings)).toBe(true);
        }
        expect(storeAmountOf(postings)).toBe(0);
      }),
    );
  });
});
