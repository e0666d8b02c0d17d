import { registerBusiness, type Business, type BusinessForm } from '@counter/contract/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import { businessesKey } from './businesses.queries.ts';

/** Adds a business. It stands in the list as soon as the server has kept it. */
export function useRegisterBusiness(userId: number) {
  const client = useQueryClient();
  const queryKey = businessesKey(userId);
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<BusinessForm>) => {
      const body = { userId, ...sent };
      return (await call(registerBusiness, { body }, { idempotencyKey: key })).data;
    },
    onSuccess: async (added) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Business[]>(queryKey, (before) => withAdded(before, added));
      void client.invalidateQueries({ queryKey });
    },
  });
}

function withAdded(before: Business[] | undefined, added: Business): Business[] | undefined {
  return before && [...before.filter(({ id }) => id !== added.id), added];
}
