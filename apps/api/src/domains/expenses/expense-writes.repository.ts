import type { ExpenseRequest } from '@counter/contract/expenses';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, type Work } from '../../platform/events/work.ts';

/** The editable fields of an expense. */
export type ExpenseFacts = Omit<ExpenseRequest, 'userId' | 'storeId' | 'id' | 'olVersion'>;

/** Keeps a new expense; answers its id. */
export async function createExpense(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: ExpenseFacts,
): Promise<number> {
  const by = scope.actor.name;
  const { id } = await tx
    .insertInto('expenses')
    .values({
      ...columnsOf(facts),
      store_id: scope.storeId,
      recorded_by: by,
      recorded_at: at,
      changed_by: by,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function columnsOf({ expenseType, expenseDate, supplierId, ...facts }: ExpenseFacts) {
  return {
    ...facts,
    expense_type: expenseType,
    expense_date: expenseDate,
    supplier_id: supplierId,
  };
}

/** An expense as it stands, held until the transaction ends. */
export async function lockExpense(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('expenses')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .select(['description', 'expense_type as expenseType', 'amount', 'notes', 'receipt'])
    .select(['expense_date as expenseDate', 'supplier_id as supplierId', 'version'])
    .select(['changed_by as changedBy', 'changed_at as changedAt', 'deleted_at as deletedAt'])
    .forUpdate()
    .executeTakeFirst();
}

export type LockedExpense = NonNullable<Awaited<ReturnType<typeof lockExpense>>>;

/** Writes what became of a locked expense, as its next version. */
export async function updateExpense(
  { tx, scope, at }: Work,
  id: number,
  facts: ExpenseFacts,
): Promise<void> {
  await tx
    .updateTable('expenses')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...columnsOf(facts),
      ...changeOf({ scope, at }),
    })
    .execute();
}

/** Deletes an expense, or brings it back. */
export async function updateExpenseDeleted(
  { tx, scope, at }: Work,
  id: number,
  deleted: boolean,
): Promise<void> {
  await tx
    .updateTable('expenses')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set({ deleted_at: deleted ? at : null })
    .execute();
}
