import type { Db, Tx } from './store.tables.ts';
import type { ClockChoice, DateOrderChoice } from '@counter/contract/shared';

export type OwnerRow = {
  readonly storeId: number;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
};

/** Returns the owners of the given stores, by the order in which they joined. */
export async function findOwners(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<readonly OwnerRow[]> {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('storeMembers')
    .innerJoin('published.users as user', 'user.id', 'storeMembers.userId')
    .where('storeMembers.storeId', 'in', storeIds)
    .where('storeMembers.role', '=', 'owner')
    .orderBy('storeMembers.createdAt')
    .orderBy('user.id')
    .select([
      'storeMembers.storeId',
      'user.id as userId',
      'user.fullName',
      'user.email',
      'user.dateOrder',
      'user.clock',
    ])
    .execute();
}

/** Returns the store a person has owned longest, with its tax rate in parts per million. */
export async function findOldestOwnedStore(
  db: Db | Tx,
  userId: number,
): Promise<{ readonly storeId: number; readonly taxRate: number } | undefined> {
  return db
    .selectFrom('storeMembers')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'storeMembers.storeId')
    .where('storeMembers.userId', '=', userId)
    .where('storeMembers.role', '=', 'owner')
    .orderBy('storeMembers.createdAt')
    .orderBy('storeMembers.storeId')
    .select(['storeSettings.storeId', 'storeSettings.taxRate'])
    .limit(1)
    .executeTakeFirst();
}
