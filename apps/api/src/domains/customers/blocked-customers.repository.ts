import type { Db, Tx, Work } from './customers.tables.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type BlockedRow = {
  readonly id: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date | null;
};

/** Finds a store's blocked customers, last blocked first. */
export async function findBlockedRows(
  db: Db,
  { storeId }: StoreScope,
  wanted: PageWanted,
): Promise<Page<BlockedRow>> {
  const query = db
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('blocked', '=', true)
    .orderBy('blockedAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'name', 'phone as phoneNumber', 'blockedReason as reason'])
    .select(['blockedBy', 'blockedAt']);
  return findPage(query, wanted);
}

type Blocking = { readonly phone: string; readonly reason: string };

/**
 * Blocks a phone number, and creates the customer if nobody has ordered with it yet. Returns the ID; undefined if it is
 * already blocked.
 */
export async function markBlocked(
  { tx, scope, at }: Work,
  { phone, reason }: Blocking,
): Promise<number | undefined> {
  const block = {
    blocked: true,
    blockedReason: reason,
    blockedBy: scope.actor.name,
    blockedAt: at,
  };
  const row = await tx
    .insertInto('customers')
    .values({ storeId: scope.storeId, name: '', phone, createdAt: at, ...block })
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'phone'])
        .doUpdateSet(block)
        .where('customers.blocked', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Removes a block. Returns its phone number and reason; undefined if the customer isn't blocked. */
export async function clearBlocked(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<Blocking | undefined> {
  const row = await tx
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('blocked', '=', true)
    .forUpdate()
    .select(['phone', 'blockedReason as reason'])
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('customers')
    .set({ blocked: false, blockedReason: '', blockedBy: '', blockedAt: null })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
  return row;
}
