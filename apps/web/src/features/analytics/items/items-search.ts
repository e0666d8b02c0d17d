import { itemGroups, type ItemGroup } from '@counter/contract/analytics';
import { rangeSearch, type RangeSearch } from '../../../lib/url/range-search.ts';
import { oneOf, textIn } from '../../../lib/url/search-values.ts';

/** Columns that the items can be sorted by; net sales by default. */
export const itemSorts = [
  'item',
  'orders',
  'units',
  'discounts',
  'netSales',
  'perUnit',
  'unavailable',
] as const;

export type ItemSort = (typeof itemSorts)[number];

/** Search parameters of the items. */
export interface ItemsSearch extends RangeSearch {
  search?: string | undefined;
  group?: ItemGroup | undefined;
  sort?: ItemSort | undefined;
  /** Smallest first, or names from Z to A. */
  reversed?: true | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function itemsSearch(raw: Record<string, unknown>): ItemsSearch {
  return {
    ...rangeSearch(raw),
    search: textIn(raw['search']),
    group: oneOf(itemGroups, raw['group']),
    sort: oneOf(itemSorts, raw['sort']),
    reversed: raw['reversed'] === true ? true : undefined,
  };
}
