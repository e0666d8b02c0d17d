import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { runsAt } from './suspension.repository.ts';

export async function findBusinessRows(db: Db, userId: number, at: Date) {
  return db
    .selectFrom('storeMembers')
    .innerJoin('stores', 'stores.id', 'storeMembers.storeId')
    .leftJoin('storeSuspensions', (join) =>
      join.onRef('storeSuspensions.storeId', '=', 'stores.id').on(runsAt(at)),
    )
    .leftJoin('published.applications as application', (join) =>
      join.onRef('application.storeId', '=', 'stores.id').on('application.state', '=', 'REFUSED'),
    )
    .innerJoin('published.users as user', 'user.id', 'storeMembers.userId')
    .leftJoin('published.secondFactorDemands as demand', 'demand.storeId', 'stores.id')
    .where('storeMembers.userId', '=', userId)
    .orderBy('storeMembers.createdAt')
    .orderBy('stores.id')
    .selectAll('stores')
    .select(['storeMembers.role', 'storeSuspensions.reason', 'storeSuspensions.until'])
    .select('application.reason as refusal')
    .select(['user.secondFactorAt', 'demand.demandedAt'])
    .execute();
}

/** Returns a store in the form of `findBusinessRows`, for an operator who views it as its owner. */
export async function findViewedBusinessRows(db: Db, storeId: number, at: Date) {
  const rows = await db
    .selectFrom('stores')
    .leftJoin('storeSuspensions', (join) =>
      join.onRef('storeSuspensions.storeId', '=', 'stores.id').on(runsAt(at)),
    )
    .where('stores.id', '=', storeId)
    .selectAll('stores')
    .select(['storeSuspensions.reason', 'storeSuspensions.until'])
    .execute();
  const owner = { role: 'owner', refusal: null, secondFactorAt: null, demandedAt: null } as const;
  return rows.map((row) => ({ ...row, ...owner }));
}

export async function findSettingsRow(db: Db | Tx, storeId: number) {
  const [row] = await selectSettings(db, { storeId });
  if (!row) throw new Error(`store ${storeId} has no settings`);
  return row;
}

const selectSettings = prepared((db: Db, { storeId }: { storeId: number }) =>
  db.selectFrom('storeSettings').where('storeId', '=', storeId).selectAll(),
);

/** Sets the toggle; returns false if it was already so. */
export async function updateOnline(tx: Tx, scope: StoreScope, online: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('storeSettings')
    .set({ online })
    .where('storeId', '=', scope.storeId)
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
    .insertInto('storeStatusChanges')
    .values({
      storeId: scope.storeId,
      online: change.online,
      changedBy: change.userId,
      changedAt: change.at,
    })
    .execute();
}

export async function findApprovedStoreRows(db: Db) {
  return db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .where('stores.approved', '=', true)
    .orderBy('stores.id')
    .select(['stores.id', 'storeUrl', 'name', 'currency', 'timeZone', 'deliveryMethods'])
    .select('deliveryFees')
    .execute();
}
