import { expect, test } from 'vitest';
import { keepPlaces } from './lingering.ts';

const shown = (...ids: number[]) => ids.map((id) => ({ row: { id }, left: false }));
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test("a row that leaves keeps its place, so that the rows below don't move", () => {
  expect(keepPlaces(shown(1, 2, 3), rows(1, 3))).toEqual([
    { row: { id: 1 }, left: false },
    { row: { id: 2 }, left: true },
    { row: { id: 3 }, left: false },
  ]);
});

test('several rows that leave at once keep their places, at the end as well', () => {
  const kept = keepPlaces(shown(1, 2, 3), rows(2));
  expect(kept.map(({ row, left }) => [row.id, left])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
});

test("a new row doesn't take the place of one that left", () => {
  const kept = keepPlaces(shown(1, 2), rows(2, 4));
  expect(kept.map(({ row, left }) => [row.id, left])).toEqual([
    [1, true],
    [2, false],
    [4, false],
  ]);
});
