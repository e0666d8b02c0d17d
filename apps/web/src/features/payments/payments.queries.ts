import type { Order } from '@counter/contract/orders';
import { findCardPayment } from '@counter/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** Where the money of an order is that was paid on the web store; null where no card was asked for. */
export function useCardPayment({ orderNumber, payment }: Order) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('payments', storeId, orderNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), orderNumber };
      return (await call(findCardPayment, { params }, { signal })).data;
    },
    enabled: payment !== 'MARKETPLACE',
  });
}
