import { exportBreakdown } from '@counter/contract/reports';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { OrderRange } from './orders.queries.ts';

/** Finished orders by the days they were placed on, and filters. */
type FileWanted = Omit<OrderRange, 'kind' | 'pageNumber'>;

/** Saves all finished orders that days and filters find as a file; answers its name. */
export function useSaveHistory() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async ({ status, deliveryMethod, ...wanted }: FileWanted) => {
      const filters = { ...(status && { status }), ...(deliveryMethod && { deliveryMethod }) };
      return download(exportBreakdown, { body: { userId, storeId, ...wanted, ...filters } });
    },
  });
}
