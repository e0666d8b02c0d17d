import { expect, test } from 'vitest';
import {
  comparisonIn,
  listedRange,
  namesDays,
  noDays,
  rangeIn,
  searchOfComparison,
  searchOfRange,
} from './range-address.ts';

const today = '2026-11-20';

test.each([
  [{}, undefined],
  [{ range: 'LAST_7_DAYS' } as const, 'LAST_7_DAYS'],
  [
    { from: '2026-11-01', to: '2026-11-09' },
    { from: '2026-11-01', to: '2026-11-09' },
  ],
  // One end alone, and days that have not come.
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: today }],
  [{ to: '2026-11-09' }, { from: '2026-10-09', to: '2026-11-09' }],
  [
    { from: '2026-11-01', to: '2026-12-24' },
    { from: '2026-11-01', to: today },
  ],
  [
    { from: '2026-11-10', to: '2026-11-09' },
    { from: '2026-11-09', to: '2026-11-09' },
  ],
])('reads the days of the address %o as %o', (address, expected) => {
  expect(listedRange({ ...noDays, ...address }, today, undefined)).toEqual(expected);
  expect(namesDays({ ...noDays, ...address })).toBe(expected !== undefined);
});

test('a list shows its default days unless the address names some', () => {
  expect(listedRange(noDays, today, 'TODAY')).toBe('TODAY');
  expect(listedRange({ ...noDays, range: 'LAST_7_DAYS' }, today, 'TODAY')).toBe('LAST_7_DAYS');
});

test('reads a range back from its address, and writes none for the default', () => {
  const period = { from: '2026-11-01', to: '2026-11-09' };
  for (const range of ['LAST_7_DAYS', period] as const) {
    expect(rangeIn(searchOfRange(range), 'TODAY')).toEqual(range);
  }
  expect(searchOfRange('TODAY', 'TODAY')).toEqual(noDays);
  expect(rangeIn(searchOfRange('TODAY', 'TODAY'), 'TODAY')).toBe('TODAY');
  expect(searchOfRange('LAST_7_DAYS', 'TODAY').range).toBe('LAST_7_DAYS');
  expect(rangeIn({ from: '2026-11-01', to: undefined }, 'TODAY')).toBe('TODAY');
});

test('reads a comparison back from its address', () => {
  expect(searchOfComparison('PERIOD')).toEqual({ compare: undefined });
  expect(comparisonIn({})).toBe('PERIOD');
  expect(comparisonIn(searchOfComparison('YEAR'))).toBe('YEAR');
});
