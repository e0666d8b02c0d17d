import { idIn, oneOf, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** The customers that can be shown alone. */
export const customerShows = [
  'new',
  'away',
  'lapsed',
  'regular',
  'best',
  'imported',
  'consented',
  'blocked',
] as const;

export type CustomersShown = (typeof customerShows)[number];

const sorts = ['spend', 'orders', 'name'] as const;

/** The search parameters of the customers. */
export interface CustomersSearch {
  search?: string | undefined;
  /** Everybody where absent. */
  show?: CustomersShown | undefined;
  /** The last visit where absent. */
  sort?: (typeof sorts)[number] | undefined;
  /** The other way round: the smallest first, or the end of the alphabet. */
  reversed?: true | undefined;
  page?: number | undefined;
  /** The customer in the drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function customersSearch(raw: Record<string, unknown>): CustomersSearch {
  return {
    search: textIn(raw['search']),
    show: oneOf(customerShows, raw['show']),
    sort: oneOf(sorts, raw['sort']),
    reversed: raw['reversed'] === true ? true : undefined,
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}
