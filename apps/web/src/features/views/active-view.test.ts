import type { ListView, ViewFilters } from '@counter/contract/views';
import { expect, test } from 'vitest';
import { activeView, filtersOf } from './active-view.ts';

const cancelled: ViewFilters = [{ name: 'status', value: 'CANCELLED' }];
const delivered: ViewFilters = [{ name: 'method', value: 'DELIVERY' }];
const viewOf = (id: number, filters: ViewFilters): ListView => ({
  id,
  list: 'orders',
  name: `View ${id}`,
  filters,
  columns: [],
});
const views = [viewOf(1, cancelled), viewOf(2, cancelled), viewOf(3, []), viewOf(4, [])];
const idOf = (filters: ViewFilters, chosen?: number) => {
  const { view, changed } = activeView(views, filters, chosen);
  return [view?.id, changed];
};

test('a URL that matches a view is in it, even if none is selected', () => {
  expect(idOf(cancelled)).toEqual([1, false]);
  expect(idOf(cancelled, 2)).toEqual([2, false]);
});

test('other filters modify the selected view, unless another one has them', () => {
  expect(idOf(delivered, 2)).toEqual([2, true]);
  expect(idOf(cancelled, 3)).toEqual([1, false]);
  expect(idOf(delivered)).toEqual([undefined, false]);
});

test('a list without filters is in no view except a selected one without filters', () => {
  expect(idOf([])).toEqual([undefined, false]);
  expect(idOf([], 2)).toEqual([undefined, false]);
  expect(idOf([], 4)).toEqual([4, false]);
});

test('only known parameters are filters, in any order', () => {
  const search = { method: 'DELIVERY', status: 'CANCELLED', page: 3, from: undefined };
  const filters = filtersOf(search, ['status', 'from', 'method']);
  expect(filters).toEqual([...cancelled, ...delivered]);
  const view = viewOf(9, filters.toReversed());
  expect(activeView([view], filters, undefined)).toEqual({ view, changed: false });
});
