import type { Db, Tx } from '../../platform/db/schema.ts';
import type { KeptHours } from '../../platform/db/schema/stores.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { ExceptionRow } from './hours.repository.ts';

export type HoursChangeKind = 'WEEK' | 'ADDED' | 'CHANGED' | 'REMOVED';

type NewChange = {
  readonly kind: HoursChangeKind;
  readonly exception: Pick<ExceptionRow, 'name' | 'firstDay' | 'lastDay'> | null;
  readonly before: KeptHours;
  readonly after: KeptHours;
  readonly userId: number;
  readonly at: Date;
};

/** Keeps a change of the hours, with the hours as they were and as they became. */
export async function createHoursChange(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, exception, before, after, userId, at }: NewChange,
): Promise<void> {
  await tx
    .insertInto('store_hours_changes')
    .values({
      store_id: storeId,
      changed_by: userId,
      changed_at: at,
      kind,
      exception: JSON.stringify(exception),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

/** The hours as they were until each change since an instant, oldest first. */
export async function findFormerHours(
  db: Db,
  { storeId }: StoreScope,
  from: Date,
): Promise<(KeptHours & { readonly until: Date })[]> {
  const rows = await db
    .selectFrom('store_hours_changes')
    .where('store_id', '=', storeId)
    .where('changed_at', '>', from)
    .orderBy('changed_at')
    .orderBy('id')
    .select(['changed_at', 'before'])
    .execute();
  return rows.map(({ changed_at, before }) => ({ ...before, until: changed_at }));
}

/** The last change of the week, which gives it its version; undefined where it was never changed. */
export async function findLastWeekChange(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('store_hours_changes')
    .innerJoin('users', 'users.id', 'store_hours_changes.changed_by')
    .where('store_hours_changes.store_id', '=', storeId)
    .where('kind', '=', 'WEEK')
    .orderBy('store_hours_changes.id', 'desc')
    .limit(1)
    .select(['store_hours_changes.id', 'changed_at', 'users.full_name'])
    .executeTakeFirst();
}
