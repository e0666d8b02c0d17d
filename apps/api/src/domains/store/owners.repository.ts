import type { Db, Tx } from '../../platform/db/schema.ts';
import type { DateLanguage } from '@counter/contract/shared';

export type OwnerRow = {
  readonly storeId: number;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly dateLanguage: DateLanguage;
};

/** The owners of some stores, each store's in the order in which they joined it. */
export async function findOwners(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<readonly OwnerRow[]> {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .where('store_members.store_id', 'in', storeIds)
    .where('store_members.role', '=', 'owner')
    .orderBy('store_members.created_at')
    .orderBy('users.id')
    .select([
      'store_members.store_id as storeId',
      'users.id as userId',
      'users.full_name as fullName',
      'users.email',
      'users.date_language as dateLanguage',
    ])
    .execute();
}

/** The store a person has owned longest, with its tax rate in parts per million. */
export async function findOldestOwnedStore(
  db: Db | Tx,
  userId: number,
): Promise<{ readonly storeId: number; readonly taxRate: number } | undefined> {
  return db
    .selectFrom('store_members')
    .innerJoin('store_settings', 'store_settings.store_id', 'store_members.store_id')
    .where('store_members.user_id', '=', userId)
    .where('store_members.role', '=', 'owner')
    .orderBy('store_members.created_at')
    .orderBy('store_members.store_id')
    .select(['store_settings.store_id as storeId', 'store_settings.tax_rate as taxRate'])
    .limit(1)
    .executeTakeFirst();
}
