import type { CustomerFilter, CustomersWanted } from '@counter/contract/customers';
import { segmentLabel } from '@counter/contract/customers';
import type { Sort } from '../../../ui/lists/data-table.tsx';
import { customerShows, type CustomersSearch, type CustomersShown } from './customers-search.ts';
import { text } from '../customers.text.ts';

const filters: Record<CustomersShown, { readonly sent: CustomerFilter; readonly label: string }> = {
  new: { sent: 'NEW', label: segmentLabel('NEW') },
  away: { sent: 'AWAY', label: segmentLabel('AWAY') },
  lapsed: { sent: 'LAPSED', label: segmentLabel('LAPSED') },
  regular: { sent: 'REGULAR', label: segmentLabel('REGULAR') },
  best: { sent: 'BEST', label: segmentLabel('BEST') },
  imported: { sent: 'IMPORTED', label: segmentLabel('IMPORTED') },
  consented: { sent: 'CONSENTED', label: text.list.optedInToTexts },
  blocked: { sent: 'BLOCKED', label: text.blocked },
};

/** Returns the available filters; the best customers only for people who may see spend. */
export function filterChoices({ spends }: { spends: boolean }) {
  return customerShows
    .filter((value) => spends || value !== 'best')
    .map((value) => ({ value, label: filters[value].label }));
}

/** Removes the filter and the sort order that would reveal who spends most. */
export function withoutSpend(search: CustomersSearch): CustomersSearch {
  return {
    ...search,
    show: search.show === 'best' ? undefined : search.show,
    ...(search.sort === 'spend' ? { sort: undefined, reversed: undefined } : {}),
  };
}

/** Returns the label of a filter. */
export function filterLabel(show: CustomersShown): string {
  return filters[show].label;
}

const sorts = { spend: 'SPEND', orders: 'ORDERS', name: 'NAME' } as const;

/** Returns the list request of the search parameters. */
export function wantedOf(search: CustomersSearch): CustomersWanted {
  const { show, sort } = search;
  return {
    search: search.search ?? '',
    filter: show === undefined ? 'ALL' : filters[show].sent,
    sort: sort ? sorts[sort] : 'LAST_VISIT',
    descending: sortOf(search).descending,
  };
}

const byLastVisit = 'lastVisit';

/** Returns the sort order as the list's columns name it. */
export function sortOf({ sort, reversed }: CustomersSearch): Sort {
  return { column: sort ?? byLastVisit, descending: (sort === 'name') === (reversed ?? false) };
}

/** Returns the search parameters for another sort order. */
export function sortedBy({ column, descending }: Sort) {
  const sort = (['spend', 'orders', 'name'] as const).find((one) => one === column);
  const turned = descending === (sort === 'name');
  return { sort, reversed: turned ? (true as const) : undefined };
}
