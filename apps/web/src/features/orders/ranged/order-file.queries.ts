import { exportBreakdown } from '@counter/contract/reports';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { OrderRange } from '../orders.queries.ts';

/** Finished orders by the days they were placed on, and filters. */
type FileWanted = Omit<OrderRange, 'kind' | 'pageNumber'>;

/** Saves all finished orders that days and filters find as a file; answers its name. */
export const useSaveHistory = storeResource('orders').table(
  exportBreakdown,
  ({ userId, storeId }, { status, deliveryMethod, ...wanted }: FileWanted) => {
    const filters = { ...(status && { status }), ...(deliveryMethod && { deliveryMethod }) };
    return { body: { userId, storeId, ...wanted, ...filters } };
  },
);
