import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { runsAt } from './suspension.repository.ts';

export async function findBusinessRows(db: Db, userId: number, at: Date) {
  return db
    .selectFrom('store_members')
    .innerJoin('stores', 'stores.id', 'store_members.store_id')
    .leftJoin('store_suspensions', (join) =>
      join.onRef('store_suspensions.store_id', '=', 'stores.id').on(runsAt(at)),
    )
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.store_id', '=', 'stores.id')
        .on('applications.state', '=', 'REFUSED'),
    )
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .leftJoin('second_factor_demands', 'second_factor_demands.store_id', 'stores.id')
    .where('store_members.user_id', '=', userId)
    .orderBy('store_members.created_at')
    .orderBy('stores.id')
    .selectAll('stores')
    .select(['store_members.role', 'store_suspensions.reason', 'store_suspensions.until'])
    .select('applications.reason as refusal')
    .select(['users.second_factor_at', 'second_factor_demands.demanded_at'])
    .execute();
}

export async function findSettingsRow(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Sets the toggle; false when it already stood so. */
export async function updateOnline(tx: Tx, scope: StoreScope, online: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('store_settings')
    .set({ online })
    .where('store_id', '=', scope.storeId)
    .where('online', '!=', online)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function createStatusChange(
  tx: Tx,
  scope: StoreScope,
  change: { readonly online: boolean; readonly userId: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('store_status_changes')
    .values({
      store_id: scope.storeId,
      online: change.online,
      changed_by: change.userId,
      changed_at: change.at,
    })
    .execute();
}

export async function findLastStatusChange(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('store_status_changes')
    .innerJoin('users', 'users.id', 'store_status_changes.changed_by')
    .where('store_status_changes.store_id', '=', storeId)
    .orderBy('store_status_changes.id', 'desc')
    .limit(1)
    .select(['store_status_changes.changed_at', 'users.full_name'])
    .executeTakeFirst();
}

export async function findApprovedStoreRows(db: Db) {
  return db
    .selectFrom('stores')
    .innerJoin('store_settings', 'store_settings.store_id', 'stores.id')
    .where('stores.approved', '=', true)
    .orderBy('stores.id')
    .select(['stores.id', 'store_url', 'name', 'currency', 'time_zone', 'delivery_methods'])
    .select('delivery_fees')
    .execute();
}
