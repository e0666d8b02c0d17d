import { expect, test } from 'vitest';
import { adjustmentsSearch, refundSearch } from './adjustments-search.ts';

test('omits invalid values from the URL', () => {
  expect(adjustmentsSearch({ tab: 'other', search: 4821, page: 1, open: -1 })).toEqual({
    search: '4821',
  });
  expect(adjustmentsSearch({ tab: 'charges', search: '', page: 3, open: 7 })).toEqual({
    tab: 'charges',
    page: 3,
    open: 7,
  });
});

test('the URL keeps the chosen days, as on every other screen with money', () => {
  expect(adjustmentsSearch({ range: 'LAST_MONTH' })).toEqual({ range: 'LAST_MONTH' });
  expect(adjustmentsSearch({ from: '2026-11-01', to: '2026-02-30' })).toEqual({
    from: '2026-11-01',
  });
});

test('the refund form is for one order, or one line of it', () => {
  expect(refundSearch({ order: 'KM-4821' })).toEqual({ order: 'KM-4821' });
  expect(refundSearch({ order: 'KM-4821', line: 2 })).toEqual({ order: 'KM-4821', line: 2 });
  expect(refundSearch({ order: true, line: 'all' })).toEqual({});
});
