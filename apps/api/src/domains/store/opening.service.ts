import {
  busyMinutesAt,
  differsByWay,
  endOfWorkingDay,
  openingAt,
  takesOrdersFrom,
  type Opening,
  type OpeningFacts,
  type StoreStatus,
  type Way,
} from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/kernel/problem.ts';
import { findOpeningFacts, findStatusFacts, findTermsRow } from './opening-facts.repository.ts';
import { toStoreSettings, type StoreSettings } from './order-settings.ts';
import type { ActiveOverride } from './status-overrides.repository.ts';

/** Returns a store's opening state at an instant, overall and by delivery method. */
export async function findOpening(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<Opening & { readonly ways: Readonly<Record<Way, Opening>> }> {
  const facts = await findFacts(db, storeId, at);
  return { ...openingAt(facts, at), ways: openingByWay(facts, at) };
}

function openingByWay(facts: OpeningFacts, at: Date): Record<Way, Opening> {
  return { PICKUP: openingAt(facts, at, 'PICKUP'), DELIVERY: openingAt(facts, at, 'DELIVERY') };
}

export type OrderOpening = Opening & {
  /** The time it automatically takes orders for this method again; null if a person has to open it. */
  readonly from: Date | null;
  /** True if it takes orders for the other method at that time. */
  readonly otherwise: boolean;
  /** The minutes added to prep times while the store is busy. */
  readonly busyMinutes: number;
};

/**
 * Returns whether a store takes an order now for a given time, until when, and the reason if not. A suspended store
 * takes no orders, not even scheduled ones.
 */
export function openingForOrder(
  facts: OpeningFacts,
  { now, wanted, way }: { readonly now: Date; readonly wanted: Date; readonly way: Way },
): OrderOpening {
  const at = openingAt(facts, now, way).state === 'NOT_APPROVED' ? now : wanted;
  const opening = openingAt(facts, at, way);
  return {
    ...opening,
    from: takesOrdersFrom(facts, at, way),
    otherwise: opening.state === 'OUT_OF_HOURS' && openingAt(facts, at).state !== 'OUT_OF_HOURS',
    busyMinutes: busyMinutesAt(facts, at),
  };
}

/** Returns the facts that determine whether a store is open. @throws ProblemError NOT_FOUND */
export async function findFacts(db: Db | Tx, storeId: number, at: Date) {
  return existing(await findOpeningFacts(db, storeId, at));
}

/**
 * Returns the facts and settings that orders are checked and priced with at an instant. @throws ProblemError NOT_FOUND
 */
export async function findOrderTerms(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<{ readonly facts: OpeningFacts; readonly settings: StoreSettings }> {
  const { facts, settings } = existing(await findTermsRow(db, storeId, at));
  return { facts, settings: toStoreSettings(settings) };
}

function existing<Found>(found: Found | undefined): Found {
  if (!found) throw notFound('store');
  return found;
}

/**
 * Returns the toggle and the resulting status: whether the store takes orders, until when, why not, and who changed it.
 */
export async function findStatus(db: Db | Tx, storeId: number, at: Date): Promise<StoreStatus> {
  const { facts, change, overrides } = existing(await findStatusFacts(db, storeId, at));
  const ways = differsByWay(facts) ? openingByWay(facts, at) : null;
  return {
    storeOnline: facts.online,
    ...toOpeningAnswer(openingAt(facts, at)),
    reason: facts.suspension?.reason ?? null,
    changedBy: change?.by ?? null,
    changedAt: change?.at.toISOString() ?? null,
    pause: toPause(overrides),
    busy: toBusy(overrides),
    dayEnds: endOfWorkingDay(facts, at).toISOString(),
    ways: ways && {
      PICKUP: toOpeningAnswer(ways.PICKUP),
      DELIVERY: toOpeningAnswer(ways.DELIVERY),
    },
  };
}

/** Converts an opening state for the contract. */
export function toOpeningAnswer({ state, until }: Opening) {
  return { state, until: until?.toISOString() ?? null };
}

function toPause(overrides: readonly ActiveOverride[]): StoreStatus['pause'] {
  const pause = overrides.find(({ reason }) => reason !== null);
  if (!pause || pause.reason === null) return null;
  return { ...toOverride(pause), reason: pause.reason, note: pause.note };
}

function toBusy(overrides: readonly ActiveOverride[]): StoreStatus['busy'] {
  const busy = overrides.find(({ minutes }) => minutes !== null);
  if (!busy || busy.minutes === null) return null;
  return { ...toOverride(busy), minutes: busy.minutes };
}

function toOverride({ since, until, by }: ActiveOverride) {
  return { since: since.toISOString(), until: until.toISOString(), by };
}
