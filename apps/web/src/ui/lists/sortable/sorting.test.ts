import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, placeAt, scrollStep } from './sorting.ts';

test('moves an item to another place and closes the gap', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b']);
});

test('moving loses nothing, and moving back restores the order', () => {
  const list = fc.uniqueArray(fc.nat(), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const after = moved(items, from, to);
      expect(new Set(after)).toEqual(new Set(items));
      expect(after).toHaveLength(items.length);
      expect(after[to]).toBe(items[from]);
      expect(moved(after, to, from)).toEqual(items);
    }),
  );
});

test('a pointer targets the row it is over, or the nearest', () => {
  const edges = [100, 144, 188, 232];
  expect([50, 100, 150, 231, 400].map((y) => placeAt(y, edges))).toEqual([0, 0, 1, 2, 2]);
});

test('scrolls near an edge, faster the closer, and not in between', () => {
  const bounds = [100, 500] as const;
  expect(scrollStep(300, bounds)).toBe(0);
  expect(scrollStep(140, bounds)).toBeLessThan(0);
  expect(scrollStep(105, bounds)).toBeLessThan(scrollStep(140, bounds));
  expect(scrollStep(20, bounds)).toBe(scrollStep(100, bounds));
  expect(scrollStep(495, bounds)).toBeGreaterThan(0);
});
