import { defaultMinutes, promiseStepMinutes, type Order } from '@counter/contract/orders';
import { useState } from 'react';
import { formatTime } from '../../../lib/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { useOrderController, usePendingMove } from '../order-controller.tsx';
import { useSettling } from '../use-settling.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { DelayButton } from './delay-button.tsx';
import { stepMinutes } from './step-minutes.ts';

const cardSettlingMs = 1000;

/** The next step of an order, as a button at the foot of its card. */
export function CardActions({ order }: { order: Order }) {
  const controller = useOrderController();
  const pending = usePendingMove(order);
  const settling = useSettling(order.status, cardSettlingMs);
  const { next } = controller.movesOf(order);
  const busy = pending !== undefined || settling;
  if (!next) return null;
  if (next === 'accept') return <Accept order={order} busy={busy} />;
  return (
    <div className={classes.actions}>
      {next === 'ready' ? <DelayButton order={order} /> : null}
      <PendingButton
        className={classes.step}
        aria-label={`${stepLabels[next]} ${order.orderNumber}`}
        busy={busy}
        onClick={() => controller.move(order, next)}
      >
        {stepLabels[next]}
      </PendingButton>
    </div>
  );
}

const stepLabels = { ready: boardText.ready, complete: boardText.handOver };

interface AcceptProps {
  order: Order;
  busy: boolean;
}

/** Accepts an order: the first press asks for the minutes in place, the second promises them. */
function Accept({ order, busy }: AcceptProps) {
  const controller = useOrderController();
  const { timeZone } = useCurrentStore();
  const now = useNow();
  const [minutes, setMinutes] = useState<number>();
  const usual = defaultMinutes(order);
  const promised = formatTime(new Date(now + (minutes ?? 0) * 60_000).toISOString(), timeZone);
  const isAsking = minutes !== undefined;
  const parts = isAsking
    ? [boardText.acceptIn(minutes), boardText.for(promised)]
    : [boardText.accept(usual)];
  // The same button for both presses, so that the focus and the finger stay where they are.
  return (
    <div className={classes.actions}>
      {isAsking ? <StepButton {...{ order, minutes, setMinutes }} change={-1} /> : null}
      <PendingButton
        className={classes.step}
        aria-label={[...parts, order.orderNumber].join(' ')}
        busy={busy}
        onClick={() => (isAsking ? controller.move(order, 'accept', minutes) : setMinutes(usual))}
      >
        <span className={classes.promise}>
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </PendingButton>
      {isAsking ? <StepButton {...{ order, minutes, setMinutes }} change={1} /> : null}
    </div>
  );
}

interface StepButtonProps {
  order: Order;
  minutes: number;
  setMinutes: (minutes: number) => void;
  change: 1 | -1;
}

function StepButton({ order: { orderNumber }, minutes, setMinutes, change }: StepButtonProps) {
  const isMore = change > 0;
  return (
    <button
      type="button"
      className={classes.minutes}
      aria-label={isMore ? boardText.fiveMore(orderNumber) : boardText.fiveLess(orderNumber)}
      onClick={() => setMinutes(stepMinutes(minutes, change * promiseStepMinutes))}
    >
      {isMore ? boardText.plusFive : boardText.minusFive}
    </button>
  );
}
