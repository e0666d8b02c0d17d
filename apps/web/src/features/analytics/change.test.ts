import { expect, test } from 'vitest';
import { countChange, differenceFrom, sameTimeLastWeek, shareChange } from './change.ts';

const saturday = sameTimeLastWeek('2026-11-21');

test('a count shows the difference from the same weekday last week', () => {
  const more = countChange(48, 42, saturday);
  const fewer = countChange(40, 42, saturday);
  expect(more).toEqual({ text: '+6 vs this time last Saturday', good: true });
  expect(fewer).toEqual({ text: '−2 vs this time last Saturday', good: false });
});

test('no difference is neither good nor bad', () => {
  const same = { text: 'Same as this time last Saturday', good: undefined };
  expect(countChange(42, 42, saturday)).toEqual(same);
  expect(shareChange(100_010, 100_000, saturday)).toEqual(same);
});

test('an amount is compared in whole percent', () => {
  const more = shareChange(183_040, 163_429, saturday);
  const less = shareChange(0, 163_429, saturday);
  expect(more).toEqual({ text: '+12% vs this time last Saturday', good: true });
  expect(less).toEqual({ text: '−100% vs this time last Saturday', good: false });
});

test('without a value last week there is no comparison', () => {
  expect(shareChange(183_040, 0, saturday)).toBeUndefined();
});

test('a measure shows its change from the previous one and which direction is better', () => {
  const share = { unit: 'point' } as const;
  const lost = { unit: 'point', lessIsBetter: true } as const;
  const minutes = { unit: 'min', lessIsBetter: true } as const;
  expect(differenceFrom(90, 91, share, 'yesterday')).toEqual({
    text: '+1 point vs yesterday',
    good: true,
  });
  expect(differenceFrom(2.04, 4.5, lost, 'yesterday')).toEqual({
    text: '+2.5 points vs yesterday',
    good: false,
  });
  expect(differenceFrom(18, 15.5, minutes, 'yesterday')).toEqual({
    text: '−2.5 min vs yesterday',
    good: true,
  });
  expect(differenceFrom(18, 18.04, minutes, 'yesterday').good).toBeUndefined();
});
