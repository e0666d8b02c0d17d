import type { PrinterCondition } from '@counter/contract/printing';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { conditionAt, silentAfterMs } from './condition.ts';
import type { Db, Tx } from './printing.tables.ts';

/** A printer that can't print its waiting tickets. */
export type PrinterOutage = {
  readonly id: number;
  readonly name: string;
  readonly condition: PrinterCondition;
  /** The number of waiting tickets. */
  readonly waiting: number;
};

type Span = {
  readonly now: Date;
  /** Only tickets that have waited since before this instant count. */
  readonly waitingSince: Date;
  /** Tickets older than this are not printed any more. */
  readonly worthSince: Date;
};

type OneStore = { readonly storeId: number };

/**
 * Selects tickets waiting for printers that can't print them and weren't reported yet. Ignores printers that never
 * connected.
 */
function stuckTickets(db: Db | Tx, { now, worthSince }: Span) {
  return db
    .selectFrom('printers as p')
    .innerJoin('printJobs as j', (join) =>
      join.onRef('j.storeId', '=', 'p.storeId').onRef('j.printerId', '=', 'p.id'),
    )
    .where('p.removedAt', 'is', null)
    .where('p.warnedAt', 'is', null)
    .where('j.state', 'in', ['WAITING', 'FETCHED'])
    .where('j.createdAt', '>', worthSince)
    .where((eb) =>
      eb.or([
        eb('p.condition', 'not in', ['READY', 'PAPER_LOW']),
        eb('p.lastSeenAt', '<', new Date(now.getTime() - silentAfterMs)),
      ]),
    )
    .where('p.lastSeenAt', 'is not', null);
}

/** Returns a page of stores by id, after a cursor, with outages not yet reported. */
export async function findStoresWithOutage(
  db: Db,
  span: Span,
  after: OneStore | null,
  limit: number,
): Promise<OneStore[]> {
  return stuckTickets(db, span)
    .where('p.storeId', '>', after?.storeId ?? 0)
    .where('j.createdAt', '<=', span.waitingSince)
    .select('p.storeId')
    .distinct()
    .orderBy('p.storeId')
    .limit(limit)
    .execute();
}

/** Returns a store's outages that were not reported yet. */
export async function findOutages(
  tx: Tx,
  { storeId }: StoreScope,
  span: Span,
): Promise<PrinterOutage[]> {
  const rows = await stuckTickets(tx, span)
    .where('p.storeId', '=', storeId)
    .where('j.storeId', '=', storeId)
    .groupBy(['p.storeId', 'p.id'])
    .having((eb) => eb.fn.min('j.createdAt'), '<=', span.waitingSince)
    .select(['p.id', 'p.name', 'p.condition', 'p.lastSeenAt'])
    .select(sql<number>`count(*)`.as('waiting'))
    .orderBy(sql`lower(p.name)`)
    .execute();
  return rows.map(({ lastSeenAt, condition, ...row }) => ({
    ...row,
    condition: conditionAt({ condition, lastSeenAt }, span.now),
  }));
}

/** Marks outages as reported; returns those that weren't before. */
export async function updateWarned(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .updateTable('printers')
    .where('storeId', '=', storeId)
    .where('id', 'in', ids)
    .where('warnedAt', 'is', null)
    .set({ warnedAt: at })
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
