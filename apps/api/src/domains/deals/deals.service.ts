import { dealPageSize, type Deal, type DealPage, type MenuDeal } from '@counter/contract/deals';
import type { Asked } from '@counter/contract/menu';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { considerDeals, toDeal, toMenuDeal } from './deal-view.ts';
import {
  findDealRowPage,
  findDealRows,
  findDealRowsById,
  lockDeal,
  updateDealWord,
} from './deals.repository.ts';

/** Finds one page of the store's deals with their current state, newest first. */
export async function findDeals(
  { db, clock }: Platform,
  scope: StoreScope,
  pageNumber: number,
): Promise<DealPage> {
  const now = clock.now();
  const page = await findDealRowPage(db, scope, { pageNumber, pageSize: dealPageSize });
  const known = await considerDeals(db, scope, page.rows, { at: now, now });
  return {
    content: known.map((deal) => toDeal(deal, scope, now)),
    firstPage: pageNumber === 0,
    lastPage: (pageNumber + 1) * dealPageSize >= page.total,
    totalElements: page.total,
  };
}

/**
 * Returns a deal with its current state.
 * @throws ProblemError NOT_FOUND
 */
export async function findDeal(
  { db, clock }: Platform,
  scope: StoreScope,
  id: number,
): Promise<Deal> {
  return readDeal(db, scope, id, clock.now());
}

/** @throws ProblemError NOT_FOUND */
async function readDeal(db: Db | Tx, scope: StoreScope, id: number, now: Date): Promise<Deal> {
  const rows = await findDealRowsById(db, scope, [id]);
  const [known] = await considerDeals(db, scope, rows, { at: now, now });
  if (!known) throw noDeal();
  return toDeal(known, scope, now);
}

/** The error for a deal that is deleted or belongs to another store. */
export function noDeal(): ProblemError {
  return new ProblemError('NOT_FOUND', 'This deal no longer exists.');
}

/** Finds the store's deals among the IDs, as they can be ordered for an instant. */
export async function findDealsForOrder(
  db: Db | Tx,
  scope: StoreScope,
  ids: readonly number[],
  asked: Asked,
): Promise<MenuDeal[]> {
  if (ids.length === 0) return [];
  const rows = await findDealRowsById(db, scope, ids);
  return (await considerDeals(db, scope, rows, asked)).map(toMenuDeal);
}

/** Finds the store's deals that run at an instant, including unavailable ones. */
export async function findRunningDeals(
  db: Db | Tx,
  scope: StoreScope,
  asked: Asked,
): Promise<MenuDeal[]> {
  const known = await considerDeals(db, scope, await findDealRows(db, scope), asked);
  return known
    .filter(({ status: { state } }) => state !== 'NOT_STARTED' && state !== 'ENDED')
    .map(toMenuDeal);
}

/**
 * Marks a deal as available or out of stock and returns it. Does nothing if nothing changes.
 * @throws ProblemError NOT_FOUND
 */
export async function updateDealAvailability(
  { act }: Platform,
  scope: StoreScope,
  { id, available }: { readonly id: number; readonly available: boolean },
): Promise<Deal> {
  return act(scope, async (work) => {
    const before = await lockDeal(work.tx, scope, id);
    if (!before) throw noDeal();
    if (before.available !== available) {
      await updateDealWord(work, id, available);
      work.audit({
        action: 'deal.availability',
        entity: 'deal',
        entityId: id,
        subject: before.name,
        before: { available: before.available },
        after: { available },
      });
      work.emit({ kind: 'menu.changed' });
    }
    return readDeal(work.tx, scope, id, work.at);
  });
}
