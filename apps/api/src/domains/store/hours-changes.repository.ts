import type { Db, Tx } from './store.tables.ts';
import type { KeptHours } from './kept-hours.ts';
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

/** Records a change of the hours, with the hours before and after it. */
export async function createHoursChange(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, exception, before, after, userId, at }: NewChange,
): Promise<void> {
  await tx
    .insertInto('storeHoursChanges')
    .values({
      storeId,
      changedBy: userId,
      changedAt: at,
      kind,
      exception: JSON.stringify(exception),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

/** Returns the hours that applied before each change since an instant, oldest first. */
export async function findFormerHours(
  db: Db,
  { storeId }: StoreScope,
  from: Date,
): Promise<(KeptHours & { readonly until: Date })[]> {
  const rows = await db
    .selectFrom('storeHoursChanges')
    .where('storeId', '=', storeId)
    .where('changedAt', '>', from)
    .orderBy('changedAt')
    .orderBy('id')
    .select(['changedAt', 'before'])
    .execute();
  return rows.map(({ changedAt, before }) => ({ ...before, until: changedAt }));
}

/** Returns the last change of the week's hours, whose id is their version; undefined if they were never changed. */
export async function findLastWeekChange(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('storeHoursChanges')
    .innerJoin('published.users as user', 'user.id', 'storeHoursChanges.changedBy')
    .where('storeHoursChanges.storeId', '=', storeId)
    .where('kind', '=', 'WEEK')
    .orderBy('storeHoursChanges.id', 'desc')
    .limit(1)
    .select(['storeHoursChanges.id', 'changedAt', 'user.fullName'])
    .executeTakeFirst();
}
