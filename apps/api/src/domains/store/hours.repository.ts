import type { DayInterval, OpeningInterval, Way } from '@counter/contract/store';
import type { Db, Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** An exception to the weekly hours as stored. */
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
  /** Null if deliveries have the same hours. */
  readonly deliveryHours: readonly OpeningInterval[] | null;
};

/** Returns a store's weekly hours in chronological order. */
export async function findWeek(db: Db | Tx, { storeId }: StoreScope): Promise<WeekRows> {
  const [{ ownDeliveryHours: own }, rows] = await Promise.all([
    db
      .selectFrom('storeSettings')
      .where('storeId', '=', storeId)
      .select('ownDeliveryHours')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('storeHours')
      .where('storeId', '=', storeId)
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

/** Replaces a store's weekly hours. */
export async function replaceWeek(
  tx: Tx,
  { storeId }: StoreScope,
  { hours, deliveryHours }: WeekRows,
): Promise<void> {
  const rows = [
    ...hours.map((interval) => ({ storeId, delivery: false, ...interval })),
    ...(deliveryHours ?? []).map((one) => ({ storeId, delivery: true, ...one })),
  ];
  await tx
    .updateTable('storeSettings')
    .set({ ownDeliveryHours: deliveryHours !== null })
    .where('storeId', '=', storeId)
    .execute();
  await tx.deleteFrom('storeHours').where('storeId', '=', storeId).execute();
  if (rows.length > 0) await tx.insertInto('storeHours').values(rows).execute();
}

/** Returns the exceptions from a day on, next ones first. */
export async function findExceptions(
  db: Db | Tx,
  { storeId }: StoreScope,
  from: string,
): Promise<ExceptionRow[]> {
  return db
    .selectFrom('storeHoursExceptions')
    .where('storeId', '=', storeId)
    .where('lastDay', '>=', from)
    .orderBy('firstDay')
    .orderBy('id')
    .select(['id', 'name', 'firstDay', 'lastDay', 'way', 'intervals'])
    .execute();
}

export async function createException(
  tx: Tx,
  { storeId }: StoreScope,
  exception: Omit<ExceptionRow, 'id'>,
): Promise<void> {
  await tx
    .insertInto('storeHoursExceptions')
    .values({ storeId, ...toColumns(exception) })
    .execute();
}

export async function updateException(
  tx: Tx,
  { storeId }: StoreScope,
  { id, ...exception }: ExceptionRow,
): Promise<void> {
  await tx
    .updateTable('storeHoursExceptions')
    .set(toColumns(exception))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

function toColumns({ name, firstDay, lastDay, way, intervals }: Omit<ExceptionRow, 'id'>) {
  return {
    name,
    firstDay,
    lastDay,
    way,
    intervals: JSON.stringify(intervals),
  };
}

export async function deleteException(tx: Tx, { storeId }: StoreScope, id: number): Promise<void> {
  await tx
    .deleteFrom('storeHoursExceptions')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}
