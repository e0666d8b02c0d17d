import { isException } from '@counter/browser/http';
import type { Order } from '@counter/contract/orders';
import {
  onlineManager,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiProblem, ConnectionError } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { orderKeys, updateKnownOrders } from '../known/known-orders.queries.ts';
import { queueStep } from '../offline/queue-step.ts';
import { readQueueView } from '../offline/queue-view.ts';
import {
  sendMove,
  sendStep,
  sendUndo,
  type DelayChange,
  type MoveOrder,
  type UndoStep,
} from './send-move.ts';

/** Delay in milliseconds before the single retry of a request that didn't reach the server. */
const retryMs = 500;

export type MoveOutcome = {
  /** `moved` is the order's new state. */
  onMoved: (change: MoveOrder, moved: Order) => void;
  /** Called if the step is queued for the network; `message` says so. */
  onQueued: (order: Order, message: string, undo: () => void) => void;
  onRefused: (change: MoveOrder, error: Error) => void;
};

/**
 * Moves orders to their next step. The clicked button shows that the move is pending; the order changes with the
 * server's response. A step that doesn't reach the server is queued, and so are further steps of an order with queued
 * ones. Results are shown even after the caller unmounts.
 */
export function useMoveOrder({ onMoved, onQueued, onRefused }: MoveOutcome) {
  const store = useCurrentStore();
  const send = async (change: MoveOrder) => {
    if (change.move !== 'cancel') checkQueue(change.order);
    return sendMove(store, change);
  };
  return useOrderChange(send, {
    onDone: onMoved,
    onRefused: async (change, error) => {
      const refuse = () => onRefused(change, error);
      if (change.move === 'cancel') refuse();
      else await queueOr(refuse, error, change, onQueued);
    },
  });
}

/**
 * Queues a step that didn't reach the server. If it was rejected, or the queue's code can't be loaded, it fails like
 * any other.
 */
async function queueOr(
  refuse: () => void,
  reason: Error,
  { order, pressed }: DelayChange,
  onQueued: MoveOutcome['onQueued'],
): Promise<void> {
  if (!isUnreached(reason)) return refuse();
  try {
    const { message, undo } = await queueStep(pressed);
    onQueued(order, message, undo);
  } catch (error) {
    console.info('The step could not be queued.', error);
    refuse();
  }
}

function isUnreached(reason: Error): boolean {
  if (reason instanceof ConnectionError || reason instanceof Behind) return true;
  // The server responds but its database is unavailable, so nothing has changed.
  return reason instanceof ApiProblem && reason.code === 'UNAVAILABLE';
}

function checkQueue({ id }: Order): void {
  if (readQueueView()?.isQueued(id)) throw new Behind();
}

/** Thrown if steps of the order are queued, so that the next one waits behind them. */
class Behind extends Error {
  override readonly name = 'Behind';
}

export type UndoOutcome = {
  onUndone: (order: Order) => void;
  onRefused: (change: UndoStep, error: Error) => void;
};

/** Undoes steps, as long as the server allows it. */
export function useUndoMove({ onUndone, onRefused }: UndoOutcome) {
  const store = useCurrentStore();
  return useOrderChange((change: UndoStep) => sendUndo(store, change), {
    onDone: (_, order) => onUndone(order),
    onRefused,
  });
}

type DelayOutcome = {
  onDelayed: (order: Order) => void;
  onQueued: MoveOutcome['onQueued'];
  onRefused: (error: Error) => void;
};

/** Delays orders. A delay that doesn't reach the server is queued. */
export function useDelayOrder({ onDelayed, onQueued, onRefused }: DelayOutcome) {
  const send = async ({ order, pressed }: DelayChange) => {
    checkQueue(order);
    return sendStep(pressed);
  };
  return useOrderChange(send, {
    onDone: (_, order) => onDelayed(order),
    onRefused: (change, error) => queueOr(() => onRefused(error), error, change, onQueued),
  });
}

function useOrderChange<Change>(
  send: (change: Change) => Promise<{ data: Order }>,
  outcome: {
    onDone: (change: Change, order: Order) => void;
    onRefused: (change: Change, error: Error) => void | Promise<void>;
  },
) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationKey: orderKeys.moves(storeId),
    mutationFn: send,
    // Steps are idempotent, so a retry is harmless.
    retry: (failures, error) =>
      failures === 0 &&
      onlineManager.isOnline() &&
      error instanceof ConnectionError &&
      !isException(error.cause, 'TimeoutError'),
    retryDelay: retryMs,
    onSuccess: async ({ data }, change) => {
      await updateKnownOrders(client, storeId, (order) =>
        order.id === data.id ? { ...order, ...data } : order,
      );
      outcome.onDone(change, data);
    },
    // Stays pending until queued; in between, the order would ring again.
    onError: async (error, change) => {
      const read = client.invalidateQueries({ queryKey: orderKeys.all(storeId) });
      await outcome.onRefused(change, error);
      // Stays pending until it is known how far somebody else moved the order.
      if (error instanceof ApiProblem && error.code === 'ORDER_MOVED') await read;
    },
  });
}

/** Returns the moves that wait for a response or a connection. */
export function usePendingMoves(): readonly MoveOrder[] {
  const { storeId } = useCurrentStore();
  const filters = { mutationKey: orderKeys.moves(storeId), status: 'pending' } as const;
  const variables = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(() => variables.filter(isMoveOrder), [variables]);
}

/**
 * Returns a function that checks whether a move of an order is pending right now, including one from a click a moment
 * ago.
 */
export function useAskIsMoving(): (order: Order) => boolean {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useCallback(
    ({ id }) =>
      client.isMutating({
        mutationKey: orderKeys.moves(storeId),
        predicate: ({ state }) => isMoveOrder(state.variables) && state.variables.order.id === id,
      }) > 0,
    [client, storeId],
  );
}

function isMoveOrder(variables: unknown): variables is MoveOrder {
  return typeof variables === 'object' && variables !== null && 'move' in variables;
}
