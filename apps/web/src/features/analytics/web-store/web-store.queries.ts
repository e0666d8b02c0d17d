import { exportWebStoreReport, findWebStoreReport } from '@counter/contract/analytics';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../../lib/resource/store-resource.ts';

type Wanted = Omit<CallOf<typeof findWebStoreReport>['body'], 'userId' | 'storeId'>;

/** Visits send no live event, so poll, in milliseconds. */
const refreshIntervalMs = 300_000;

const overviews = storeResource('overviews');

/** Loads visits, baskets and orders of the web store in a range of days. */
export const useWebStoreReport = overviews.list(
  'web-store',
  findWebStoreReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
  { refetchInterval: refreshIntervalMs },
);

/** Exports the web store's visits as a file; resolves with its name. */
export const useSaveWebStoreReport = overviews.table(
  exportWebStoreReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
);
