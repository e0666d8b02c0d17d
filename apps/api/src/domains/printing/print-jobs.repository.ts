import type { LineDifference } from '@counter/contract/orders';
import type { TicketKind } from '@counter/contract/printing';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PrintOccasion, PrintState } from './print-states.ts';
import type { Db, Tx } from './printing.tables.ts';

export type NewJob = {
  readonly printerId: number;
  readonly orderId: number | null;
  readonly ticket: TicketKind | null;
  readonly occasion: PrintOccasion;
  readonly copy: number;
  /** The order lines on the ticket; null for the whole order. */
  readonly lines: number[] | null;
  /** The changed lines on the ticket; null if nothing changed or the changes are unknown. */
  readonly differences?: readonly LineDifference[] | null;
};

/**
 * Adds print jobs. Skips acceptance and cancellation tickets that already exist for an order, unless they were dropped.
 */
export async function createJobs(
  tx: Tx,
  { storeId }: StoreScope,
  jobs: readonly NewJob[],
  at: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  await tx
    .insertInto('printJobs')
    .values(
      jobs.map(({ differences, ...job }) => ({
        ...job,
        differences: differences ? JSON.stringify(differences) : null,
        storeId,
        state: 'WAITING' as const,
        createdAt: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'printerId', 'orderId', 'ticket', 'occasion', 'copy'])
        .where(sql<boolean>`occasion in ('ACCEPTED', 'CANCELLED')`)
        .doUpdateSet((eb) => ({
          state: 'WAITING',
          createdAt: at,
          endedAt: null,
          lines: eb.ref('excluded.lines'),
        }))
        .where('printJobs.state', '=', 'DROPPED'),
    )
    .execute();
}

export type OpenJob = {
  readonly id: number;
  readonly orderId: number | null;
  readonly ticket: TicketKind | null;
  readonly occasion: PrintOccasion;
  readonly state: PrintState;
  readonly doubtful: boolean;
  readonly attempts: number;
  readonly lines: number[] | null;
  readonly differences: readonly LineDifference[] | null;
  readonly createdAt: Date;
};

export type PrinterKey = { readonly storeId: number; readonly printerId: number };

function openJobs(db: Db | Tx, { storeId, printerId }: PrinterKey) {
  return db
    .selectFrom('printJobs')
    .where('storeId', '=', storeId)
    .where('printerId', '=', printerId)
    .where('state', 'in', ['WAITING', 'FETCHED'])
    .select(['id', 'orderId', 'ticket', 'occasion', 'state', 'doubtful', 'attempts', 'lines'])
    .select(['differences', 'createdAt'])
    .orderBy('id');
}

/** Returns a printer's oldest open job. */
export async function findNextJob(db: Db | Tx, key: PrinterKey): Promise<OpenJob | undefined> {
  return openJobs(db, key).limit(1).executeTakeFirst();
}

/** Returns an open job by id, locked; without an id, the job that the printer has fetched. */
export async function lockJob(
  tx: Tx,
  key: PrinterKey,
  id: number | undefined,
): Promise<OpenJob | undefined> {
  const jobs = openJobs(tx, key);
  const wanted = id === undefined ? jobs.where('state', '=', 'FETCHED') : jobs.where('id', '=', id);
  return wanted.limit(1).forUpdate().executeTakeFirst();
}

type JobChange = {
  readonly state: PrintState;
  readonly attempts?: number;
  readonly doubtful?: boolean;
  readonly failure?: string;
  readonly endedAt?: Date;
};

/** Updates a job. */
export async function updateJob(
  tx: Tx,
  { storeId }: Pick<PrinterKey, 'storeId'>,
  id: number,
  change: JobChange,
): Promise<void> {
  await tx
    .updateTable('printJobs')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set(change)
    .execute();
}

/** Requeues the job that a printer fetched but never confirmed. It may have been printed. */
export async function offerAgain(tx: Tx, { storeId, printerId }: PrinterKey): Promise<void> {
  await tx
    .updateTable('printJobs')
    .where('storeId', '=', storeId)
    .where('printerId', '=', printerId)
    .where('state', '=', 'FETCHED')
    .set({ state: 'WAITING', doubtful: true })
    .execute();
}

/** Drops a printer's unprinted jobs. */
export async function dropJobs(
  tx: Tx,
  { storeId, printerId }: PrinterKey,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('printJobs')
    .where('storeId', '=', storeId)
    .where('printerId', '=', printerId)
    .where('state', 'in', ['WAITING', 'FETCHED'])
    .set({ state: 'DROPPED', endedAt: at })
    .execute();
}

export type DroppedChange = Pick<OpenJob, 'differences' | 'doubtful'> &
  Pick<NewJob, 'printerId' | 'ticket' | 'copy'>;

/** Drops and returns the tickets of earlier changes of an order that no printer has fetched yet. */
export async function dropWaitingChanges(
  tx: Tx,
  { storeId }: StoreScope,
  orderId: number,
  tickets: readonly Pick<AcceptedJob, 'printerId' | 'ticket'>[],
  at: Date,
): Promise<DroppedChange[]> {
  return tx
    .updateTable('printJobs')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .where((eb) => eb.or(tickets.map(({ printerId, ticket }) => eb.and({ printerId, ticket }))))
    .where('occasion', '=', 'CHANGED')
    .where('state', '=', 'WAITING')
    .set({ state: 'DROPPED', endedAt: at })
    .returning(['printerId', 'ticket', 'copy', 'differences', 'doubtful'])
    .execute();
}

/** Returns true if any printer fetched a ticket with the same items of the order before. */
export async function isCopy(
  db: Db | Tx,
  { storeId }: Pick<PrinterKey, 'storeId'>,
  { id, orderId, ticket, lines }: Pick<OpenJob, 'id' | 'orderId' | 'ticket' | 'lines'>,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('printJobs')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .where('ticket', '=', ticket)
    .where('id', '<', id)
    .where('state', 'in', ['FETCHED', 'PRINTED'])
    .where(sql<boolean>`coalesce(lines && ${lines}::integer[], true)`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

export type AcceptedJob = Pick<NewJob, 'printerId' | 'ticket' | 'copy' | 'lines'> & {
  readonly state: PrintState;
};

/** Returns the tickets that were queued for an order since it was accepted. */
export async function findAcceptedJobs(
  tx: Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<AcceptedJob[]> {
  return tx
    .selectFrom('printJobs')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .where('occasion', '=', 'ACCEPTED')
    .where('state', '<>', 'DROPPED')
    .select(['printerId', 'ticket', 'copy', 'lines', 'state'])
    .orderBy('id')
    .execute();
}

/** Adds lines to the tickets that a printer has for an order since it was accepted. */
export async function addLines(
  tx: Tx,
  { storeId, printerId }: PrinterKey,
  orderId: number,
  lines: readonly number[],
): Promise<void> {
  await tx
    .updateTable('printJobs')
    .where('storeId', '=', storeId)
    .where('printerId', '=', printerId)
    .where('orderId', '=', orderId)
    .where('occasion', '=', 'ACCEPTED')
    .where('lines', 'is not', null)
    .set({ lines: sql`lines || ${lines}::integer[]` })
    .execute();
}

/** Returns the time the kitchen has to start an order; undefined for an unknown one. */
export async function findReleasedAt(
  tx: Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<Date | undefined> {
  const order = await tx
    .selectFrom('published.orders')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .select('releasedAt')
    .executeTakeFirst();
  return order?.releasedAt;
}
