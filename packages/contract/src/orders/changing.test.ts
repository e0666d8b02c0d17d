import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOfLine } from '../adjustments/refund-amount.ts';
import { taxOn } from '../shared/tax-rate.ts';
import { changeLines, type ChargedLine, type LineChange } from './changing.ts';
import { priceOrder } from './pricing.ts';

const taxRate = fc.constantFrom(0, 500, 82_500, 88_750, 250_000);

const basketLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate,
  reduction: fc.constantFrom(0, 0, 150, 999, 30_000),
});

const order = fc
  .record({
    lines: fc.array(basketLine, { minLength: 1, maxLength: 6 }),
    promo: fc.constantFrom(0, 0, 1, 777, 60_000),
  })
  .map(({ lines, promo }) => {
    const priced = priceOrder({ lines, discount: promo, tip: 0, feeRate: 0 });
    const charged = lines.map(({ unitPrice, quantity, taxRate: rate }, index): ChargedLine => {
      const amounts = priced.lines[index] ?? { total: 0, discount: 0, tax: 0 };
      return { line: index + 1, quantity, unitPrice, taxRate: rate, ...amounts };
    });
    const deals = lines.reduce(
      (sum, { reduction, unitPrice, quantity }) => sum + Math.min(reduction, unitPrice * quantity),
      0,
    );
    return { lines: charged, promoDiscount: priced.discount - deals };
  });

const wish = fc.record({
  pick: fc.nat(),
  staying: fc.nat(),
  swap: fc.option(fc.record({ unitPrice: fc.integer({ min: 0, max: 25_000 }), taxRate })),
});

const wishes = fc.array(wish, { minLength: 1, maxLength: 4 });
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

function changeOf(lines: readonly ChargedLine[], { pick, staying, swap }: Wish): LineChange[] {
  const line = lines[pick % Math.max(lines.length, 1)];
  return line ? [{ line: line.line, quantity: staying % (line.quantity + 1), swap }] : [];
}

const charged = (lines: readonly Omit<ChargedLine, 'line'>[]) =>
  lines.reduce((sum, { total, discount, tax }) => sum + total - discount + tax, 0);

describe('changing the lines of an order', () => {
  it('never refunds more than was charged, and no cent is lost in any number of steps', () => {
    fc.assert(
      fc.property(order, wishes, (before, asked) => {
        let { lines, promoDiscount } = before;
        let back = 0;
        for (const one of asked) {
          const changes = changeOf(lines, one);
          const after = changeLines({ lines, promoDiscount }, changes);
          const refund = after.refund.items + after.refund.tax;
          expect(refund).toBeGreaterThanOrEqual(0);
          back += refund;
          lines = [...after.kept, ...after.swapped].map((line, index) => ({
            ...line,
            line: index + 1,
          }));
          expect(after.promoDiscount).toBeGreaterThanOrEqual(0);
          expect(after.promoDiscount).toBeLessThanOrEqual(promoDiscount);
          promoDiscount = after.promoDiscount;
        }
        expect(back + charged(lines)).toBe(charged(before.lines));
        const discount = lines.reduce((sum, line) => sum + line.discount, 0);
        expect(promoDiscount).toBeLessThanOrEqual(discount);
      }),
    );
  });

  it('leaves lines that add up, each taxed at its own rate', () => {
    fc.assert(
      fc.property(order, wish, (before, one) => {
        const { kept, swapped } = changeLines(before, changeOf(before.lines, one));
        for (const { unitPrice, quantity, total, discount, tax, taxRate: rate } of [
          ...kept,
          ...swapped,
        ]) {
          expect(total).toBe(unitPrice * quantity);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
          expect(tax).toBe(taxOn(total - discount, rate));
        }
      }),
    );
  });

  it('refunds the same for removed units as a refund after completion', () => {
    fc.assert(
      fc.property(order, wish, (before, one) => {
        const changes = changeOf(before.lines, { ...one, swap: null });
        const { refund } = changeLines(before, changes);
        const [change] = changes;
        const line = before.lines.find((sold) => sold.line === change?.line);
        if (!change || !line) return;
        const units = line.quantity - change.quantity;
        const refunded = refundOfLine({ ...line, refundedQuantity: 0 }, units);
        expect(refund.items + refund.tax).toBe(refunded);
      }),
    );
  });

  it('changes nothing if all quantities stay the same', () => {
    fc.assert(
      fc.property(order, (before) => {
        const changes = before.lines.map(({ line, quantity }) => ({ line, quantity, swap: null }));
        expect(changeLines(before, changes)).toEqual({
          kept: before.lines,
          swapped: [],
          refund: { items: 0, tax: 0 },
          promoDiscount: before.promoDiscount,
        });
      }),
    );
  });
});

const soup: ChargedLine = {
  line: 1,
  quantity: 2,
  unitPrice: 1250,
  total: 2500,
  discount: 500,
  taxRate: 100_000,
  tax: 200,
};
const swapped = (unitPrice: number, rate = 100_000) =>
  changeLines({ lines: [soup], promoDiscount: 500 }, [
    { line: 1, quantity: 1, swap: { unitPrice, taxRate: rate } },
  ]);

describe('swapping an item', () => {
  it('refunds the difference to a cheaper item with its tax, at the same percentage off', () => {
    const { kept, swapped: added, refund, promoDiscount } = swapped(1000);
    expect(kept).toMatchObject([{ quantity: 1, total: 1250, discount: 250, tax: 100 }]);
    expect(added).toMatchObject([{ replaces: 1, total: 1000, discount: 200, tax: 80 }]);
    expect(refund).toEqual({ items: 200, tax: 20 });
    expect(promoDiscount).toBe(450);
  });

  it('charges the agreed price for a more expensive item', () => {
    const { swapped: added, refund, promoDiscount } = swapped(1900);
    expect(added).toMatchObject([{ unitPrice: 1250, total: 1250, discount: 250, tax: 100 }]);
    expect(refund).toEqual({ items: 0, tax: 0 });
    expect(promoDiscount).toBe(500);
  });

  it('takes a higher tax off the price instead of charging the customer', () => {
    const { swapped: added, refund, promoDiscount } = swapped(1250, 250_000);
    // 1000 + 100 was paid for it; 880 + 220 is now.
    expect(added).toMatchObject([{ total: 1250, discount: 370, tax: 220 }]);
    expect(refund).toEqual({ items: 120, tax: -120 });
    expect(promoDiscount).toBe(500);
  });
});
