import type { DayInterval, OpeningInterval, Way } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Days that differ from the week, as they are kept. */
export type ExceptionRow = {
  readonly id: number;
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly way: Way | null;
  readonly intervals: readonly DayInterval[];
};

export type WeekRows = {
  readonly hours: readonly OpeningInterval[];
  /** Null where deliveries have the same. */
  readonly deliveryHours: readonly OpeningInterval[] | null;
};

/** The week of a store, in its order. */
export async function findWeek(db: Db | Tx, { storeId }: StoreScope): Promise<WeekRows> {
  const [{ own_delivery_hours: own }, rows] = await Promise.all([
    db
      .selectFrom('store_settings')
      .where('store_id', '=', storeId)
      .select('own_delivery_hours')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('store_hours')
      .where('store_id', '=', storeId)
      .orderBy('weekday')
      .orderBy('opens')
      .select(['delivery', 'weekday', 'opens', 'closes'])
      .execute(),
  ]);
  const weekOf = (wanted: boolean): OpeningInterval[] =>
    rows
      .filter(({ delivery }) => delivery === wanted)
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
  return { hours: weekOf(false), deliveryHours: own ? weekOf(true) : null };
}

/** Replaces the week of a store. */
export async function replaceWeek(
  tx: Tx,
  { storeId }: StoreScope,
  { hours, deliveryHours }: WeekRows,
): Promise<void> {
  const rows = [
    ...hours.map((interval) => ({ store_id: storeId, delivery: false, ...interval })),
    ...(deliveryHours ?? []).map((one) => ({ store_id: storeId, delivery: true, ...one })),
  ];
  await tx
    .updateTable('store_settings')
    .set({ own_delivery_hours: deliveryHours !== null })
    .where('store_id', '=', storeId)
    .execute();
  await tx.deleteFrom('store_hours').where('store_id', '=', storeId).execute();
  if (rows.length > 0) await tx.insertInto('store_hours').values(rows).execute();
}

/** The days that differ from a day on, the next ones first. */
export async function findExceptions(
  db: Db | Tx,
  { storeId }: StoreScope,
  from: string,
): Promise<ExceptionRow[]> {
  return db
    .selectFrom('store_hours_exceptions')
    .where('store_id', '=', storeId)
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .orderBy('id')
    .select(['id', 'name', 'first_day as firstDay', 'last_day as lastDay', 'way', 'intervals'])
    .execute();
}

export async function createException(
  tx: Tx,
  { storeId }: StoreScope,
  exception: Omit<ExceptionRow, 'id'>,
): Promise<void> {
  await tx
    .insertInto('store_hours_exceptions')
    .values({ store_id: storeId, ...toColumns(exception) })
    .execute();
}

export async function updateException(
  tx: Tx,
  { storeId }: StoreScope,
  { id, ...exception }: ExceptionRow,
): Promise<void> {
  await tx
    .updateTable('store_hours_exceptions')
    .set(toColumns(exception))
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

function toColumns({ name, firstDay, lastDay, way, intervals }: Omit<ExceptionRow, 'id'>) {
  return {
    name,
    first_day: firstDay,
    last_day: lastDay,
    way,
    intervals: JSON.stringify(intervals),
  };
}

export async function deleteException(tx: Tx, { storeId }: StoreScope, id: number): Promise<void> {
  await tx
    .deleteFrom('store_hours_exceptions')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
