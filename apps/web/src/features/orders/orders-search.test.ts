import { monthUntil } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { ordersSearch } from './orders-search.ts';
import { todayIn } from '../../lib/url/range-address.ts';
import { reportDays } from '../../lib/url/store-range.ts';

test('what the address says is kept', () => {
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

test('defaults and nonsense stay out of the address', () => {
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

test('digits alone are a search like any other', () => {
  expect(ordersSearch.parse({ search: 4821 }).search).toBe('4821');
});

test('without dates a list covers the past month, and one with an end the month before it', () => {
  expect(reportDays({}, 'UTC')).toEqual(monthUntil(todayIn('UTC')));
  expect(reportDays({ to: '2026-03-31' }, 'UTC')).toEqual({ from: '2026-02-28', to: '2026-03-31' });
});

test('a range neither ends after today nor begins after its end', () => {
  const today = todayIn('UTC');
  const days = reportDays({ from: '2999-01-01', to: '2999-02-01' }, 'UTC');
  expect(days).toEqual({ from: today, to: today });
});
