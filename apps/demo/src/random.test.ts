import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('repeats its sequence for a seed and differs for another', () => {
    const sequence = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 50 }, () => random.next());
    };
    expect(sequence(7)).toEqual(sequence(7));
    expect(sequence(7)).not.toEqual(sequence(8));
  });

  it('integer() covers its range, both bounds included', () => {
    const random = createRandom(1);
    const values = Array.from({ length: 500 }, () => random.integer(3, 6));
    expect(new Set(values)).toEqual(new Set([3, 4, 5, 6]));
  });

  it('chooses by weight, never an entry of weight 0', () => {
    const random = createRandom(2);
    const values = Array.from({ length: 4000 }, () =>
      random.weighted([
        [3, 'often'],
        [1, 'seldom'],
        [0, 'never'],
      ]),
    );
    expect(values).not.toContain('never');
    expect(values.filter((value) => value === 'often').length / 4000).toBeCloseTo(0.75, 1);
  });

  it('chooser() makes the same choices as weighted()', () => {
    const list = [
      [0, 'never'],
      [2, 'a'],
      [0, 'never'],
      [5, 'b'],
      [1, 'c'],
    ] as const;
    const [first, second] = [createRandom(9), createRandom(9)];
    const choose = first.chooser(list);
    const values = Array.from({ length: 300 }, choose);
    expect(values).toEqual(values.map(() => second.weighted(list)));
    expect(new Set(values)).toEqual(new Set(['a', 'b', 'c']));
  });

  it('spreads normal() around 0 with deviation 1', () => {
    const random = createRandom(3);
    const values = Array.from({ length: 5000 }, () => random.normal());
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 0);
  });

  it('throws for an empty list', () => {
    const random = createRandom(4);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.weighted([])).toThrow(RangeError);
  });
});
