import { expenseRequest, type ExpenseLine, type ExpenseRequest } from '@counter/contract/expenses';
import type { Tx, Work } from './expenses.tables.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf } from '../../platform/events/work.ts';

/** The fields of the expense form that have a column of the same name. */
export const expenseFields = formFields(expenseRequest, ['lines']);

export type ExpenseFacts = Pick<ExpenseRequest, FormField<ExpenseRequest, 'lines'>>;

/** Inserts an expense and returns its ID. */
export async function createExpense(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: ExpenseFacts,
): Promise<number> {
  const by = scope.actor.name;
  const { id } = await tx
    .insertInto('expenses')
    .values({
      ...facts,
      storeId: scope.storeId,
      recordedBy: by,
      recordedAt: at,
      changedBy: by,
      changedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns an expense and locks it until the transaction ends. */
export async function lockExpense(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('expenses')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(expenseFields)
    .select(['version', 'changedBy', 'changedAt', 'deletedAt'])
    .forUpdate()
    .executeTakeFirst();
}

/** Saves the facts of a locked expense as its next version. */
export async function updateExpense(
  { tx, scope, at }: Work,
  id: number,
  facts: ExpenseFacts,
): Promise<void> {
  await tx
    .updateTable('expenses')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...facts,
      ...changeOf({ scope, at }),
    })
    .execute();
}

/** Deletes or restores an expense. */
export async function updateExpenseDeleted(
  { tx, scope, at }: Work,
  id: number,
  deleted: boolean,
): Promise<void> {
  await tx
    .updateTable('expenses')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ deletedAt: deleted ? at : null })
    .execute();
}

const thousand = 1000;

/** Returns the lines of an expense in their order. */
export async function findLines(
  tx: Tx,
  { storeId }: StoreScope,
  expenseId: number,
): Promise<ExpenseLine[]> {
  const rows = await tx
    .selectFrom('expenseLines')
    .where('storeId', '=', storeId)
    .where('expenseId', '=', expenseId)
    .orderBy('line')
    .select(['item', 'quantity', 'unit', 'price'])
    .execute();
  return rows.map((row) => ({ ...row, quantity: row.quantity / thousand }));
}

/** Replaces the lines of an expense. */
export async function updateLines(
  tx: Tx,
  { storeId }: StoreScope,
  expenseId: number,
  lines: readonly ExpenseLine[],
): Promise<void> {
  await tx
    .deleteFrom('expenseLines')
    .where('storeId', '=', storeId)
    .where('expenseId', '=', expenseId)
    .execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('expenseLines')
    .values(
      lines.map(({ item, quantity, unit, price }, place) => ({
        storeId,
        expenseId,
        line: place + 1,
        item,
        quantity: Math.round(quantity * thousand),
        unit,
        price,
      })),
    )
    .execute();
}
