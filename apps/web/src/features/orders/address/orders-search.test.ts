import { monthUntil } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { ordersSearch } from './orders-search.ts';
import { todayIn } from '../../../lib/url/range-address.ts';
import { reportDays } from '../../../lib/url/store-range.ts';

test('keeps the valid parameters of a URL', () => {
  const search = {
    tab: 'history',
    search: 'KM-4821',
    status: 'COMPLETED',
    method: 'PICKUP',
    from: '2026-10-01',
    to: '2026-10-31',
    page: 3,
  };
  expect(ordersSearch.parse(search)).toEqual(search);
});

test('omits defaults and invalid values from the URL', () => {
  const nonsense = {
    tab: 'today',
    show: 'all',
    search: '',
    status: 'BANNED',
    method: 7,
    from: '2026-02-30',
    to: '11/21/2026',
    page: 1,
  };
  expect(JSON.stringify(ordersSearch.parse(nonsense))).toBe('{}');
});

test('searches for digits like any other text', () => {
  expect(ordersSearch.parse({ search: 4821 }).search).toBe('4821');
});

test('defaults to the past month, or to the month before a given end', () => {
  expect(reportDays({}, 'UTC')).toEqual(monthUntil(todayIn('UTC')));
  expect(reportDays({ to: '2026-03-31' }, 'UTC')).toEqual({ from: '2026-02-28', to: '2026-03-31' });
});

test('a range never ends after today or starts after its end', () => {
  const today = todayIn('UTC');
  const days = reportDays({ from: '2999-01-01', to: '2999-02-01' }, 'UTC');
  expect(days).toEqual({ from: today, to: today });
});
