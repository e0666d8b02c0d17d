import { findCustomerMonths } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';

const useMonthsOf = storeResource('overviews').read(
  'customers',
  findCustomerMonths,
  (store, _today: string) => ofStore(store),
);

/** Loads the current store's customers by month; reloads at its midnight. */
export function useCustomerMonths() {
  const { timeZone } = useCurrentStore();
  const query = useMonthsOf(dayAt(new Date(useNow()), timeZone));
  const isStale = query.isRefetchError || query.failureCount > 0;
  return { ...query, isPlaceholderData: query.isPlaceholderData, isStale };
}
