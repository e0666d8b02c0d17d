import { isLate, type Order } from '@counter/contract/orders';
import { countGroups, isWaiting } from '../today/order-groups.ts';

/** The open orders in four figures. */
export interface NowFigures {
  /** Orders past the time by which they had to be accepted or ready. */
  readonly late: number;
  /** Due orders that nobody has accepted. */
  readonly waiting: number;
  /** The earliest acceptance deadline, an ISO 8601 instant; undefined without any. */
  readonly acceptBy: string | undefined;
  /** Accepted orders that are not ready yet. */
  readonly preparing: number;
  /** Scheduled orders that the kitchen doesn't need yet. */
  readonly later: number;
  /** The earliest scheduled time, an ISO 8601 instant; undefined without any. */
  readonly nextAt: string | undefined;
}

/** Counts today's orders by what they need at `now` (milliseconds). A late order also counts in its own group. */
export function summarizeNow(orders: readonly Order[], now: number): NowFigures {
  const groups = countGroups(orders, now);
  const scheduled = orders.flatMap(({ status, scheduledAt, releasedAt }) =>
    status === 'NEW' && scheduledAt !== null && Date.parse(releasedAt) > now ? [scheduledAt] : [],
  );
  return {
    late: orders.filter((order) => isLate(order, now)).length,
    waiting: groups.new,
    acceptBy: earliest(orders.filter((one) => isWaiting(one, now)).map((one) => one.acceptBy)),
    preparing: groups.accepted,
    later: groups.later,
    nextAt: earliest(scheduled),
  };
}

function earliest(instants: readonly string[]): string | undefined {
  return instants.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}
