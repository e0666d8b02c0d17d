import { sql } from 'kysely';
import type { WithoutScreen } from '@counter/contract/settings';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './store.tables.ts';

/** The minimum time between writes of a store's last open screen, in milliseconds. */
const writtenEveryMs = 20_000;

/** Records that stores have a screen open. */
export async function updateScreensSeen(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('storeScreens')
    .values(storeIds.map((storeId) => ({ storeId, seenAt: at })))
    .onConflict((conflict) =>
      conflict
        .column('storeId')
        .doUpdateSet({ seenAt: at })
        .where((eb) =>
          eb.or([
            eb('storeScreens.seenAt', 'is', null),
            eb('storeScreens.seenAt', '<', new Date(at.getTime() - writtenEveryMs)),
          ]),
        ),
    )
    .execute();
}

/** Returns which of the given stores were paused automatically. */
export async function findStoresPausedByCounter(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('storeSpells')
    .where('storeId', 'in', storeIds)
    .where('startedBy', 'is', null)
    .where('until', '>', at)
    .where('endedAt', 'is', null)
    .select('storeId')
    .execute();
  return rows.map(({ storeId }) => storeId);
}

/** Ends an automatic pause; returns false if there is none. */
export async function endOwnPause(tx: Tx, { storeId }: StoreScope, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storeSpells')
    .set({ endedAt: at })
    .where('storeId', '=', storeId)
    .where('startedBy', 'is', null)
    .where('until', '>', at)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The times a store last had a screen open and its managers were warned. */
export type Watch = {
  readonly withoutScreen: WithoutScreen;
  readonly seenAt: Date | null;
  readonly warnedAt: Date | null;
  readonly warnedUntil: Date | null;
};

/** Returns a store's watch, locked until the transaction ends. */
export async function lockWatch(tx: Tx, { storeId }: StoreScope): Promise<Watch> {
  await tx
    .insertInto('storeScreens')
    .values({ storeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('storeScreens')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'storeScreens.storeId')
    .where('storeScreens.storeId', '=', storeId)
    .select(['withoutScreen', 'seenAt', 'warnedAt', 'warnedUntil'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Records that managers were warned for the opening hours that end at an instant. */
export async function updateWarned(
  tx: Tx,
  { storeId }: StoreScope,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('storeScreens')
    .set({ warnedAt: at, warnedUntil: sql<Date>`${until}` })
    .where('storeId', '=', storeId)
    .execute();
}
