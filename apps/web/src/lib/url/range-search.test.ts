import { rangeNames } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import {
  comparisonIn,
  listedRange,
  rangeIn,
  searchOfComparison,
  searchOfRange,
} from './range-address.ts';
import { daysSearch, rangeSearch } from './range-search.ts';

const days = { from: '2026-11-01', to: '2026-11-15' };

test('reads every range back from the address it was written to', () => {
  for (const range of [...rangeNames, days]) {
    const address = rangeSearch({ ...searchOfRange(range, 'LAST_7_DAYS') });
    expect(rangeIn(address, 'LAST_7_DAYS')).toEqual(range);
  }
  expect(searchOfRange('LAST_7_DAYS', 'LAST_7_DAYS').range).toBeUndefined();
});

test('reads every comparison back from the address it was written to', () => {
  for (const comparison of ['PERIOD', 'YEAR', 'NONE'] as const) {
    expect(comparisonIn(rangeSearch({ ...searchOfComparison(comparison) }))).toBe(comparison);
  }
});

test('links with a duration still work', () => {
  expect(rangeIn(rangeSearch({ duration: 'LAST_30_DAYS' }), 'TODAY')).toBe('LAST_30_DAYS');
});

test('ignores invalid days', () => {
  const wrong = [
    { from: '2026-11-15', to: '2026-11-01' },
    { from: '2026-11-01' },
    { from: '2020-01-01', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { range: 'NEVER', compare: 'NEVER' },
  ];
  for (const raw of wrong) {
    expect(rangeSearch(raw)).toEqual({
      from: undefined,
      to: undefined,
      range: undefined,
      compare: undefined,
    });
  }
});

test('choosing a named range drops the days chosen before', () => {
  const address = { ...days, ...searchOfRange('TODAY', 'LAST_7_DAYS') };
  expect(rangeIn(rangeSearch(address), 'LAST_7_DAYS')).toBe('TODAY');
});

test('a list covers any number of days in its address, but none after today', () => {
  const today = '2026-11-25';
  const shown = (raw: Record<string, unknown>) => listedRange(daysSearch(raw), today, undefined);
  expect(shown({ from: '2020-01-01', to: '2999-01-01' })).toEqual({
    from: '2020-01-01',
    to: today,
  });
  expect(shown({ from: '2026-11-20' })).toEqual({ from: '2026-11-20', to: today });
  expect(shown({ to: '2026-10-31' })).toEqual({ from: '2026-09-30', to: '2026-10-31' });
  expect(shown({ from: '2027-01-01' })).toEqual({ from: today, to: today });
  expect(shown({ range: 'LAST_MONTH' })).toBe('LAST_MONTH');
  expect(shown({ range: 'NEVER', from: '2026-02-30' })).toBeUndefined();
});
