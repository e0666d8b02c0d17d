import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLines,
  mergeDifferences,
  type KnownLine,
  type LineDifference,
} from './line-differences.ts';

/** The lines of an order, as the quantity of each. */
const state = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }).map(linesWith);

function linesWith(quantities: readonly number[]): KnownLine[] {
  return quantities.flatMap((quantity, index) =>
    quantity === 0 ? [] : [{ line: index + 1, name: `Dish ${index + 1}`, options: [], quantity }],
  );
}

const byLine = (differences: readonly LineDifference[]) =>
  differences.toSorted((a, b) => a.line - b.line);

function difference(line: number, from: number, to: number, replaces?: number): LineDifference {
  const insteadOf = replaces === undefined ? null : { line: replaces, name: `Dish ${replaces}` };
  return { line, name: `Dish ${line}`, options: [], from, to, insteadOf };
}

describe('merged differences', () => {
  it('equal those between the first state and the last', () => {
    fc.assert(
      fc.property(state, state, state, (a, b, c) => {
        const merged = mergeDifferences(compareLines(a, b), compareLines(b, c));
        expect(byLine(merged)).toEqual(byLine(compareLines(a, c)));
      }),
    );
  });

  it('run from the first quantity to the last and omit undone changes', () => {
    const earlier = [difference(1, 3, 2), difference(4, 0, 1, 2)];
    const later = [difference(1, 2, 1), difference(4, 1, 0), difference(3, 1, 0)];
    expect(mergeDifferences(earlier, later)).toEqual([difference(1, 3, 1), difference(3, 1, 0)]);
  });

  it("never name a line the kitchen didn't know as the replaced one", () => {
    const earlier = [difference(1, 2, 0), difference(3, 0, 2, 1)];
    const later = [difference(3, 2, 1), difference(4, 0, 1, 3)];
    expect(mergeDifferences(earlier, later)).toEqual([
      difference(1, 2, 0),
      difference(3, 0, 1, 1),
      difference(4, 0, 1, 1),
    ]);
  });

  it('name the replaced line if it was in the first state', () => {
    const later = [difference(2, 1, 0), difference(3, 0, 1, 2)];
    expect(mergeDifferences([difference(2, 2, 1)], later)).toEqual([
      difference(2, 2, 0),
      difference(3, 0, 1, 2),
    ]);
  });
});

it('are empty for the same lines', () => {
  const lines = linesWith([2, 0, 1]);
  expect(compareLines(lines, lines)).toEqual([]);
});
