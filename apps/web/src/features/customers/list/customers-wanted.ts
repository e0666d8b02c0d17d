import type { CustomerFilter, CustomersWanted } from '@counter/contract/customers';
import { segmentLabel } from '@counter/contract/customers';
import type { Sort } from '../../../ui/data-table.tsx';
import type { CustomersSearch } from './customers-search.ts';

type Shown = NonNullable<CustomersSearch['show']>;

const filters: Record<Shown, { readonly sent: CustomerFilter; readonly label: string }> = {
  new: { sent: 'NEW', label: segmentLabel('NEW') },
  lapsed: { sent: 'LAPSED', label: segmentLabel('LAPSED') },
  best: { sent: 'BEST', label: segmentLabel('BEST') },
  consented: { sent: 'CONSENTED', label: 'Agreed to text messages' },
  blocked: { sent: 'BLOCKED', label: 'Blocked' },
};

/** The filters as the person chooses them. */
export const filterChoices = (['new', 'lapsed', 'best', 'consented', 'blocked'] as const).map(
  (value) => ({ value, label: filters[value].label }),
);

/** How people call a filter. */
export function filterLabel(show: Shown): string {
  return filters[show].label;
}

const sorts = { spend: 'SPEND', orders: 'ORDERS', name: 'NAME' } as const;

/** What of the customers the address asks for. */
export function wantedOf(search: CustomersSearch): CustomersWanted {
  const { show, sort } = search;
  return {
    search: search.search ?? '',
    filter: show ? filters[show].sent : 'ALL',
    sort: sort ? sorts[sort] : 'LAST_VISIT',
    descending: sortOf(search).descending,
  };
}

const byLastVisit = 'lastVisit';

/** The order of the list as its columns name it. */
export function sortOf({ sort, reversed }: CustomersSearch): Sort {
  return { column: sort ?? byLastVisit, descending: (sort === 'name') === (reversed ?? false) };
}

/** The address in another order; another column begins with its own: names from A, all else from the most. */
export function sortedBy(before: CustomersSearch, { column, descending }: Sort) {
  const sort = (['spend', 'orders', 'name'] as const).find((one) => one === column);
  const turned = sort === before.sort && descending === (sort === 'name');
  return { sort, reversed: turned ? (true as const) : undefined };
}

/** The orders as a phone offers them, where no column has a head. */
export const sortChoices = [
  { value: 'spend', label: 'Highest spend first' },
  { value: 'orders', label: 'Most orders first' },
  { value: 'name', label: 'By name' },
] as const;
