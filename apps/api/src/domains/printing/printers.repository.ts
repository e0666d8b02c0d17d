import type { ReportedCondition, KitchenPrinter, PrinterRequest } from '@counter/contract/printing';
import { anyOf } from '../../platform/db/any-of.ts';
import { canNotPrint, printerRequest } from '@counter/contract/printing';
import { sql } from 'kysely';
import { unlessTaken } from '../../platform/db/unless-taken.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx, Work } from './printing.tables.ts';

/** The fields of the printer form, each named like its column. */
export const printerFields = formFields(printerRequest);

export type PrinterFacts = Pick<PrinterRequest, FormField<PrinterRequest>>;

/** A printer with its state. */
export type PrinterRow = PrinterFacts & {
  readonly id: number;
  readonly condition: ReportedCondition;
  readonly lastSeenAt: Date | null;
  readonly version: number;
  readonly waiting: number;
  readonly station: { readonly name: string; readonly deleted: boolean } | null;
  readonly lastFailure: {
    readonly orderNumber: string | null;
    readonly reason: string;
    readonly at: string;
  } | null;
};

/** Returns the printers that are not removed, by name. */
export async function findPrinterRows(db: Db, { storeId }: StoreScope): Promise<PrinterRow[]> {
  return db
    .selectFrom('printers as p')
    .where('p.storeId', '=', storeId)
    .where('p.removedAt', 'is', null)
    .select(printerFields.map((field) => `p.${field}` as const))
    .select(['p.id', 'p.condition', 'p.lastSeenAt', 'p.version'])
    .select([
      sql<number>`(select count(*) from print_jobs j where j.store_id = ${storeId}
        and j.printer_id = p.id and j.state in ('WAITING', 'FETCHED'))`.as('waiting'),
      sql<PrinterRow['lastFailure']>`(select json_build_object('orderNumber', o.order_number,
          'reason', j.failure, 'at', j.ended_at)
        from print_jobs j left join published.orders o on o.store_id = j.store_id and o.id = j.order_id
        where j.store_id = ${storeId} and j.printer_id = p.id and j.state = 'FAILED'
        order by j.id desc limit 1)`.as('lastFailure'),
      sql<PrinterRow['station']>`(select json_build_object('name', s.name,
          'deleted', s.deleted_at is not null)
        from published.stations s where s.store_id = ${storeId} and s.id = p.station_id)`.as(
        'station',
      ),
    ])
    .orderBy(sql`lower(p.name)`)
    .execute();
}

/** Returns a printer, including a removed one, locked until the transaction ends. */
export async function lockPrinter(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('printers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(printerFields)
    .select(['version', 'changedBy', 'changedAt', 'removedAt'])
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts a printer. Returns undefined, with the transaction aborted, if the name is taken. */
export async function createPrinter(
  { tx, scope, at }: Work,
  facts: PrinterFacts,
  codeHash: Buffer,
): Promise<number | undefined> {
  const { storeId } = scope;
  const stamp = stampOf({ scope, at });
  const row = await tx
    .insertInto('printers')
    .values({ ...facts, storeId, codeHash, condition: 'READY', ...stamp })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type PrinterChange = Partial<PrinterFacts> & {
  readonly codeHash?: Buffer;
  readonly removedAt?: Date | null;
};

/** Updates a locked printer. Returns false, with the transaction aborted, if the name is taken. */
export async function updatePrinter(
  work: Work,
  id: number,
  change: PrinterChange,
): Promise<boolean> {
  const update = work.tx
    .updateTable('printers')
    .where('storeId', '=', work.scope.storeId)
    .where('id', '=', id)
    .set({ ...change, ...changeOf(work) });
  return (await unlessTaken(() => update.execute())) !== undefined;
}

/** A printer that polls for jobs. */
export type PollingPrinter = {
  readonly id: number;
  readonly name: string;
  readonly paperWidth: PrinterFacts['paperWidth'];
  readonly condition: ReportedCondition;
  readonly lastSeenAt: Date | null;
  /** The time managers were messaged about its outage; null while it prints. */
  readonly warnedAt: Date | null;
  /** The name of its station; null for all stations. */
  readonly stationName: string | null;
};

/** Returns the printer with a secret address; undefined if there is none or it was removed. */
export async function findPrinterByCode(
  db: Db,
  storeId: number,
  codeHash: Buffer,
): Promise<PollingPrinter | undefined> {
  return printersWithStation(db, storeId)
    .where('p.codeHash', '=', codeHash)
    .select(['p.id', 'p.name', 'p.paperWidth', 'p.condition', 'p.lastSeenAt'])
    .select(['p.warnedAt', 's.name as stationName'])
    .executeTakeFirst();
}

/** Returns when any printer of the store last polled; null if none ever did. */
export async function findPrinterSeenAt(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<Date | null> {
  const row = await db
    .selectFrom('printers')
    .where('storeId', '=', storeId)
    .where('removedAt', 'is', null)
    .select((eb) => eb.fn.max('lastSeenAt').as('seenAt'))
    .executeTakeFirst();
  return row?.seenAt ?? null;
}

/** Saves a printer's status report. */
export async function updateReport(
  db: Db | Tx,
  storeId: number,
  id: number,
  report: { readonly condition: ReportedCondition; readonly mac: string | null; readonly at: Date },
): Promise<void> {
  const { condition, mac, at } = report;
  const isBack = !canNotPrint(condition);
  await db
    .updateTable('printers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set({
      condition,
      lastSeenAt: at,
      ...(mac === null ? {} : { mac }),
      ...(isBack ? { warnedAt: null } : {}),
    })
    .execute();
}

/** A printer that prints tickets automatically, with the number of copies. */
export type AutomaticPrinter = {
  readonly id: number;
  readonly kitchenCopies: number;
  readonly packageCopies: number;
  /** The id of its station; null for all stations. */
  readonly stationId: number | null;
};

/** Returns the printers that print tickets automatically. */
export async function findAutomaticPrinters(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<AutomaticPrinter[]> {
  return printersWithStation(tx, storeId)
    .where((eb) => eb.or([eb('p.kitchenCopies', '>', 0), eb('p.packageCopies', '>', 0)]))
    .select(['p.id', 'p.kitchenCopies', 'p.packageCopies', 's.id as stationId'])
    .execute();
}

/** Returns which of the given stores have a printer. */
export async function findStoresWithPrinter(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('printers')
    .where('storeId', '=', anyOf(storeIds))
    .select('storeId')
    .distinct()
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

/** Returns the printers that print kitchen tickets automatically, plus a requested one. */
export async function findKitchenPrinters(
  tx: Tx,
  { storeId }: StoreScope,
  askedId: number,
): Promise<KitchenPrinter[]> {
  return printersWithStation(tx, storeId)
    .where((eb) => eb.or([eb('p.kitchenCopies', '>', 0), eb('p.id', '=', askedId)]))
    .select(['p.id', 's.id as stationId'])
    .execute();
}

/** Selects the printers that are not removed, with their station unless it was deleted. */
function printersWithStation(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('printers as p')
    .leftJoin('published.stations as s', (join) =>
      join
        .onRef('s.storeId', '=', 'p.storeId')
        .onRef('s.id', '=', 'p.stationId')
        .on('s.deletedAt', 'is', null),
    )
    .where('p.storeId', '=', storeId)
    .where('p.removedAt', 'is', null);
}

/** Returns true if a store has a station that is not deleted. */
export async function isStation(tx: Tx, { storeId }: StoreScope, id: number): Promise<boolean> {
  const station = await tx
    .selectFrom('published.stations')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return station !== undefined;
}
