import { describe, expect, it } from 'vitest';
import { countOf, formatCount, plural } from './counts.ts';

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12_480, '12,480'],
    [1_000_000, '1,000,000'],
  ])('of %i reads %s', (count, words) => {
    expect(formatCount(count)).toBe(words);
  });

  it.each([
    [0, '0 boxes'],
    [1, '1 box'],
    [2, '2 boxes'],
    [1200, '1,200 boxes'],
  ])('of %i has its noun: %s', (count, words) => {
    expect(countOf(count, 'box', 'boxes')).toBe(words);
  });

  it('takes a matching verb', () => {
    expect([0, 1, 2].map((count) => plural(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
  });
});
