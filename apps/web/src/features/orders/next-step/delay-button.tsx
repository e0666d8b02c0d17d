import {
  delayReasonLabels,
  maxDelayMinutes,
  promiseStepMinutes,
  type DelayReason,
  type Order,
} from '@counter/contract/orders';
import { Suspense, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useDelayOrder } from '../moves/order-moves.queries.ts';
import { aboutOrder } from '../display/order-words.ts';
import { pressDelay } from '../moves/send-move.ts';
import { DelayOpener } from './delay-opener.tsx';
import { keepDelayReason, useLastDelayReason } from './delay-reason.ts';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';

// The last delay reason is one click away, so few people open the others.
const DelayMenu = lazyPart(async () => ({ default: (await import('./delay-menu.tsx')).DelayMenu }));

interface DelayButtonProps {
  order: Order;
  /** True while another step of the order is pending, or was a moment ago. */
  blocked: boolean;
}

/**
 * Delays an order by five minutes: with one click for the last reason, or for one chosen from a menu. Renders nothing
 * at the maximum delay.
 */
export function DelayButton({ order, blocked }: DelayButtonProps) {
  const last = useLastDelayReason();
  const [asked, setAsked] = useState(false);
  const { delay, isPending } = useDelay(order);
  if (order.delayedMinutes + promiseStepMinutes > maxDelayMinutes) return null;
  const isBlocked = blocked || isPending;
  const put = (reason: DelayReason) => {
    if (!isBlocked) delay(reason);
  };
  const opener = (
    <DelayOpener order={order} expanded={false} onClick={() => setAsked(!isBlocked)} />
  );
  return (
    <>
      <button
        type="button"
        className={classes.minutes}
        aria-label={stepText.delay(order.orderNumber)}
        title={delayReasonLabels[last]}
        aria-disabled={isBlocked}
        onClick={() => put(last)}
      >
        {stepText.plusFive}
      </button>
      {asked ? (
        <Suspense fallback={opener}>
          <DelayMenu order={order} onChoose={put} />
        </Suspense>
      ) : (
        opener
      )}
    </>
  );
}

function useDelay(order: Order) {
  const store = useCurrentStore();
  const { timeZone } = store;
  const { id, orderNumber } = order;
  const { mutate, isPending } = useDelayOrder({
    onDelayed: ({ estimatedPickupTime }) => {
      const time = timeOrDay(estimatedPickupTime, timeZone);
      toastSuccess(stepText.delayed(orderNumber, time), undefined, aboutOrder(id));
    },
    onQueued: (_, message, undo) => toastSuccess(message, undo, aboutOrder(id)),
    onRefused: (error) =>
      toastFailure(
        stepText.notDelayed(orderNumber, explainFailure(error)),
        undefined,
        aboutOrder(id),
      ),
  });
  const delay = (reason: DelayReason) => {
    keepDelayReason(reason);
    mutate(pressDelay(store, order, promiseStepMinutes, reason));
  };
  return { delay, isPending };
}
