import { findSecurityLog, type SecurityKind } from '@counter/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keys, listing, queryOf, type ListWish } from '../operator.queries.ts';

/** A page of the security log. */
export function useSecurityLog(wish: ListWish<SecurityKind>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'security', query],
    queryFn: async ({ signal }) => (await call(findSecurityLog, { query }, { signal })).data,
  });
}
