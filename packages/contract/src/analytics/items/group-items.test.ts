import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupOf,
  itemMedians,
  minItemsToCompare,
  minOrdersToJudge,
  perUnit,
  type ItemGroup,
  type JudgedItem,
} from './group-items.ts';

const item: fc.Arbitrary<JudgedItem> = fc
  .record({
    orders: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2000 })),
    extra: fc.integer({ min: 0, max: 3 }),
    price: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ orders, extra, price }) => ({
    orders,
    quantity: orders * (1 + extra),
    netSales: orders * (1 + extra) * price,
  }));

const menu = fc.array(item, { minLength: 1, maxLength: 30 });
const groupsOf = (items: readonly JudgedItem[]): ItemGroup[] => {
  const medians = itemMedians(items);
  return items.map((one) => groupOf(one, medians));
};

/** Ranks of the groups by popularity and by earnings. */
const popularity: Record<ItemGroup, number> = {
  TOO_FEW: 0,
  DROP: 1,
  PROMOTE: 1,
  REPRICE: 2,
  KEEP: 2,
};
const earning: Record<ItemGroup, number> = { TOO_FEW: 0, DROP: 1, REPRICE: 1, PROMOTE: 2, KEEP: 2 };

const sold = (orders: number, price: number): JudgedItem => ({
  orders,
  quantity: orders,
  netSales: orders * price,
});

describe('the group of an item', () => {
  it('is one of four by popularity and earnings', () => {
    const items = [sold(90, 1500), sold(20, 1600), sold(80, 500), sold(15, 400), sold(9, 400)];
    expect(groupsOf(items)).toEqual(['KEEP', 'PROMOTE', 'REPRICE', 'DROP', 'TOO_FEW']);
  });

  it('is assigned only with enough orders and enough items to compare', () => {
    fc.assert(
      fc.property(menu, (items) => {
        const judged = items.filter(({ orders }) => orders >= minOrdersToJudge);
        const compared = judged.length >= minItemsToCompare;
        for (const [index, group] of groupsOf(items).entries()) {
          const enough = (items[index]?.orders ?? 0) >= minOrdersToJudge;
          expect(group === 'TOO_FEW').toBe(!compared || !enough);
        }
      }),
    );
  });

  it('counts at least half of the rated items as popular, and at least half as high earners', () => {
    fc.assert(
      fc.property(menu, (items) => {
        const judged = groupsOf(items).filter((group) => group !== 'TOO_FEW');
        const popular = judged.filter((group) => popularity[group] === 2);
        const much = judged.filter((group) => earning[group] === 2);
        expect(2 * popular.length).toBeGreaterThanOrEqual(judged.length);
        expect(2 * much.length).toBeGreaterThanOrEqual(judged.length);
      }),
    );
  });

  it('is the same for equal items in any order', () => {
    fc.assert(
      fc.property(menu, fc.nat(), (items, at) => {
        const twins = [...items, ...items.slice(at % items.length)];
        const groups = groupsOf(twins);
        const backward = groupsOf(twins.toReversed()).toReversed();
        expect(backward).toEqual(groups);
        const seen = new Map<string, ItemGroup>();
        for (const [index, one] of twins.entries()) {
          const key = `${one.orders}/${perUnit(one)}`;
          expect(groups[index]).toBe(seen.get(key) ?? groups[index]);
          seen.set(key, groups[index] ?? 'TOO_FEW');
        }
      }),
    );
  });

  it('never gets worse with more orders or a higher price', () => {
    fc.assert(
      fc.property(menu, fc.nat(), fc.integer({ min: 1, max: 500 }), (items, at, more) => {
        const index = at % items.length;
        const before = items[index] ?? sold(0, 0);
        const price = perUnit(before);
        const raised = (one: JudgedItem): ItemGroup =>
          groupsOf(items.with(index, one))[index] ?? 'TOO_FEW';
        const was = raised(before);
        const ordered = raised(sold(before.orders + more, price));
        expect(popularity[ordered]).toBeGreaterThanOrEqual(popularity[was]);
        const dearer = raised({
          ...before,
          netSales: before.netSales + before.quantity * more,
        });
        expect(earning[dearer]).toBeGreaterThanOrEqual(earning[was]);
      }),
    );
  });
});
