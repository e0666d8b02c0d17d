import type { ExpenseRequest } from '@counter/contract/expenses';
import type { Tx, Work } from './expenses.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf } from '../../platform/events/work.ts';

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

function columnsOf({ expenseType, expenseDate, supplierId, ...facts }: ExpenseFacts) {
  return {
    ...facts,
    expenseType,
    expenseDate,
    supplierId,
  };
}

/** An expense as it stands, held until the transaction ends. */
export async function lockExpense(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('expenses')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(['description', 'expenseType', 'amount', 'notes', 'receipt'])
    .select(['expenseDate', 'supplierId', 'version'])
    .select(['changedBy', 'changedAt', 'deletedAt'])
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
    .where('storeId', '=', scope.storeId)
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
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ deletedAt: deleted ? at : null })
    .execute();
}
