import { countOf } from '@counter/contract/shared';

/** The sentences of the search of the marketplace. */
export const searchText = {
  findAnything: 'Find stores, people, applications, leads, payouts or screens',
  search: 'Search',
  placeholder: 'Store, person, lead, payout or screen',
  results: 'Results',
  goTo: 'Go to',
  people: 'People',
  noResultsFor: (query: string) => `No results for "${query}"`,
  searchFailed: (why: string) => `Only screens were searched. ${why}`,
  storeCount: (stores: number) => (stores === 0 ? 'No store' : countOf(stores, 'store', 'stores')),
} as const;
