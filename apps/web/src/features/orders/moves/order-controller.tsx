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
  /** The moves that are possible for an order now, for this person. */
  movesOf: (order: Order) => { next: StepMove | undefined; cancel: boolean };
  /**
   * Moves an order on (an accepted one is promised in so many minutes), or asks for the reason to cancel
   * it. Opens one whose handoff code was not compared yet. Ignored while one of its moves is under way.
   */
  move: (order: Order, move: PersonMove, minutes?: number) => void;
  tellStep: TellStep;
  /** A question is open that has the keyboard for itself. */
  confirming: boolean;
};

// Forms are not needed to see the orders.
const CancelDialog = lazyPart(async () => {
  const { CancelDialog: component } = await import('../drawer/cancel-dialog.tsx');
  return { default: component };
});

const ControllerContext = createContext<OrderController | null>(null);
type Moving = ReadonlyMap<number, PersonMove>;

// Shared in parts, so that a move does not draw every button of a long list again.
const MovingContext = createContext(createSharedValue<Moving>(new Map()));

/** Makes the moves of the orders inside, and tells how they went. */
export function OrderControllerProvider(props: {
  /** An order went on, so what shows it may close. */
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

/** Shows a failed move. */
function toastFailedMove({ order, move }: MoveOrder, error: Error, retry: () => void) {
  if (error instanceof ApiProblem && error.code === 'ORDER_MOVED')
    toastConflict(error.message, lastMove);
  else toastRefusal(describeRefusal(order, move), error, retry);
}

/** The moves of the orders on the screen. Only inside the orders screen. */
export function useOrderController(): OrderController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('useOrderController is used outside the orders screen.');
  return controller;
}

/** The move of an order that is under way; undefined while none is. */
export function usePendingMove({ id }: Order): PersonMove | undefined {
  return usePart(useContext(MovingContext), (moving) => moving.get(id));
}
