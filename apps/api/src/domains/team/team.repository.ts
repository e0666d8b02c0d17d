import type { Db, Tx } from './team.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the store's members in the order they joined. */
export async function findMemberRows(db: Db, { storeId }: StoreScope) {
  return db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as user', 'user.id', 'member.userId')
    .where('member.storeId', '=', storeId)
    .orderBy('member.createdAt')
    .orderBy('user.id')
    .select(['user.id', 'user.fullName', 'user.email', 'user.secondFactorAt'])
    .select(['member.role', 'member.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('published.sessions as session')
        .whereRef('session.userId', '=', 'user.id')
        .select(({ fn }) => fn.max('session.lastSeenAt').as('seen'))
        .as('lastSeenAt'),
    )
    .execute();
}

export async function isSecondFactorDemanded(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactorDemands')
    .where('storeId', '=', storeId)
    .select('storeId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Requires the second factor; returns false if it already is. */
export async function createDemand(
  tx: Tx,
  { storeId }: StoreScope,
  { demandedBy, at }: { readonly demandedBy: number; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('secondFactorDemands')
    .values({ storeId, demandedBy, demandedAt: at })
    .onConflict((conflict) => conflict.column('storeId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stops requiring the second factor; returns false if it wasn't. */
export async function deleteDemand(tx: Tx, { storeId }: StoreScope): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactorDemands')
    .where('storeId', '=', storeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the emails and names of members without a second factor. */
export async function findAddressesWithoutFactor(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<{ readonly email: string; readonly fullName: string }[]> {
  return tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as user', 'user.id', 'member.userId')
    .where('member.storeId', '=', storeId)
    .where('user.secondFactorAt', 'is', null)
    .orderBy('user.id')
    .select(['user.email', 'user.fullName'])
    .execute();
}
