import { isReleased, openStatuses, type Order } from '@counter/contract/orders';
import { memo } from 'react';
import { formatTime } from '../../../lib/time/days.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { Ago, DueTime } from '../../../ui/display/relative-time.tsx';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { durationsText } from '../../../ui/forms/durations.text.ts';
import { useCountdown } from './order-countdown.ts';
import { waitsFor } from './order-words.ts';
import { text } from '../orders.text.ts';

/** Returns true while an order needs action. */
export function isOpen({ status }: Order): boolean {
  return openStatuses.includes(status);
}

interface OrderAgeProps {
  order: Order;
  /** True if another column says who a ready order waits for. */
  brief?: boolean;
}

/** Shows how long the kitchen has had an order; renders nothing after it is finished. `Due` shows lateness. */
export const OrderAge = memo(function OrderAge({ order, brief = false }: OrderAgeProps) {
  const released = useAtNow((now) => isReleased(order, now));
  if (!isOpen(order) || !released) return null;
  if (order.status === 'READY') return <Waits order={order} brief={brief} />;
  return <Ago at={order.releasedAt} />;
});

/** Shows who a ready order waits for, and for how long. */
function Waits({ order, brief = false }: OrderAgeProps) {
  const since = order.readyAt ?? order.estimatedPickupTime;
  const duration = useAtNow((now) => describeDuration(now - Date.parse(since)));
  return (
    <time dateTime={since}>
      {text.waitingSince(brief ? text.waits : waitsFor(order), duration)}
    </time>
  );
}

/** Shows the pickup time and, while the order is open, the time until its next deadline. */
export const PickupTime = memo(function PickupTime({ order }: { order: Order }) {
  return (
    <>
      <Instant at={order.estimatedPickupTime} format={formatTime} /> <Due order={order} />
    </>
  );
});

/**
 * Shows the time until an order's next deadline: its acceptance while it is new, then its pickup. Renders nothing for
 * ready orders, because the store can no longer be late.
 */
export function Due({ order }: { order: Order }) {
  return isOpen(order) && order.status !== 'READY' ? <Countdown order={order} /> : null;
}

function Countdown({ order }: { order: Order }) {
  const { deadline, step, urgency, left, late } = useCountdown(order);
  return (
    <DueTime at={deadline} urgency={urgency}>
      {step === undefined ? null : `${step} `}
      {left === undefined ? late : durationsText.inDuration(left)}
    </DueTime>
  );
}
