import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlap, isEmpty, toInterval, toTimes } from './hours-times.ts';

describe('written opening hours', () => {
  it.each([
    ['09:00', '17:30', 540, 1050],
    ['22:00', '02:15', 1320, 1575],
    ['00:00', '00:00', 0, 1440],
    ['00:00', '00:01', 0, 1],
    ['08:00', '00:00', 480, 1440],
    // An hour that begins and ends with itself has no length, apart from midnight's.
    ['09:00', '09:00', 540, 540],
    ['00:01', '00:01', 1, 1],
  ])('from %s to %s opens at minute %i and closes at %i', (from, to, opens, closes) => {
    expect(toInterval({ from, to })).toEqual({ opens, closes });
  });

  it('read back as written', () => {
    fc.assert(
      fc.property(fc.nat(1439), fc.integer({ min: 1, max: 1440 }), (opens, length) => {
        fc.pre(length < 1440 || opens === 0);
        const interval = { opens, closes: opens + length };
        expect(toInterval(toTimes(interval))).toEqual(interval);
      }),
    );
  });

  it('are empty if they end where they start', () => {
    expect(isEmpty({ opens: 540, closes: 540 })).toBe(true);
    expect(isEmpty({ opens: 540, closes: 539 })).toBe(true);
    expect(isEmpty({ opens: 540, closes: 541 })).toBe(false);
  });
});

describe('the first overlap of a week', () => {
  const monday = { weekday: 1, opens: 540, closes: 1020 };

  it.each([
    [
      'none where one begins as the other ends',
      [monday, { weekday: 1, opens: 1020, closes: 1080 }],
      undefined,
    ],
    [
      'none where one ends as the other begins',
      [monday, { weekday: 1, opens: 480, closes: 540 }],
      undefined,
    ],
    ['the later one of two', [monday, { weekday: 1, opens: 1019, closes: 1080 }], 1],
    ['one that ends within another', [monday, { weekday: 1, opens: 480, closes: 541 }], 1],
    ['the same once more', [monday, { weekday: 2, opens: 540, closes: 600 }, monday], 2],
    ['not the same on another day', [monday, { ...monday, weekday: 2 }], undefined],
    [
      'a night that reaches into the next day',
      [{ weekday: 0, opens: 1380, closes: 1441 + 540 }, monday],
      1,
    ],
    [
      "Saturday's night and Sunday's morning",
      [
        { weekday: 0, opens: 0, closes: 60 },
        { weekday: 6, opens: 1380, closes: 1441 },
      ],
      1,
    ],
    [
      "Saturday's night that ends with the week",
      [
        { weekday: 0, opens: 0, closes: 60 },
        { weekday: 6, opens: 1380, closes: 1440 },
      ],
      undefined,
    ],
  ])('is %s', (_what, intervals, index) => {
    expect(findOverlap(intervals)).toBe(index);
  });
});
