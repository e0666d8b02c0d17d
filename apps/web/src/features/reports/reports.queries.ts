import { breakdownPageSize, exportBreakdown, findBreakdown } from '@counter/contract/reports';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../lib/resource/store-resource.ts';

const reports = storeResource('reports');

/** Days and filters. */
export type BreakdownWanted = Omit<CallOf<typeof exportBreakdown>['body'], 'userId' | 'storeId'>;

/** Finished orders of some days, page after page, with the sums of all of them. */
export const useBreakdown = reports.pages(
  'breakdown',
  findBreakdown,
  ({ userId, storeId }, pageNumber = 0, wanted: BreakdownWanted) => ({
    body: { userId, storeId, pageNumber, ...wanted },
  }),
  {
    next: (pages, { totalElements }) =>
      pages.length * breakdownPageSize < totalElements ? pages.length : undefined,
    idOf: ({ orderNumber }) => orderNumber,
  },
);

/** Saves everything that the days and filters find as a file; answers its name. */
export const useSaveBreakdown = reports.table(
  exportBreakdown,
  ({ userId, storeId }, wanted: BreakdownWanted) => ({ body: { userId, storeId, ...wanted } }),
);
