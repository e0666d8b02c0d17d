import { deadlineOf, isReleased, type Order } from '@counter/contract/orders';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { describeDuration, urgencyOf, type Urgency } from '../../../ui/forms/durations.ts';
import { durationsText } from '../../../ui/forms/durations.text.ts';
import { text } from '../orders.text.ts';

/** The time that an order has until its next deadline, as it is shown wherever the order is. */
interface Countdown {
  /** The deadline: an ISO 8601 instant. */
  readonly deadline: string;
  /** The step that is due then, where it isn't the pickup: "Accept", "Accept overdue". */
  readonly step: string | undefined;
  readonly urgency: Urgency;
  /** The time left, if any: "6 min". */
  readonly left: string | undefined;
  /** The time since the deadline otherwise: "2 min late", or "2 min" beside a step that is overdue. */
  readonly late: string;
}

/**
 * Follows an order's countdown: until it has to be accepted while it is new, then until its pickup. One scheduled for
 * later counts down to its pickup. It is soon from 60% of the time on.
 */
export function useCountdown(order: Order): Countdown {
  const released = useAtNow((now) => isReleased(order, now));
  const isToAccept = order.status === 'NEW' && released;
  const deadline = isToAccept ? deadlineOf(order) : order.estimatedPickupTime;
  const due = Date.parse(deadline);
  const urgency = useAtNow((now) => urgencyOf(Date.parse(order.releasedAt), due, now));
  const time = useAtNow((now) => describeTime(due - now));
  const isOver = urgency === 'over';
  const step = isOver ? text.acceptOverdue : text.accept;
  return {
    deadline,
    step: isToAccept ? step : undefined,
    urgency,
    left: isOver ? undefined : time,
    late: isToAccept ? time : durationsText.lateBy(time),
  };
}

/** Describes a countdown's length in milliseconds, short enough for a card: "<1 min", "4 min", "2 h 5 min". */
export function describeTime(length: number): string {
  return Math.abs(length) < 60_000 ? text.underOneMinute : describeDuration(length);
}
