import {
  nextMove,
  orderStates,
  orderStatusLabel,
  type Order,
  type PersonMove,
  type StepMove,
} from '@counter/contract/orders';
import { movesFrom } from '@counter/contract/shared';
import {
  createContext,
  Suspense,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastConflict, toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { describeMoved, describeRefusal } from '../display/order-words.ts';
import {
  useAskIsMoving,
  useMoveOrder,
  usePendingMoves,
  useUndoMove,
} from './order-moves.queries.ts';
import { isCodeSettled } from '../kitchen/handoff-notes.ts';
import { useOpenOrder } from '../address/orders-address.tsx';
import { lastMove, useLastStep, type TellStep } from './last-step.ts';
import { MinutesChoiceProvider } from '../next-step/minutes-choice.tsx';
import { pressStep, type MoveOrder } from './send-move.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { createSharedValue, usePart } from '@counter/browser/shared-value';
import { text } from '../orders.text.ts';

/** The actions for the orders on the screen. */
export type OrderController = {
  /** The moves that this person can make with an order now. */
  movesOf: (order: Order) => { next: StepMove | undefined; cancel: boolean };
  /**
   * Moves an order to its next step (`minutes` is the prep time of an acceptance), or asks why to cancel it. Opens an
   * order whose handoff code is not confirmed yet. Ignored while a move of the order is pending.
   */
  move: (order: Order, move: PersonMove, minutes?: number) => void;
  tellStep: TellStep;
  /** True while a dialog is open that handles the keyboard itself. */
  confirming: boolean;
};

// Dialogs are not needed to show the orders.
const CancelDialog = lazyPart(async () => {
  const { CancelDialog: component } = await import('../drawer/cancel-dialog.tsx');
  return { default: component };
});

const ControllerContext = createContext<OrderController | null>(null);
type Moving = ReadonlyMap<number, PersonMove>;

// Subscribed to by part, so that a move doesn't rerender every button of a long list.
const MovingContext = createContext(createSharedValue<Moving>(new Map()));

/** Provides the moves of orders and shows their results. */
export function OrderControllerProvider(props: {
  /** Called after an order has moved; the drawer may close. */
  onMoved: (order: Order) => void;
  children: ReactNode;
}) {
  const { timeZone } = useCurrentStore();
  const tellStep = useLastStep();
  const mover = useMoveOrder({
    onMoved: ({ order, move }, moved) => {
      const undo = move === 'cancel' ? undefined : () => undoer.mutate({ order, move, undo: true });
      tellStep(describeMoved(moved, move, timeZone), undo);
      props.onMoved(order);
    },
    onQueued: (order, message, undo) => {
      tellStep(message, undo);
      props.onMoved(order);
    },
    onRefused: (change, error) => toastFailedMove(change, error, () => mover.mutate(change)),
  });
  const undoer = useUndoMove({
    onUndone: ({ orderNumber, status }) =>
      toastSuccess(text.undone(orderNumber, orderStatusLabel(status)), undefined, lastMove),
    onRefused: ({ order }, error) =>
      toastFailure(text.notUndone(order.orderNumber, explainFailure(error)), undefined, lastMove),
  });
  const [cancelling, setCancelling] = useState<Order>();
  const [asked, setAsked] = useState(false);
  if (cancelling && !asked) setAsked(true);
  const moving = useMoving();
  const controller = useController({
    send: mover.mutate,
    askCancel: setCancelling,
    tellStep,
    confirming: cancelling !== undefined,
  });
  return (
    <ControllerContext value={controller}>
      <MovingContext value={moving}>
        <MinutesChoiceProvider controller={controller}>{props.children}</MinutesChoiceProvider>
      </MovingContext>
      <Suspense>
        {asked ? (
          <CancelDialog
            order={cancelling}
            onClose={() => setCancelling(undefined)}
            onCancel={(order, answer) => mover.mutate({ move: 'cancel', order, ...answer })}
          />
        ) : null}
      </Suspense>
    </ControllerContext>
  );
}

function useMoving() {
  const pending = usePendingMoves();
  const [moving] = useState(() => createSharedValue<Moving>(new Map()));
  useLayoutEffect(
    () => moving.set(new Map(pending.map(({ order, move }) => [order.id, move]))),
    [moving, pending],
  );
  return moving;
}

type ControllerParts = Pick<OrderController, 'tellStep' | 'confirming'> & {
  send: (change: MoveOrder) => void;
  askCancel: (order: Order) => void;
};

function useController(parts: ControllerParts): OrderController {
  const { send, askCancel, tellStep, confirming } = parts;
  const store = useCurrentStore();
  const isMoving = useAskIsMoving();
  const open = useOpenOrder();
  return useMemo(() => {
    const mayMove = store.can('orders:move');
    const movesOf = ({ status }: Order) => ({
      next: mayMove ? nextMove(status) : undefined,
      cancel: mayMove && movesFrom(orderStates, status).includes('cancel'),
    });
    const move = (order: Order, wanted: PersonMove, minutes?: number) => {
      const { next, cancel } = movesOf(order);
      if (isMoving(order)) return;
      if (wanted === 'complete' && wanted === next && !isCodeSettled(order))
        return open(order.orderNumber);
      if (wanted === 'cancel' && cancel) askCancel(order);
      else if (wanted !== 'cancel' && wanted === next)
        send({ move: wanted, order, pressed: pressStep(store, order, wanted, minutes) });
    };
    return { movesOf, move, tellStep, confirming };
  }, [store, isMoving, open, send, askCancel, tellStep, confirming]);
}

/** Shows a toast for a failed move. */
function toastFailedMove({ order, move }: MoveOrder, error: Error, retry: () => void) {
  if (error instanceof ApiProblem && error.code === 'ORDER_MOVED')
    toastConflict(error.message, lastMove);
  else toastRefusal(describeRefusal(order, move), error, retry);
}

/** Returns the actions for orders. Throws outside of the orders screen. */
export function useOrderController(): OrderController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('useOrderController is used outside the orders screen.');
  return controller;
}

/** Returns the pending move of an order; undefined if there is none. */
export function usePendingMove({ id }: Order): PersonMove | undefined {
  return usePart(useContext(MovingContext), (moving) => moving.get(id));
}
