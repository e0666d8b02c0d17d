import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAgo, describeDuration, describeUntil, urgencyOf } from './durations.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.UTC(2026, 10, 21, 12);

const lengths = fc.integer({ min: 1, max: 400 * day });

describe('describeDuration', () => {
  it.each([
    [0, 'under 1 min'],
    [minute - 1, 'under 1 min'],
    [minute, '1 min'],
    [59 * minute + 59 * second, '59 min'],
    [hour, '1 h'],
    [2 * hour + 5 * minute, '2 h 5 min'],
    [day - 1, '23 h 59 min'],
    [day, '1 day'],
    [3 * day + 5 * hour, '3 days'],
  ])('formats %i ms as %s', (length, words) => {
    expect(describeDuration(length)).toBe(words);
  });

  it('formats a length the same in both directions', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        expect(describeDuration(-length)).toBe(describeDuration(length));
      }),
    );
  });
});

describe('describeAgo', () => {
  it.each([
    [-5 * second, 'just now'],
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 min ago'],
    [26 * hour, '1 day ago'],
  ])('formats %i ms as %s', (length, words) => {
    expect(describeAgo(noon - length, noon)).toBe(words);
  });
});

describe('describeUntil', () => {
  it.each([
    [6 * minute, 'in 6 min'],
    [minute - 1, 'in under 1 min'],
    [0, 'in under 1 min'],
    [1 - minute, 'now'],
    [-minute, '1 min late'],
    [-2 * hour, '2 h late'],
  ])('formats %i ms ahead as %s', (ahead, words) => {
    expect(describeUntil(noon + ahead, noon)).toBe(words);
  });

  it('says "in" before the time, and "now" or "late" after it', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        expect(describeUntil(noon + length, noon)).toMatch(/^in /);
        expect(describeUntil(noon - length, noon)).toMatch(/^(?:now|.+ late)$/);
      }),
    );
  });
});

describe('urgencyOf', () => {
  it.each([
    [0, 'calm'],
    [12 * minute - 1, 'calm'],
    [12 * minute, 'soon'],
    [20 * minute - 1, 'soon'],
    [20 * minute, 'over'],
    [day, 'over'],
  ])('is, at %i ms of a 20-minute promise, %s', (used, urgency) => {
    expect(urgencyOf(noon, noon + 20 * minute, noon + used)).toBe(urgency);
  });

  it('is over at once when the promise ends before it begins', () => {
    expect(urgencyOf(noon, noon - minute, noon)).toBe('over');
  });

  it('never gets calmer over time', () => {
    const ranks = { calm: 0, soon: 1, over: 2 };
    fc.assert(
      fc.property(lengths, lengths, lengths, (promise, used, more) => {
        const before = urgencyOf(noon, noon + promise, noon + used);
        const after = urgencyOf(noon, noon + promise, noon + used + more);
        expect(ranks[after]).toBeGreaterThanOrEqual(ranks[before]);
      }),
    );
  });
});
