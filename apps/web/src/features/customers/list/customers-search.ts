import { idIn, oneOf, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** The filters of the customers list. */
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

/** Search parameters of the customers list. */
export interface CustomersSearch {
  search?: string | undefined;
  /** Defaults to everyone. */
  show?: CustomersShown | undefined;
  /** Defaults to the last visit. */
  sort?: (typeof sorts)[number] | undefined;
  /** Reverses the order: smallest first, or names from Z to A. */
  reversed?: true | undefined;
  page?: number | undefined;
  /** The customer open in the drawer. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
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
