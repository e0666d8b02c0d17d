import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createDay } from './web-store.ts';

it("a day's funnel narrows from visits to orders, never more than the store had", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(), (placed, seed) => {
      const { visits, menuViews, baskets, orders } = createDay(
        '2026-03-04',
        placed,
        createRandom(seed),
      );
      expect([visits, menuViews, baskets, orders, placed]).toEqual([
        Math.max(visits, menuViews),
        Math.max(menuViews, baskets),
        Math.max(baskets, orders),
        Math.min(orders, placed),
        placed,
      ]);
      expect(menuViews).toBeGreaterThan(0);
    }),
  );
});
