import { breakdownPageSize, exportBreakdown, findBreakdown } from '@counter/contract/reports';
import type { CallOf } from '@counter/contract/endpoint';
import { storeResource } from '../../lib/resource/store-resource.ts';

const reports = storeResource('reports');

/** The filters, including the days. */
export type BreakdownWanted = Omit<CallOf<typeof exportBreakdown>['body'], 'userId' | 'storeId'>;

/** Loads the finished orders of a range of days, page by page, with the totals of all. */
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

/** Exports all matching orders as a file; resolves with its name. */
export const useSaveBreakdown = reports.table(
  exportBreakdown,
  ({ userId, storeId }, wanted: BreakdownWanted) => ({ body: { userId, storeId, ...wanted } }),
);
