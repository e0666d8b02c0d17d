import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsNear } from './rows-near.ts';

const scrolled = fc
  .record({ count: fc.integer({ min: 1, max: 2000 }), at: fc.nat(), seen: fc.nat(40) })
  .map(({ count, at, seen }) => {
    const startIndex = at % count;
    return { startIndex, endIndex: Math.min(count - 1, startIndex + seen), overscan: 12, count };
  });

it('has the rows that are seen and 12 before and after them, one after the other', () => {
  fc.assert(
    fc.property(scrolled, (range) => {
      const rows = rowsNear(range);
      const first = Math.max(0, range.startIndex - range.overscan);
      const last = Math.min(range.count - 1, range.endIndex + range.overscan);
      expect(rows.at(0)).toBeLessThanOrEqual(first);
      expect(rows.at(-1)).toBeGreaterThanOrEqual(last);
      expect(rows.at(-1)).toBeLessThan(range.count);
      expect(rows).toEqual(rows.map((_, at) => (rows[0] ?? 0) + at));
    }),
  );
});

it('brings and takes eight rows at a time', () => {
  const scrolledBy = [...Array(100).keys()].map((row) =>
    rowsNear({ startIndex: 100 + row, endIndex: 119 + row, overscan: 12, count: 500 }),
  );
  expect(new Set(scrolledBy.map((rows) => rows[0])).size).toBe(13);
  expect(new Set(scrolledBy.map((rows) => rows.at(-1))).size).toBe(13);
});
