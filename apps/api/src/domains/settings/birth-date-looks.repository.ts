import type { Selectable } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Database, Tx } from './settings.tables.ts';

type Look = Omit<Selectable<Database['birthDateLooks']>, 'storeId'>;

/** Keeps a person's look at a version of a representative; false where they had one before. */
export async function createLook(tx: Tx, { storeId }: StoreScope, look: Look): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('birthDateLooks')
    .values({ storeId, ...look })
    .onConflict((conflict) => conflict.columns(['storeId', 'userId', 'version']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns a person's look at a version of a representative. */
export async function findLook(
  tx: Tx,
  { storeId }: StoreScope,
  { userId, version }: Pick<Look, 'userId' | 'version'>,
): Promise<Pick<Look, 'press' | 'seenAt'> | undefined> {
  return tx
    .selectFrom('birthDateLooks')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .select(['press', 'seenAt'])
    .executeTakeFirst();
}
