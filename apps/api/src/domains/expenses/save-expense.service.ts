import {
  expenseDateTooLate,
  type ExpenseLine,
  type ExpenseRequest,
} from '@counter/contract/expenses';
import { dayAt } from '@counter/contract/shared';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { checkVersion } from '../../platform/events/check-version.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Work } from '../../platform/events/work.ts';
import { claimPictures } from '../files/index.ts';
import { personOf } from '../store/index.ts';
import {
  createExpense,
  expenseFields,
  findLines,
  lockExpense,
  updateExpense,
  updateExpenseDeleted,
  updateLines,
  type ExpenseFacts,
} from './expense-writes.repository.ts';
import { noExpense } from './expenses.service.ts';
import { lockSupplier } from './suppliers.repository.ts';

/**
 * Adds or changes an expense and returns its ID. Retries with the same idempotency key add it only once.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else saved it first), INVALID_FIELDS for a day after the
 * store's today, a removed or unknown supplier or a missing picture, IDEMPOTENCY_KEY_REUSED
 */
export async function saveExpense(
  work: Work,
  request: ExpenseRequest,
  key: string | undefined,
): Promise<number> {
  const { userId: _user, storeId: _store, id, olVersion, lines, ...facts } = request;
  return oncePerKey(work, { key, request }, () =>
    id === 0
      ? addExpense(work, facts, lines)
      : changeExpense(work, { id, olVersion, facts, lines }),
  );
}

async function addExpense(
  work: Work,
  facts: ExpenseFacts,
  lines: readonly ExpenseLine[] = [],
): Promise<number> {
  await checkFacts(work, facts);
  const id = await createExpense(work, facts);
  await updateLines(work.tx, work.scope, id, lines);
  const { description: subject } = facts;
  const after = lines.length === 0 ? facts : { ...facts, lines };
  work.audit({ action: 'expense.create', entity: 'expense', entityId: id, subject, after });
  work.emit({ kind: 'expenses.changed' });
  return id;
}

type Change = {
  readonly id: number;
  readonly olVersion: number | undefined;
  readonly facts: ExpenseFacts;
  readonly lines: readonly ExpenseLine[] | undefined;
};

async function changeExpense(work: Work, change: Change): Promise<number> {
  const { id, olVersion, facts } = change;
  const stored = await lockExpense(work.tx, work.scope, id);
  if (!stored || stored.deletedAt) throw noExpense(work.scope);
  const changes = { entity: 'expense', id, fields: [...expenseFields, 'lines'] };
  const edited = { ...stored, name: stored.description, olVersion: stored.version, changes };
  await checkVersion(edited, olVersion, work);
  const kept = await findLines(work.tx, work.scope, id);
  const lines = change.lines ?? kept;
  const before = { ...pick(stored, expenseFields), lines: kept };
  const difference = differenceOf(before, { ...facts, lines });
  if (!difference) return id;
  await checkFacts(work, facts, stored);
  await updateExpense(work, id, facts);
  await updateLines(work.tx, work.scope, id, lines);
  const { description: subject } = stored;
  work.audit({ action: 'expense.update', entity: 'expense', entityId: id, subject, ...difference });
  work.emit({ kind: 'expenses.changed' });
  return id;
}

async function checkFacts(work: Work, facts: ExpenseFacts, before?: ExpenseFacts): Promise<void> {
  const { tx, scope, at } = work;
  if (facts.expenseDate > dayAt(at, scope.timeZone))
    throw refusedField('expenseDate', expenseDateTooLate);
  if (facts.supplierId !== null && facts.supplierId !== before?.supplierId) {
    const supplier = await lockSupplier(tx, scope, facts.supplierId);
    if (!supplier) throw refusedField('supplierId', 'Choose a supplier of this store.');
    if (supplier.removedAt) {
      throw refusedField('supplierId', `${supplier.name} was removed. Choose another supplier.`);
    }
  }
  if (facts.receipt !== null && facts.receipt !== before?.receipt) {
    await claimPictures(tx, personOf(scope), [facts.receipt], at, 'receipt');
  }
  const more = facts.moreReceipts.filter((url) => !before?.moreReceipts.includes(url));
  if (more.length > 0) await claimPictures(tx, personOf(scope), more, at, 'moreReceipts');
}

/**
 * Deletes or restores an expense and returns its description. Does nothing if it already has that state.
 * @throws ProblemError NOT_FOUND
 */
export async function setExpenseDeleted(work: Work, id: number, deleted: boolean): Promise<string> {
  const stored = await lockExpense(work.tx, work.scope, id);
  if (!stored) throw noExpense(work.scope);
  const { description: subject } = stored;
  if ((stored.deletedAt !== null) === deleted) return subject;
  await updateExpenseDeleted(work, id, deleted);
  const { amount, expenseDate } = stored;
  work.audit({
    action: deleted ? 'expense.delete' : 'expense.restore',
    entity: 'expense',
    entityId: id,
    subject,
    [deleted ? 'before' : 'after']: { amount, expenseDate },
  });
  work.emit({ kind: 'expenses.changed' });
  return subject;
}
