import { countOf } from '@counter/contract/shared';

/** Screen text for the operator search. */
export const searchText = {
  findAnything: 'Find stores, people, applications, leads, payouts, orders or screens',
  search: 'Search',
  placeholder: 'Store, person, payout, order number, email or screen',
  results: 'Results',
  goTo: 'Go to',
  people: 'People',
  orders: 'Orders',
  ofOrder: (orderNumber: string) => `Order ${orderNumber}`,
  noResultsFor: (query: string) => `No results for "${query}"`,
  searchFailed: (why: string) => `Only screens were searched. ${why}`,
  storeCount: (stores: number) => (stores === 0 ? 'No store' : countOf(stores, 'store', 'stores')),
} as const;
