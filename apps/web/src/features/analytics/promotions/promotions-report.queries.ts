import { exportPromotionsReport, findPromotionsReport } from '@counter/contract/analytics';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../../lib/resource/store-resource.ts';

type Wanted = Omit<CallOf<typeof findPromotionsReport>['body'], 'userId' | 'storeId'>;
type FileWanted = Omit<CallOf<typeof exportPromotionsReport>['body'], 'userId' | 'storeId'>;

const overviews = storeResource('overviews');

/** Loads the totals of codes, deals and campaigns in a range of days. */
export const usePromotionsReport = overviews.list(
  'promotions',
  findPromotionsReport,
  ({ userId, storeId }, wanted: Wanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Exports the promotions report as a file; resolves with its name. */
export const useSavePromotionsReport = overviews.table(
  exportPromotionsReport,
  ({ userId, storeId }, wanted: FileWanted) => ({ body: { userId, storeId, ...wanted } }),
);
