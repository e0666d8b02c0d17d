import { maxDelayMinutes, promiseStepMinutes, type Order } from '@counter/contract/orders';
import { explainFailure } from '../../../lib/api.ts';
import { timeOrDay } from '../../../lib/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { aboutOrder } from '../order-words.ts';
import { useDelayOrder } from '../order-moves.queries.ts';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';

/** Puts an order off by five minutes because the kitchen is busy. */
export function DelayButton({ order }: { order: Order }) {
  const { timeZone } = useCurrentStore();
  const { id, orderNumber, delayedMinutes } = order;
  const delaying = useDelayOrder({
    onDelayed: ({ estimatedPickupTime }) => {
      const time = timeOrDay(estimatedPickupTime, timeZone);
      toastSuccess(stepText.delayed(orderNumber, time), undefined, aboutOrder(id));
    },
    onRefused: (error) =>
      toastFailure(
        stepText.notDelayed(orderNumber, explainFailure(error)),
        undefined,
        aboutOrder(id),
      ),
  });
  if (delayedMinutes + promiseStepMinutes > maxDelayMinutes) return null;
  return (
    <button
      type="button"
      className={classes.minutes}
      aria-label={stepText.delay(orderNumber)}
      aria-disabled={delaying.isPending}
      onClick={() =>
        delaying.isPending ||
        delaying.mutate({ order, minutes: promiseStepMinutes, reason: 'KitchenBusy' })
      }
    >
      {stepText.plusFive}
    </button>
  );
}
