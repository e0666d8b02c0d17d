import type { Db, Tx } from '../../platform/db/schema.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

export type BlockedRow = {
  readonly id: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date | null;
};

/** The blocked customers of a store, the last blocked first. */
export async function findBlockedRows(
  db: Db,
  { storeId }: StoreScope,
  wanted: PageWanted,
): Promise<Page<BlockedRow>> {
  const query = db
    .selectFrom('customers')
    .where('store_id', '=', storeId)
    .where('blocked', '=', true)
    .orderBy('blocked_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'name', 'phone as phoneNumber', 'blocked_reason as reason'])
    .select(['blocked_by as blockedBy', 'blocked_at as blockedAt']);
  return findPage(query, wanted);
}

type Blocking = { readonly phone: string; readonly reason: string };

/**
 * Blocks the customer behind a phone number, whether they have ordered before or not; answers the
 * id, or undefined where they are blocked already.
 */
export async function markBlocked(
  { tx, scope, at }: Work,
  { phone, reason }: Blocking,
): Promise<number | undefined> {
  const block = {
    blocked: true,
    blocked_reason: reason,
    blocked_by: scope.actor.name,
    blocked_at: at,
  };
  const row = await tx
    .insertInto('customers')
    .values({ store_id: scope.storeId, name: '', phone, created_at: at, ...block })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'phone'])
        .doUpdateSet(block)
        .where('customers.blocked', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Takes a block back; answers whom it was for and why, or undefined where there is none. */
export async function clearBlocked(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<Blocking | undefined> {
  const row = await tx
    .selectFrom('customers')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('blocked', '=', true)
    .forUpdate()
    .select(['phone', 'blocked_reason as reason'])
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('customers')
    .set({ blocked: false, blocked_reason: '', blocked_by: '', blocked_at: null })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
  return row;
}
