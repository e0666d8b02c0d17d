import { exportBreakdown } from '@counter/contract/reports';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { OrderRange } from '../orders.queries.ts';

/** The filters of finished orders, by the day they were placed. */
type FileWanted = Omit<OrderRange, 'kind' | 'pageNumber'>;

/** Exports all matching finished orders as a file; resolves with its name. */
export const useSaveHistory = storeResource('orders').table(
  exportBreakdown,
  ({ userId, storeId }, { status, deliveryMethod, ...wanted }: FileWanted) => {
    const filters = { ...(status && { status }), ...(deliveryMethod && { deliveryMethod }) };
    return { body: { userId, storeId, ...wanted, ...filters } };
  },
);
