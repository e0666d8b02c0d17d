import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { orderKeys } from '../known-orders.queries.ts';
import type { Tick } from './pending-ticks.ts';

/** The ticks that wait for an answer, or for a connection, in their order. */
export function usePendingTicks(): readonly Tick[] {
  const { storeId } = useCurrentStore();
  const filters = { mutationKey: orderKeys.ticks(storeId), status: 'pending' } as const;
  const variables = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(() => variables.filter(isTick), [variables]);
}

function isTick(variables: unknown): variables is Tick {
  return typeof variables === 'object' && variables !== null && 'lines' in variables;
}
