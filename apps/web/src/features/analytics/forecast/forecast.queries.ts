import { findForecast } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';

/** Polling interval of a forecast, in milliseconds. Forecasts change once a day. */
const refreshIntervalMs = 3_600_000;

const useForecastOf = storeResource('store').read(
  'forecast',
  findForecast,
  (store, _today: string) => ofStore(store),
  { refetchInterval: refreshIntervalMs },
);

/** Loads the current store's forecast for the next seven days; reloads at its midnight. */
export function useForecast() {
  const { timeZone } = useCurrentStore();
  return useForecastOf(dayAt(new Date(useNow()), timeZone));
}
