import { expect, test } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';

const [first, second, third] = [{ storeId: 1 }, { storeId: 2 }, { storeId: 3 }] as const;

test('finds the previous and next application', () => {
  expect(findNeighbours([first, second, third], 2, 1)).toEqual({
    left: false,
    previous: first,
    next: third,
  });
  expect(findNeighbours([first, second], 2, 1).next).toBeUndefined();
  expect(findNeighbours([first, second], 1, 0).previous).toBeUndefined();
});

test('after a decision, the next application is the one that moved up', () => {
  expect(findNeighbours([first, third], 2, 1)).toEqual({
    left: true,
    previous: first,
    next: third,
  });
  expect(findNeighbours([second, third], 1, 0).next).toBe(second);
  expect(findNeighbours([first, second], 3, 2)).toEqual({
    left: true,
    previous: second,
    next: undefined,
  });
});

test('an empty queue has no neighbors', () => {
  expect(findNeighbours([], 7, 0)).toEqual({ left: true, previous: undefined, next: undefined });
});
