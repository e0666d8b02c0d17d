import { sql } from 'kysely';
import type { WithoutScreen } from '@counter/contract/settings';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './store.tables.ts';

/** Screens of a store that come and go within this time are written once, in milliseconds. */
const writtenEveryMs = 20_000;

/** Notes that screens of stores are open. */
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

/** Returns which of some stores Counter itself has paused. */
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

/** Ends the pause that Counter began. Returns false if none runs. */
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

/** The times at which a store had a screen open, and at which its people were warned. */
export type Watch = {
  readonly withoutScreen: WithoutScreen;
  readonly seenAt: Date | null;
  readonly warnedAt: Date | null;
  readonly warnedUntil: Date | null;
};

/** Returns the watch of a store, and has others wait for it until the transaction ends. */
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

/** Notes that people were warned, for the opening hours that end at an instant. */
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
