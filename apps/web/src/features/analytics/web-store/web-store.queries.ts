import { exportWebStoreReport, findWebStoreReport } from '@counter/contract/analytics';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../../lib/resource/store-resource.ts';

type Wanted = Omit<CallOf<typeof findWebStoreReport>['body'], 'userId' | 'storeId'>;

/** Visits come in without an event. */
const refreshIntervalMs = 300_000;

const overviews = storeResource('overviews');

/** Visits, baskets and orders of the web store in some days. */
export const useWebStoreReport = overviews.list(
  'web-store',
  findWebStoreReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
  { refetchInterval: refreshIntervalMs },
);

/** Saves the same as a file; answers its name. */
export const useSaveWebStoreReport = overviews.table(
  exportWebStoreReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
);
