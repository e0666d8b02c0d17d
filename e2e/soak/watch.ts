import type { OrderStatus } from '@counter/contract/orders';
import type { Outage } from './database.ts';

const rank: Readonly<Record<OrderStatus, number>> = {
  NEW: 0,
  STORE_ACCEPTED: 1,
  READY: 2,
  COMPLETED: 3,
  STORE_REJECT: 3,
  EXPIRED: 3,
};

/** The status of orders by their number, as a screen shows them. */
export type Shown = ReadonlyMap<string, { readonly id: number; readonly status: OrderStatus }>;

/** Something that the server said it has done to an order. */
export type Change = { readonly orderNumber: string; readonly status: OrderStatus };

type Awaited = Change & { readonly at: number };

/** A change that a screen showed too late. */
export type Late = Change & { readonly screen: string; readonly afterMs: number };

/** The changes that a screen has to show, and how long it took to show them. */
export type Watch = {
  /** From a change until the screen showed it, in milliseconds. */
  readonly lags: readonly number[];
  readonly late: readonly Late[];
  /** The screen has to show a change that was acknowledged just now. */
  expect(change: Change): void;
  saw(shown: Shown): void;
  /** Returns the changes that the screen does not show yet. */
  waiting(): readonly Change[];
};

type Options = {
  readonly outages: readonly Outage[];
  /** The time in which the screen has to show what happened, in milliseconds. */
  readonly withinMs: number;
};

/** Follows one screen. A time without a database does not count: nobody can read then. */
export function createWatch(screen: string, { outages, withinMs }: Options): Watch {
  let awaited: readonly Awaited[] = [];
  const lags: number[] = [];
  const late: Late[] = [];

  function arrived({ orderNumber, status, at }: Awaited): void {
    const now = Date.now();
    lags.push(now - at);
    const since = lastOutageEnd(outages, at, now);
    if (now - since > withinMs) late.push({ screen, orderNumber, status, afterMs: now - since });
  }

  return {
    lags,
    late,
    expect: (change) => {
      awaited = [...awaited, { ...change, at: Date.now() }];
    },
    saw: (shown) => {
      const isShown = ({ orderNumber, status }: Change): boolean => {
        const order = shown.get(orderNumber);
        return order !== undefined && rank[order.status] >= rank[status];
      };
      awaited.filter(isShown).forEach(arrived);
      awaited = awaited.filter((change) => !isShown(change));
    },
    waiting: () => awaited,
  };
}

/** Returns when a screen could begin to read a change: the end of the last outage since then, or the change itself. */
function lastOutageEnd(outages: readonly Outage[], at: number, now: number): number {
  const ends = outages.filter(({ until }) => until > at && until <= now).map(({ until }) => until);
  return Math.max(at, ...ends);
}

/** Returns a sentence about all that was shown too late; none if nothing was. */
export function describeLate(late: readonly Late[], changes: number, withinMs: number): string[] {
  const [worst] = late.toSorted((a, b) => b.afterMs - a.afterMs);
  if (!worst) return [];
  const { screen, orderNumber, status, afterMs } = worst;
  const seconds = (afterMs / 1000).toFixed(1);
  return [
    `${late.length} of ${changes} changes were shown after more than ${withinMs / 1000} s; the latest: ${screen} showed ${orderNumber} as ${status} after ${seconds} s.`,
  ];
}
