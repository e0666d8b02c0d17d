import type { HeardCondition, PrinterRequest } from '@counter/contract/printing';
import { printerRequest } from '@counter/contract/printing';
import { sql } from 'kysely';
import { unlessTaken } from '../../platform/db/unless-taken.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx, Work } from './printing.tables.ts';

/** The fields of the form of a printer, each called like its column. */
export const printerFields = formFields(printerRequest);

export type PrinterFacts = Pick<PrinterRequest, FormField<PrinterRequest>>;

/** A printer with its work. */
export type PrinterRow = PrinterFacts & {
  readonly id: number;
  readonly condition: HeardCondition;
  readonly lastSeenAt: Date | null;
  readonly version: number;
  readonly waiting: number;
  readonly lastFailure: {
    readonly orderNumber: string | null;
    readonly reason: string;
    readonly at: string;
  } | null;
};

/** The printers that were not removed, by name. */
export async function findPrinterRows(db: Db, { storeId }: StoreScope): Promise<PrinterRow[]> {
  return db
    .selectFrom('printers as p')
    .where('p.storeId', '=', storeId)
    .where('p.removedAt', 'is', null)
    .select(printerFields.map((field) => `p.${field}` as const))
    .select(['p.id', 'p.condition', 'p.lastSeenAt', 'p.version'])
    .select([
      sql<number>`(select count(*) from print_jobs j where j.store_id = p.store_id
        and j.printer_id = p.id and j.state in ('WAITING', 'FETCHED'))`.as('waiting'),
      sql<PrinterRow['lastFailure']>`(select json_build_object('orderNumber', o.order_number,
          'reason', j.failure, 'at', j.ended_at)
        from print_jobs j left join published.orders o on o.store_id = j.store_id and o.id = j.order_id
        where j.store_id = p.store_id and j.printer_id = p.id and j.state = 'FAILED'
        order by j.id desc limit 1)`.as('lastFailure'),
    ])
    .orderBy(sql`lower(p.name)`)
    .execute();
}

/** A printer as it stands, removed or not, held until the transaction ends. */
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

/** Keeps a new printer; undefined, with the transaction lost, if the store has one of this name. */
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

/** Changes a locked printer. False, with the transaction lost, if another one is called so. */
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

/** A printer that asks for work. */
export type AskingPrinter = {
  readonly id: number;
  readonly name: string;
  readonly paperWidth: PrinterFacts['paperWidth'];
  readonly condition: HeardCondition;
  readonly lastSeenAt: Date | null;
};

/** Finds the printer that holds an address; undefined for a removed one. */
export async function findPrinterByCode(
  db: Db,
  storeId: number,
  codeHash: Buffer,
): Promise<AskingPrinter | undefined> {
  return db
    .selectFrom('printers')
    .where('storeId', '=', storeId)
    .where('codeHash', '=', codeHash)
    .where('removedAt', 'is', null)
    .select(['id', 'name', 'paperWidth', 'condition', 'lastSeenAt'])
    .executeTakeFirst();
}

/** Returns when a printer of the store last asked for tickets; null if none ever did. */
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

/** Keeps what a printer said about itself. */
export async function updateHeard(
  db: Db | Tx,
  storeId: number,
  id: number,
  heard: { readonly condition: HeardCondition; readonly mac: string | null; readonly at: Date },
): Promise<void> {
  const { condition, mac, at } = heard;
  await db
    .updateTable('printers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set({ condition, lastSeenAt: at, ...(mac === null ? {} : { mac }) })
    .execute();
}

/** The printers that print a ticket by themselves, with how many copies. */
export async function findAutomaticPrinters(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<{ id: number; kitchenCopies: number; packageCopies: number }[]> {
  return tx
    .selectFrom('printers')
    .where('storeId', '=', storeId)
    .where('removedAt', 'is', null)
    .where((eb) => eb.or([eb('kitchenCopies', '>', 0), eb('packageCopies', '>', 0)]))
    .select(['id', 'kitchenCopies', 'packageCopies'])
    .execute();
}
