import type { Db, Tx, Work } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type CustomerRow = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly orders: number | null;
  readonly spend: number | null;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly blocked: boolean;
  readonly blockedReason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date | null;
};

/** Finds a customer with their totals; undefined if the store doesn't have them. */
export async function findCustomerRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<(CustomerRow & NotesRow) | undefined> {
  return db
    .selectFrom('customers as c')
    .leftJoin('published.customerTotals as t', (join) =>
      join.onRef('t.storeId', '=', 'c.storeId').onRef('t.customerId', '=', 'c.id'),
    )
    .where('c.storeId', '=', storeId)
    .where('c.id', '=', id)
    .where('c.erasedAt', 'is', null)
    .select(['c.id', 'c.name', 'c.phone', 't.orders', 't.spend'])
    .select(['t.firstAt', 't.lastAt', 'c.blocked'])
    .select(['c.blockedReason', 'c.blockedBy'])
    .select(['c.blockedAt', 'c.notes', 'c.notesVersion'])
    .select(['c.notesBy', 'c.notesAt'])
    .executeTakeFirst();
}

/** The notes on a customer. */
export type NotesRow = {
  readonly notes: string;
  readonly notesVersion: number;
  readonly notesBy: string;
  readonly notesAt: Date | null;
};

/** Returns the notes, name and number of a customer, and locks the row until the transaction ends. */
export async function lockNotes(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<(NotesRow & Pick<CustomerRow, 'name' | 'phone'>) | undefined> {
  return tx
    .selectFrom('customers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .select(['name', 'phone', 'notes', 'notesVersion'])
    .select(['notesBy', 'notesAt'])
    .executeTakeFirst();
}

/** Saves the notes on a customer as the next version. */
export async function updateNotes(
  { tx, scope, at }: Work,
  id: number,
  notes: string,
): Promise<void> {
  await tx
    .updateTable('customers')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set(({ eb }) => ({
      notes,
      notesVersion: eb('notesVersion', '+', 1),
      notesBy: scope.actor.name,
      notesAt: at,
    }))
    .execute();
}
