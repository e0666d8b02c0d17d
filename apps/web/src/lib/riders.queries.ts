import { findRiders, type Rider } from '@counter/contract/people';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { useCurrentStore } from './store-context.tsx';
import { storeKey } from './store-key.ts';

/** The riders of the current store by name; read again when one of them is changed. */
export function useRiders() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('people', storeId, 'riders'),
    queryFn: async ({ signal }): Promise<readonly Rider[]> => {
      const params = { storeId: String(storeId) };
      return (await call(findRiders, { params }, { signal })).data;
    },
  });
}
