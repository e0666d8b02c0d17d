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
  /** The marketplace's suspension. It ends automatically, or only by staff if `until` is null. */
  readonly suspension: { readonly until: Date | null } | null;
  /** The current pause in taking orders. */
  readonly pause: { readonly until: Date } | null;
  /** The current busy time, which lengthens promises. */
  readonly busy: { readonly until: Date; readonly minutes: number } | null;
};

export type Opening = {
  readonly state: OpeningState;
  /** The time the state changes automatically; null if only a person can change it. */
  readonly until: Date | null;
};

/**
 * Returns a store's opening state at an instant and when it ends. Nothing else decides it. Without a delivery method,
 * considers all of them.
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

/**
 * Returns the time from which a store takes orders again automatically: now if it is open, null if only a person can
 * open it.
 */
export function takesOrdersFrom(facts: OpeningFacts, at: Date, way?: Way): Date | null {
  const { state, until } = openingAt(facts, at, way);
  if (takesOrders(state)) return at;
  return until && takesOrdersFrom(facts, until, way);
}

/** Returns the busy minutes added to a promise at an instant. */
export function busyMinutesAt({ busy }: Pick<OpeningFacts, 'busy'>, at: Date): number {
  return busy && runsAt(busy, at) ? busy.minutes : 0;
}

/** Returns true if a store in this state takes orders. */
export function takesOrders(state: OpeningState): boolean {
  return state === 'OPEN' || state === 'BUSY';
}
