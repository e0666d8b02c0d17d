import { openByHours, type Way, type WorkingHours } from './working-hours.ts';

export const openingStates = [
  'OPEN',
  'BUSY',
  'PAUSED',
  'CLOSED_BY_STORE',
  'OUT_OF_HOURS',
  'NOT_APPROVED',
] as const;

export type OpeningState = (typeof openingStates)[number];

export type OpeningFacts = WorkingHours & {
  readonly approved: boolean;
  /** The merchant's toggle. */
  readonly online: boolean;
  /** The marketplace takes no orders for it. It ends by itself, or where `until` is null by staff alone. */
  readonly suspension: { readonly until: Date | null } | null;
  /** It takes no orders for a while. */
  readonly pause: { readonly until: Date } | null;
  /** It promises later times for a while. */
  readonly busy: { readonly until: Date; readonly minutes: number } | null;
};

export type Opening = {
  readonly state: OpeningState;
  /** When the answer changes by itself; null when only a person can change it. */
  readonly until: Date | null;
};

/**
 * Whether a store takes orders at an instant, until when, and why not: the one place that decides it.
 * Without a way of getting the order, whether it takes any.
 */
export function openingAt(facts: OpeningFacts, at: Date, way?: Way): Opening {
  const { approved, suspension, pause, busy } = facts;
  if (!approved) return { state: 'NOT_APPROVED', until: null };
  if (suspension && runsAt(suspension, at)) {
    return { state: 'NOT_APPROVED', until: suspension.until };
  }
  if (!facts.online) return { state: 'CLOSED_BY_STORE', until: null };
  if (pause && runsAt(pause, at)) return { state: 'PAUSED', until: pause.until };
  const { open, until } = openByHours(facts, at, way);
  if (!open) return { state: 'OUT_OF_HOURS', until };
  if (!busy || !runsAt(busy, at)) return { state: 'OPEN', until };
  return { state: 'BUSY', until: until && until < busy.until ? until : busy.until };
}

function runsAt({ until }: { readonly until: Date | null }, at: Date): boolean {
  return until === null || at < until;
}

/** When a store takes orders again by itself: at once where it does now, null where only a person can open it. */
export function takesOrdersFrom(facts: OpeningFacts, at: Date, way?: Way): Date | null {
  const { state, until } = openingAt(facts, at, way);
  if (takesOrders(state)) return at;
  return until && takesOrdersFrom(facts, until, way);
}

/** How many minutes a promise for an instant is longer than usual. */
export function busyMinutesAt({ busy }: Pick<OpeningFacts, 'busy'>, at: Date): number {
  return busy && runsAt(busy, at) ? busy.minutes : 0;
}

/** Whether orders may come in in this state. */
export function takesOrders(state: OpeningState): boolean {
  return state === 'OPEN' || state === 'BUSY';
}
