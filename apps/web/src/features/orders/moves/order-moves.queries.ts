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

/** The pause before the one further attempt of what reached nobody, in milliseconds. */
const retryMs = 500;

export type MoveOutcome = {
  /** `moved` is the order as it is now. */
  onMoved: (change: MoveOrder, moved: Order) => void;
  /** The step waits for a network; `message` says so. */
  onQueued: (order: Order, message: string, undo: () => void) => void;
  onRefused: (change: MoveOrder, error: Error) => void;
};

/**
 * Moves orders on. The pressed button shows that the move is under way; the order changes when the server
 * has answered. A step that reaches nobody is queued, and so is one of an order that has some in the queue.
 * The outcome is told even when the caller has left the screen.
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
 * Queues a step that reached nobody. Where it was refused, or the queue's code cannot be had, it has failed
 * like any other.
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
  // The server answers, but has no database: it changed nothing.
  return reason instanceof ApiProblem && reason.code === 'UNAVAILABLE';
}

function checkQueue({ id }: Order): void {
  if (readQueueView()?.isQueued(id)) throw new Behind();
}

/** Steps of the order are in the queue, so the next one waits behind them. */
class Behind extends Error {
  override readonly name = 'Behind';
}

export type UndoOutcome = {
  onUndone: (order: Order) => void;
  onRefused: (change: UndoStep, error: Error) => void;
};

/** Takes back steps, for as long as the server allows it. */
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

/** Puts orders off. A delay that reaches nobody is queued. */
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
    // A repeated identical change is answered as done, so trying again is harmless.
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
    // Under way until it is in the queue: in between, the order would ring again.
    onError: async (error, change) => {
      const read = client.invalidateQueries({ queryKey: orderKeys.all(storeId) });
      await outcome.onRefused(change, error);
      // Likewise until it is known how far somebody else took it.
      if (error instanceof ApiProblem && error.code === 'ORDER_MOVED') await read;
    },
  });
}

/** The moves that wait for an answer, or for a connection. */
export function usePendingMoves(): readonly MoveOrder[] {
  const { storeId } = useCurrentStore();
  const filters = { mutationKey: orderKeys.moves(storeId), status: 'pending' } as const;
  const variables = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(() => variables.filter(isMoveOrder), [variables]);
}

/** Asks whether a move of an order is under way at this very moment, a press ago included. */
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
