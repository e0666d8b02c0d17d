import { deadlineOf, isReleased, type Order } from '@counter/contract/orders';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { describeDuration, urgencyOf, type Urgency } from '../../../ui/forms/durations.ts';
import { durationsText } from '../../../ui/forms/durations.text.ts';
import { text } from '../orders.text.ts';

/** An order's time until its next deadline, as all screens show it. */
interface Countdown {
  /** The deadline, an ISO 8601 instant. */
  readonly deadline: string;
  /** The step due at the deadline, if that isn't the pickup: "Accept", "Accept overdue". */
  readonly step: string | undefined;
  readonly urgency: Urgency;
  /** The time left, if any: "6 min". */
  readonly left: string | undefined;
  /** Otherwise the time since the deadline: "2 min late", or "2 min" beside an overdue step. */
  readonly late: string;
}

/**
 * Returns an order's countdown: to its acceptance while it is new, then to its pickup. Orders scheduled for later count
 * down to the pickup. It counts as soon after 60% of the time.
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

/**
 * Formats the length of a countdown, given in milliseconds, short enough for a card: "<1 min", "4 min", "2 h 5 min".
 */
export function describeTime(length: number): string {
  return Math.abs(length) < 60_000 ? text.underOneMinute : describeDuration(length);
}
