import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

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

/** A customer with what they came to; undefined where the store has no such one. */
export async function findCustomerRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<(CustomerRow & NotesRow) | undefined> {
  return db
    .selectFrom('customers as c')
    .leftJoin('customer_totals as t', (join) =>
      join.onRef('t.store_id', '=', 'c.store_id').onRef('t.customer_id', '=', 'c.id'),
    )
    .where('c.store_id', '=', storeId)
    .where('c.id', '=', id)
    .where('c.erased_at', 'is', null)
    .select(['c.id', 'c.name', 'c.phone', 't.orders', 't.spend'])
    .select(['t.first_at as firstAt', 't.last_at as lastAt', 'c.blocked'])
    .select(['c.blocked_reason as blockedReason', 'c.blocked_by as blockedBy'])
    .select(['c.blocked_at as blockedAt', 'c.notes', 'c.notes_version as notesVersion'])
    .select(['c.notes_by as notesBy', 'c.notes_at as notesAt'])
    .executeTakeFirst();
}

/** The notes on a customer. */
export type NotesRow = {
  readonly notes: string;
  readonly notesVersion: number;
  readonly notesBy: string;
  readonly notesAt: Date | null;
};

/** The same with the customer's name and number, held until the transaction ends. */
export async function lockNotes(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<(NotesRow & Pick<CustomerRow, 'name' | 'phone'>) | undefined> {
  return tx
    .selectFrom('customers')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .select(['name', 'phone', 'notes', 'notes_version as notesVersion'])
    .select(['notes_by as notesBy', 'notes_at as notesAt'])
    .executeTakeFirst();
}

/** Writes what is noted of a customer as its next version. */
export async function updateNotes(
  { tx, scope, at }: Work,
  id: number,
  notes: string,
): Promise<void> {
  await tx
    .updateTable('customers')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set(({ eb }) => ({
      notes,
      notes_version: eb('notes_version', '+', 1),
      notes_by: scope.actor.name,
      notes_at: at,
    }))
    .execute();
}
