import type { OrderStatus } from '@counter/contract/orders';
import type { Outage } from './database.ts';
import type { Disturbed } from './disturb.ts';

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

/** Something that happened to a screen; milliseconds since 1970. */
type Note = { readonly at: number; readonly what: string };

/** A change that a screen showed too late. */
export type Late = Change & {
  readonly screen: string;
  /** The time of its acknowledgement, in milliseconds since 1970. */
  readonly at: number;
  /** From then, or from the end of an outage since then. */
  readonly afterMs: number;
  /** The screen's notes until it showed the change. */
  readonly notes: readonly Note[];
};

/** The changes that a screen has to show, and how long it took to show them. */
export type Watch = {
  /** From a change until the screen showed it, in milliseconds. */
  readonly lags: readonly number[];
  readonly late: readonly Late[];
  /** The screen has to show a change that was acknowledged just now. */
  expect(change: Change): void;
  saw(shown: Shown): void;
  /** Keeps what happened to the screen, to say why a change was late. */
  note(what: string): void;
  /** Returns the changes that the screen does not show yet. */
  waiting(): readonly Change[];
};

type Options = {
  readonly outages: readonly Outage[];
  /** The time in which the screen has to show what happened, in milliseconds. */
  readonly withinMs: number;
};

const maxNotes = 30;

/** Follows one screen. A time without a database does not count: nobody can read then. */
export function createWatch(screen: string, { outages, withinMs }: Options): Watch {
  let awaited: readonly Awaited[] = [];
  const lags: number[] = [];
  const late: Late[] = [];
  let notes: readonly Note[] = [];

  function arrived(change: Awaited): void {
    const { at } = change;
    const now = Date.now();
    lags.push(now - at);
    const since = lastOutageEnd(outages, at, now);
    if (now - since > withinMs)
      late.push({
        ...change,
        screen,
        afterMs: now - since,
        notes: notes.filter((note) => note.at >= at),
      });
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
    note: (what) => {
      notes = [...notes, { at: Date.now(), what }].slice(-maxNotes);
    },
    waiting: () => awaited,
  };
}

/** Returns when a screen could begin to read a change: the end of the last outage since then, or the change itself. */
function lastOutageEnd(outages: readonly Outage[], at: number, now: number): number {
  const ends = outages.filter(({ until }) => until > at && until <= now).map(({ until }) => until);
  return Math.max(at, ...ends);
}

/** Returns a sentence about all that was shown too late, and a line for each with what happened around it; none if nothing was. */
export function describeLate(
  late: readonly Late[],
  disturbed: readonly Disturbed[],
  { changes, withinMs }: { readonly changes: number; readonly withinMs: number },
): string[] {
  if (late.length === 0) return [];
  const sentence = `${late.length} of ${changes} changes were shown after more than ${withinMs / 1000} s.`;
  const lines = late.map(({ screen, orderNumber, status, at, afterMs, notes }) => {
    const around = disturbed
      .filter(({ from }) => from > at - 30_000 && from < at + afterMs)
      .map(({ kind, from, until }) => `${kind} ${seconds(from - at)} to ${seconds(until - at)}`);
    const happened = notes.map((note) => `${note.what} ${seconds(note.at - at)}`);
    return `${screen} showed ${orderNumber} as ${status} after ${seconds(afterMs)}: ${[...around, ...happened].join(', ')}`;
  });
  return [sentence, ...lines];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
