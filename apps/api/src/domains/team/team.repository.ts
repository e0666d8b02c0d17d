import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the members of the store in the order they joined. */
export async function findMemberRows(db: Db, { storeId }: StoreScope) {
  return db
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .where('store_members.store_id', '=', storeId)
    .orderBy('store_members.created_at')
    .orderBy('users.id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.second_factor_at'])
    .select(['store_members.role', 'store_members.created_at'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('sessions.last_seen_at').as('seen'))
        .as('last_seen_at'),
    )
    .execute();
}

export async function isSecondFactorDemanded(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor_demands')
    .where('store_id', '=', storeId)
    .select('store_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Demands the second factor; false where it is demanded already. */
export async function createDemand(
  tx: Tx,
  { storeId }: StoreScope,
  { demandedBy, at }: { readonly demandedBy: number; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factor_demands')
    .values({ store_id: storeId, demanded_by: demandedBy, demanded_at: at })
    .onConflict((conflict) => conflict.column('store_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stops demanding it; false where it was not demanded. */
export async function deleteDemand(tx: Tx, { storeId }: StoreScope): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factor_demands')
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The addresses of the members who have no second factor. */
export async function findAddressesWithoutFactor(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<{ readonly email: string; readonly fullName: string }[]> {
  return tx
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .where('store_members.store_id', '=', storeId)
    .where('users.second_factor_at', 'is', null)
    .orderBy('users.id')
    .select(['users.email', 'users.full_name as fullName'])
    .execute();
}
