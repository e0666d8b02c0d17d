import { findItemFigures } from '@counter/contract/analytics';
import { daysComparedWith, daysOfRange, type Period } from '@counter/contract/shared';
import { comparisonIn, rangeIn, todayIn } from '../../../lib/url/range-address.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { useCurrentStore, type CurrentStore } from '../../../lib/store-context.tsx';
import type { ItemsSearch } from './items-search.ts';

/** The range if the address has none. */
export const defaultRange = 'LAST_30_DAYS';

/** Keeps the old figures, dimmed, until the new ones have loaded. */
const useFigures = storeResource('overviews').list('items', findItemFigures, bodyOf);

function bodyOf({ userId, storeId }: CurrentStore, period: Period, compared: Period | undefined) {
  return {
    body: { userId, storeId, ...sent(period), ...(compared && { compared: sent(compared) }) },
  };
}

function sent({ from, to }: Period) {
  return { startDate: from, endDate: to };
}

/** Loads the sales of each item of the current store, in the days of the search parameters. */
export function useItemFigures(search: ItemsSearch) {
  const { timeZone } = useCurrentStore();
  const today = todayIn(timeZone);
  const range = rangeIn(search, defaultRange);
  const period = daysOfRange(range, today);
  const query = useFigures(period, daysComparedWith(range, today, comparisonIn(search)));
  const isStale = query.isRefetchError || query.failureCount > 0;
  return { ...query, isStale, period, today };
}
