import type { Order, PersonMove } from '@counter/contract/orders';
import { memo } from 'react';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { useNow } from '../../ui/browser/use-now.ts';
import { useOrderController, usePendingMove } from './order-controller.tsx';
import { isWaiting } from './order-groups.ts';
import { numberId } from './order-number.tsx';
import { moveLabel } from './order-words.ts';
import { useSettling } from './use-settling.ts';
import classes from './orders.module.css';

/** The time a button that just changed its meaning ignores clicks, in milliseconds. */
const settlingMs = 1000;

/** The one next step of an order in its row; nothing when there is none. */
export function NextMoveButton({ order }: { order: Order }) {
  const settling = useSettling(order.status, settlingMs);
  const pending = usePendingMove(order);
  const urgent = isWaiting(order, useNow());
  return <Step order={order} pending={pending} settling={settling} urgent={urgent} />;
}

interface StepProps {
  order: Order;
  /** The move that the server has not answered yet. */
  pending: PersonMove | undefined;
  settling: boolean;
  urgent: boolean;
}

// Memoised: a list may hold hundreds of them, of which a press concerns one.
const Step = memo(function Step({ order, pending, settling, urgent }: StepProps) {
  const controller = useOrderController();
  const { next } = controller.movesOf(order);
  if (!next) return null;
  return (
    <PendingButton
      className={classes.next}
      aria-describedby={numberId(order)}
      variant={urgent ? 'filled' : 'default'}
      busy={pending !== undefined || settling}
      onClick={() => controller.move(order, next)}
    >
      {moveLabel(pending ?? next)}
    </PendingButton>
  );
});
