import { notFound } from '../kernel/problem.ts';
import type { DateFormat, Role } from '@counter/contract/shared';
import type { Db } from '../db/schema.ts';
import { usualDates } from '../kernel/usual-dates.ts';
import { findStoreRow, type StoreRow } from './callers.repository.ts';
import type { Actor, StoreScope } from './scope.ts';

/** Facts about the caller in a scope. */
type Caller = {
  readonly actor: Actor;
  /** Null for callers outside the store's team. */
  readonly role?: Role | null;
  readonly requestId?: string | null;
  readonly dates?: DateFormat;
  readonly readOnly?: boolean;
};

/** Creates a scope. Only the neighboring modules call it, after checking the caller. */
export function toScope(
  store: StoreRow,
  {
    actor,
    role = null,
    requestId = null,
    dates = usualDates(store.timeZone),
    readOnly = false,
  }: Caller,
): StoreScope {
  const { id: storeId, storeUrl, name: storeName, currency, timeZone } = store;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes a scope: everything above has checked the caller
  return {
    storeId,
    storeUrl,
    storeName,
    currency,
    timeZone,
    dates,
    actor,
    role,
    requestId,
    readOnly,
    waiting: !store.approved,
  } as StoreScope;
}

/** Finds a store by its id. @throws ProblemError NOT_FOUND */
export async function existingStore(db: Db, id: number): Promise<StoreRow> {
  const store = await findStoreRow(db, { id });
  if (!store) throw notFound('store');
  return store;
}
