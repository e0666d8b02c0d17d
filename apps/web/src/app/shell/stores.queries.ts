import { findBusinesses } from '@counter/contract/store';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The stores the person belongs to, approved or not. */
export function useStores(userId: number) {
  return useQuery({
    queryKey: ['stores', userId],
    queryFn: async ({ signal }) => {
      const { data } = await call(findBusinesses, { params: { id: String(userId) } }, { signal });
      return data;
    },
  });
}
