import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './store.tables.ts';

/** A running look of a session at a store as its owner sees it. */
export type OwnerViewRow = { readonly storeId: number; readonly endsAt: Date };

/** Returns what a session views at an instant; undefined if nothing. */
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

/** Ends what a session views of a store; false if it views nothing there. */
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
