import { itemGroups, type ItemGroup } from '@counter/contract/analytics';
import { rangeSearch, type RangeSearch } from '../../../lib/url/range-search.ts';
import { oneOf, textIn } from '../../../lib/url/search-values.ts';

/** Columns that sort the items; net sales where the address names none. */
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

/** The search parameters of the items. */
export interface ItemsSearch extends RangeSearch {
  search?: string | undefined;
  group?: ItemGroup | undefined;
  sort?: ItemSort | undefined;
  /** The smallest first, or the end of the alphabet. */
  reversed?: true | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function itemsSearch(raw: Record<string, unknown>): ItemsSearch {
  return {
    ...rangeSearch(raw),
    search: textIn(raw['search']),
    group: oneOf(itemGroups, raw['group']),
    sort: oneOf(itemSorts, raw['sort']),
    reversed: raw['reversed'] === true ? true : undefined,
  };
}
