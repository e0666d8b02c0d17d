import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './store.tables.ts';

/** A session's active view of a store as its owner. */
export type OwnerViewRow = { readonly storeId: number; readonly endsAt: Date };

/** Returns a session's view at an instant; undefined if there is none. */
export async function findOwnerViewOf(
  db: Db | Tx,
  sessionId: number,
  at: Date,
): Promise<OwnerViewRow | undefined> {
  return db
    .selectFrom('ownerViews')
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', at)
    .select(['storeId', 'endsAt'])
    .executeTakeFirst();
}

type NewView = {
  readonly userId: number;
  readonly sessionId: number;
  readonly reason: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
};

export async function createOwnerView(
  tx: Tx,
  { storeId }: StoreScope,
  view: NewView,
): Promise<void> {
  await tx
    .insertInto('ownerViews')
    .values({ storeId, ...view })
    .execute();
}

/** Ends a session's view of a store; returns false if there is none. */
export async function endOwnerViewRow(
  tx: Tx,
  { storeId }: StoreScope,
  sessionId: number,
  at: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('ownerViews')
    .where('storeId', '=', storeId)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', at)
    .set({ endedAt: at })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
