import { exportPromotionsReport, findPromotionsReport } from '@counter/contract/analytics';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../../lib/resource/store-resource.ts';

type Wanted = Omit<CallOf<typeof findPromotionsReport>['body'], 'userId' | 'storeId'>;
type FileWanted = Omit<CallOf<typeof exportPromotionsReport>['body'], 'userId' | 'storeId'>;

const overviews = storeResource('overviews');

/** Returns the sums of codes, deals and campaigns in some days. */
export const usePromotionsReport = overviews.list(
  'promotions',
  findPromotionsReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Saves the same as a file; answers its name. */
export const useSavePromotionsReport = overviews.table(
  exportPromotionsReport,
  ({ userId, storeId }, wanted: FileWanted) => ({ body: { userId, storeId, ...wanted } }),
);
