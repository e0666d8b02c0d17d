import type { Selectable } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Database, Tx } from './settings.tables.ts';

type Look = Omit<Selectable<Database['birthDateLooks']>, 'storeId'>;

/** Records that a person saw a representative's date of birth; returns false if they saw this version before. */
export async function createLook(tx: Tx, { storeId }: StoreScope, look: Look): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('birthDateLooks')
    .values({ storeId, ...look })
    .onConflict((conflict) => conflict.columns(['storeId', 'userId', 'version']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns the record of a person seeing this version of a representative's date of birth. */
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
