import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveAfter } from './move-after.ts';

const list = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 12 });
const pick = (ids: readonly number[], place: number) => ids[place % ids.length] ?? 0;

test('an ID moves right after another one, or to the front, and the others keep their order', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.option(fc.nat()), (ids, from, to) => {
      const id = pick(ids, from);
      const others = ids.filter((one) => one !== id);
      const after = to === null ? null : pick(others, to);
      const moved = moveAfter(ids, id, after);
      expect(moved.filter((one) => one !== id)).toEqual(others);
      expect(moved[moved.indexOf(id) - 1] ?? null).toBe(after);
    }),
  );
});

test('a missing ID moves nothing, and nothing moves after a missing ID', () => {
  expect(moveAfter([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
  expect(moveAfter([1, 2, 3], 1, 9)).toEqual([1, 2, 3]);
  expect(moveAfter([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
});

test('moves of different IDs by two people both take effect', () => {
  // One puts 4 first while the other puts 1 behind 3.
  expect(moveAfter(moveAfter([1, 2, 3, 4], 4, null), 1, 3)).toEqual([4, 2, 3, 1]);
  expect(moveAfter(moveAfter([1, 2, 3, 4], 1, 3), 4, null)).toEqual([4, 2, 3, 1]);
});
