import { snoozeMs, snoozeOrders, updateOrdersSeen } from '@counter/contract/orders';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { waitsForNetwork } from '../../../lib/device/waits-for-network.ts';
import { orderKeys, updateKnownOrders } from '../known/known-orders.queries.ts';
import { usePendingMoves } from '../moves/order-moves.queries.ts';
import { withSilence, type PendingSilence, type Silence } from '../moves/pending-changes.ts';

/** The server's limit per request. The alarm continues for the rest. */
const maxAtOnce = 500;

type Kind = 'seen' | 'snooze';

/** Orders opened or snoozed on this device at a time, in milliseconds. */
type Silencing = { readonly orderIds: readonly number[]; readonly at: number };

type OnRefused = (error: Error, retry: () => void) => void;

/** Marks orders as seen, which ends their alarm here immediately and then on all devices. */
export function useMarkSeen(onRefused: OnRefused) {
  const { userId, storeId } = useCurrentStore();
  return useSilence('seen', onRefused, async ({ orderIds }) => {
    await call(updateOrdersSeen, { body: { userId, storeId, orderIds: first(orderIds) } });
  });
}

/**
 * Snoozes the alarm of orders for two minutes, here immediately and then on all devices. A request that can't be sent
 * within that time is dropped.
 */
export function useSnooze(onRefused: OnRefused) {
  const { userId, storeId } = useCurrentStore();
  return useSilence('snooze', onRefused, async ({ orderIds, at }) => {
    if (now() - at >= snoozeMs) return;
    await call(snoozeOrders, { body: { userId, storeId, orderIds: first(orderIds) } });
  });
}

function first(orderIds: readonly number[]): number[] {
  return orderIds.slice(0, maxAtOnce);
}

function useSilence(kind: Kind, onRefused: OnRefused, send: (asked: Silencing) => Promise<void>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  const silencing = useMutation({
    mutationKey: orderKeys[kind](storeId),
    // This change happens without a click, so nobody is told that it waits for the network.
    meta: { unasked: true },
    ...waitsForNetwork,
    mutationFn: send,
    onSuccess: (_, { orderIds, at }) =>
      updateKnownOrders(client, storeId, (order) =>
        orderIds.includes(order.id) ? withSilence(order, silenceOf(kind, at)) : order,
      ),
    onError: (error, asked) => {
      void client.invalidateQueries({ queryKey: orderKeys.all(storeId) });
      onRefused(error, () => silencing.mutate(asked));
    },
  });
  return (orderIds: readonly number[]): void => silencing.mutate({ orderIds, at: now() });
}

function silenceOf(kind: Kind, at: number): Silence {
  return kind === 'seen'
    ? { seenAt: new Date(at).toISOString() }
    : { quietUntil: new Date(at + snoozeMs).toISOString() };
}

/** Returns the silenced orders that the server has not confirmed yet. Moving an order also marks it as seen. */
export function usePendingSilence(): PendingSilence {
  const moves = usePendingMoves();
  const snoozed = usePending('snooze');
  const seen = usePending('seen');
  return useMemo(
    () =>
      new Map<number, Silence>([
        ...snoozed,
        ...moves.map(({ order }) => [order.id, { seenAt: order.releasedAt }] as const),
        ...seen,
      ]),
    [moves, seen, snoozed],
  );
}

function usePending(kind: Kind): readonly (readonly [number, Silence])[] {
  const { storeId } = useCurrentStore();
  const filters = { mutationKey: orderKeys[kind](storeId), status: 'pending' } as const;
  const asked = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(
    () =>
      asked
        .filter(isSilencing)
        .flatMap(({ orderIds, at }) =>
          orderIds.map((orderId) => [orderId, silenceOf(kind, at)] as const),
        ),
    [asked, kind],
  );
}

function isSilencing(variables: unknown): variables is Silencing {
  return typeof variables === 'object' && variables !== null && 'orderIds' in variables;
}
