import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minTogether, maxTogether, oftenTogether, shareTogether } from './often-together.ts';

const others = fc
  .uniqueArray(fc.nat(1000), { maxLength: 30 })
  .chain((ids) =>
    fc.tuple(...ids.map((productId) => fc.nat(20).map((orders) => ({ productId, orders })))),
  );

test('names a few products, most common first, and leaves out none that is more common', () => {
  fc.assert(
    fc.property(others, (beside) => {
      const named = oftenTogether(beside);
      expect(named.length).toBeLessThanOrEqual(maxTogether);
      expect(named.every(({ orders }) => orders >= minTogether)).toBe(true);
      const least = named.at(-1)?.orders ?? minTogether;
      expect(named.map(({ orders }) => orders)).toEqual(
        named.map(({ orders }) => orders).toSorted((a, b) => b - a),
      );
      const isFull = named.length === maxTogether;
      for (const other of beside.filter((one) => !named.includes(one))) {
        expect(other.orders).toBeLessThanOrEqual(isFull ? least : minTogether - 1);
      }
    }),
  );
});

test("doesn't depend on the order of counting", () => {
  fc.assert(
    fc.property(others, (beside) => {
      expect(oftenTogether(beside.toReversed())).toEqual(oftenTogether(beside));
    }),
  );
});

test('returns shares in whole percent', () => {
  expect([shareTogether(1, 3), shareTogether(3, 3), shareTogether(0, 0)]).toEqual([33, 100, 0]);
});
