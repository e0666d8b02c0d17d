import { findCustomerOrders } from '@counter/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** What a customer ordered lately. Read again whenever an order moves. */
export function useCustomerOrders(customerId: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), customerId: String(customerId) };
  return useQuery({
    queryKey: storeKey('orders', storeId, 'customer', customerId),
    queryFn: async ({ signal }) => (await call(findCustomerOrders, { params }, { signal })).data,
  });
}
