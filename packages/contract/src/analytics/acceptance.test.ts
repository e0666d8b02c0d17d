import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptanceRate, decidedOrders } from './analytics.schemas.ts';

const some = fc.integer({ min: 0, max: 500 });

/** A day by what became of its orders; some were cancelled after they had been accepted. */
const day = fc.record({ kept: some, cancelledLater: some, refused: some, waiting: some });

function statsOf({ kept, cancelledLater, refused, waiting }: Record<string, number>) {
  return {
    accepted: (kept ?? 0) + (cancelledLater ?? 0),
    cancelled: (cancelledLater ?? 0) + (refused ?? 0),
    totalOrders: (kept ?? 0) + (waiting ?? 0),
    undecided: waiting ?? 0,
  };
}

it('is the share of accepted orders among decided ones', () => {
  fc.assert(
    fc.property(day, (orders) => {
      const { kept, cancelledLater, refused } = orders;
      const accepted = kept + cancelledLater;
      const decided = accepted + refused;
      expect(decidedOrders(statsOf(orders))).toBe(decided);
      expect(acceptanceRate(statsOf(orders))).toBe(decided === 0 ? 0 : (accepted / decided) * 100);
    }),
  );
});

it("doesn't depend on the number of waiting orders", () => {
  fc.assert(
    fc.property(day, some, (orders, waiting) => {
      const later = statsOf({ ...orders, waiting });
      expect(acceptanceRate(later)).toBe(acceptanceRate(statsOf(orders)));
    }),
  );
});
