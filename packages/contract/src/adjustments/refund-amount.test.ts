import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOrder } from '../orders/pricing.ts';
import { leftOf, refundOfItems, refundOfLine, type SoldLine } from './refund-amount.ts';

const basketLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(0, 500, 82_500, 88_750, 250_000),
  reduction: fc.integer({ min: 0, max: 30_000 }),
});

const order = fc
  .record({
    lines: fc.array(basketLine, { minLength: 1, maxLength: 6 }),
    discount: fc.integer({ min: 0, max: 60_000 }),
    tip: fc.integer({ min: 0, max: 2000 }),
  })
  .map(({ lines, discount, tip }) => {
    const priced = priceOrder({ lines, discount, tip, feeRate: 1500 });
    const sold: SoldLine[] = lines.map(({ quantity, taxRate }, index) => ({
      line: index + 1,
      quantity,
      taxRate,
      total: 0,
      discount: 0,
      tax: 0,
      ...priced.lines[index],
      refundedQuantity: 0,
    }));
    return { sold, charged: priced.charged, tip };
  });

it('refunds everything but the tip when all items are refunded one by one in any order', () => {
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat()), ({ sold, charged, tip }, picks) => {
      let lines = sold;
      let given = 0;
      while (lines.some((one) => leftOf(one) > 0)) {
        const open = lines.filter((one) => leftOf(one) > 0);
        const pick = open[(picks.next().value ?? 0) % open.length];
        if (!pick) break;
        const back = refundOfItems(lines, [{ line: pick.line, quantity: 1 }]);
        expect(back).toBeGreaterThanOrEqual(0);
        given += back;
        lines = lines.map((one) =>
          one === pick ? { ...one, refundedQuantity: one.refundedQuantity + 1 } : one,
        );
      }
      expect(given).toBe(charged - tip);
    }),
  );
});

it('refunds the same total for units of a line together or one by one', () => {
  fc.assert(
    fc.property(order, fc.nat(), fc.nat(), ({ sold }, first, second) => {
      const [line] = sold;
      if (!line) return;
      const a = first % (line.quantity + 1);
      const b = second % (line.quantity - a + 1);
      const after = { ...line, refundedQuantity: a };
      expect(refundOfLine(line, a) + refundOfLine(after, b)).toBe(refundOfLine(line, a + b));
    }),
  );
});

it("refunds each item's share of the discount and the tax on the rest", () => {
  const soup = { line: 1, quantity: 3, total: 3000, discount: 500, taxRate: 82_500, tax: 206 };
  const line = { ...soup, refundedQuantity: 0 };
  // 25.00 and 2.06 tax were paid; two of three cost 16.66 and 1.37.
  expect(refundOfLine(line, 1)).toBe(2706 - 1803);
  expect(refundOfLine({ ...line, refundedQuantity: 1 }, 5)).toBe(1803);
  expect(refundOfItems([line], [{ line: 2, quantity: 1 }])).toBe(0);
});
