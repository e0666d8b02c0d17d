import { perUnit, type ItemFigure } from '@counter/contract/analytics';
import { findBest } from '@counter/contract/shared';
import type { Sort } from '../../../ui/lists/data-table.tsx';
import { itemSorts, type ItemSort, type ItemsSearch } from './items-search.ts';

const byName = new Intl.Collator('en').compare;

const sizes: Record<Exclude<ItemSort, 'item'>, (item: ItemFigure) => number> = {
  orders: ({ orders }) => orders,
  units: ({ quantity }) => quantity,
  discounts: ({ discounts }) => discounts,
  netSales: ({ netSales }) => netSales,
  perUnit,
  unavailable: ({ unavailable }) => unavailable?.minutes ?? 0,
};

/** Filters and sorts the items by the search parameters. */
export function shownItems(
  items: readonly ItemFigure[],
  { search = '', group, sort = 'netSales', reversed }: ItemsSearch,
): ItemFigure[] {
  const wanted = items.filter((item) => group === undefined || item.group === group);
  const found =
    search === ''
      ? wanted
      : findBest(search, wanted, ({ productName }) => ({ label: productName, words: '' })).map(
          ({ item }) => item,
        );
  const direction = reversed ? -1 : 1;
  return found.toSorted((a, b) => {
    const name = byName(a.productName, b.productName);
    if (sort === 'item') return direction * name;
    return direction * (sizes[sort](b) - sizes[sort](a)) || name;
  });
}

/** Returns the sort order for the table. By default names start at A and numbers at the largest. */
export function sortOf({ sort = 'netSales', reversed }: ItemsSearch): Sort {
  return { column: sort, descending: (sort === 'item') === (reversed === true) };
}

/** Returns the search parameters for a sort order of the table. */
export function sortedBy({ column, descending }: Sort): Pick<ItemsSearch, 'sort' | 'reversed'> {
  const sort = itemSorts.find((one) => one === column) ?? 'netSales';
  const turned = descending === (sort === 'item');
  return { sort: sort === 'netSales' ? undefined : sort, reversed: turned ? true : undefined };
}

/** The totals of the shown items. Orders are not summed because one order may have several items. */
export type ItemTotals = ReturnType<typeof totalsOf>;

/** Adds up the shown items. */
export function totalsOf(items: readonly ItemFigure[]) {
  const sum = (value: (item: ItemFigure) => number): number =>
    items.reduce((total, item) => total + value(item), 0);
  const missing = items.flatMap(({ unavailable }) => unavailable ?? []);
  const untold = missing.filter(({ cost }) => cost === null).length;
  return {
    units: sum(sizes.units),
    sales: sum(({ sales }) => sales),
    discounts: sum(sizes.discounts),
    netSales: sum(sizes.netSales),
    minutes: sum(sizes.unavailable),
    soldOutMinutes: sum(({ unavailable }) => unavailable?.soldOutMinutes ?? 0),
    /** The sum of the known costs and the number of items without an estimate; null if no cost is known. */
    cost:
      missing.length > 0 && untold === missing.length
        ? null
        : sum(({ unavailable }) => unavailable?.cost ?? 0),
    untold,
    before: {
      units: sum(({ before }) => before?.quantity ?? 0),
      netSales: sum(({ before }) => before?.netSales ?? 0),
    },
  };
}
