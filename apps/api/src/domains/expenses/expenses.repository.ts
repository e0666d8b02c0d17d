import { sql } from 'kysely';
import type { ExpenseFilter, ExpenseLine, ExpenseTypeSum } from '@counter/contract/expenses';
import { addMonths } from '@counter/contract/shared';
import { countRows, containsText, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from './expenses.tables.ts';
import { expenseFields, type ExpenseFacts } from './expense-writes.repository.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** An expense with the name of its supplier. */
export type ExpenseRow = ExpenseFacts & {
  readonly id: number;
  readonly supplierName: string | null;
  readonly lines: readonly ExpenseLine[];
  readonly recordedBy: string;
  readonly recordedAt: Date;
  readonly version: number;
};

const searched = ['e.description', 'e.expenseType', 'e.notes', 's.name'];

function findMatching(db: Db | Tx, { storeId }: StoreScope, wanted: ExpenseFilter) {
  const { month, expenseType, supplierId, withoutReceipt, search } = wanted;
  let query = db
    .selectFrom('expenses as e')
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.storeId', '=', 'e.storeId').onRef('s.id', '=', 'e.supplierId'),
    )
    .where('e.storeId', '=', storeId)
    .where('e.deletedAt', 'is', null);
  if (month !== undefined) {
    const first = `${month}-01`;
    query = query
      .where('e.expenseDate', '>=', first)
      .where('e.expenseDate', '<', addMonths(first, 1));
  }
  if (expenseType !== undefined) query = query.where(isOfType(expenseType));
  if (supplierId !== undefined) query = query.where('e.supplierId', '=', supplierId);
  if (withoutReceipt === true) query = query.where('e.receipt', 'is', null);
  if (search !== '') query = query.where(containsText(searched, search));
  return query;
}

const isOfType = (type: string) => sql<boolean>`lower(e.expense_type) = lower(${type})`;

const linesOf = (storeId: number) => sql<ExpenseLine[]>`
  (select coalesce(json_agg(json_build_object('item', l.item, 'quantity', l.quantity / 1000.0,
    'unit', l.unit, 'price', l.price) order by l.line), '[]')
  from expense_lines l where l.store_id = ${storeId} and l.expense_id = e.id)`;

function findExpenseRowsBy(db: Db | Tx, scope: StoreScope, wanted: ExpenseFilter) {
  return findMatching(db, scope, wanted)
    .select(expenseFields.map((field) => `e.${field}` as const))
    .select(['e.id', 's.name as supplierName', 'e.recordedBy', 'e.recordedAt', 'e.version'])
    .select(linesOf(scope.storeId).as('lines'))
    .orderBy('e.expenseDate', 'desc')
    .orderBy('e.id', 'desc');
}

/** Finds one page of the matching expenses, newest first. */
export async function findExpenseRows(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
  { pageNumber, pageSize }: PageWanted,
): Promise<ExpenseRow[]> {
  return findExpenseRowsBy(db, scope, wanted)
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .execute();
}

/** Counts the expenses that match. */
export async function countExpenses(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
): Promise<number> {
  return countRows(findMatching(db, scope, wanted));
}

/** Finds the next matching expenses after a row, newest first. */
export async function findExpensesAfter(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
  { after, size }: { readonly after: ExpenseRow | undefined; readonly size: number },
): Promise<ExpenseRow[]> {
  const query = findExpenseRowsBy(db, scope, wanted).limit(size);
  if (!after) return query.execute();
  const { expenseDate, id } = after;
  return query
    .where(sql<boolean>`(e.expense_date, e.id) < (${expenseDate}::date, ${id}::bigint)`)
    .execute();
}

/** Sums expenses by type, ignoring case, the largest first. */
export async function sumTypes(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
): Promise<ExpenseTypeSum[]> {
  return findMatching(db, scope, wanted)
    .select(({ fn }) => [
      // The most recent spelling.
      sql<string>`(array_agg(e.expense_type order by e.expense_date desc, e.id desc))[1]`.as(
        'expenseType',
      ),
      fn.countAll<number>().as('expenses'),
      sql<number>`sum(e.amount)::bigint`.as('total'),
    ])
    .groupBy(sql`lower(e.expense_type)`)
    .orderBy('total', 'desc')
    .orderBy('expenseType')
    .execute();
}

/** Sums the expenses of a day's month and of the month before. */
export async function sumMonths(
  db: Db,
  { storeId }: StoreScope,
  today: string,
): Promise<{ readonly thisMonth: number; readonly lastMonth: number }> {
  const first = `${today.slice(0, 7)}-01`;
  const { rows } = await sql<{ thisMonth: number; lastMonth: number }>`
    select
      coalesce(sum(amount) filter (where expense_date >= ${first}::date), 0)::bigint as this_month,
      coalesce(sum(amount) filter (where expense_date < ${first}::date), 0)::bigint as last_month
    from expenses
    where store_id = ${storeId} and deleted_at is null
      and expense_date >= ${addMonths(first, -1)}::date
      and expense_date < ${addMonths(first, 1)}::date`.execute(db);
  return rows[0] ?? { thisMonth: 0, lastMonth: 0 };
}

/** Counts and sums the expenses that are dated on a day. */
export async function sumExpensesOf(
  db: Db,
  { storeId }: StoreScope,
  day: string,
): Promise<{ readonly count: number; readonly total: number }> {
  return db
    .selectFrom('expenses')
    .where('storeId', '=', storeId)
    .where('expenseDate', '=', day)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'),
    ])
    .executeTakeFirstOrThrow();
}

/** Sums the expenses of each day in a range: in total, and paid in cash from the drawer. */
export async function sumExpensesByDay(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return db
    .selectFrom('expenses')
    .where('storeId', '=', storeId)
    .where('expenseDate', '>=', from)
    .where('expenseDate', '<=', to)
    .where('deletedAt', 'is', null)
    .groupBy('expenseDate')
    .select(({ fn }) => [
      'expenseDate as day',
      fn.countAll<number>().as('expenses'),
      sql<number>`sum(amount)::bigint`.as('expensesTotal'),
      sql<number>`coalesce(sum(amount) filter (where payment = 'DRAWER'), 0)::bigint`.as(
        'drawerExpenses',
      ),
    ])
    .execute();
}

/** Finds an expense that is not deleted. */
export async function findExpenseRow(
  db: Db | Tx,
  scope: StoreScope,
  id: number,
): Promise<ExpenseRow | undefined> {
  return findExpenseRowsBy(db, scope, { search: '' }).where('e.id', '=', id).executeTakeFirst();
}

const maxTypes = 100;

/** Finds the expense types, most used first, each in its most recent spelling. */
export async function findTypes(db: Db, { storeId }: StoreScope): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select (array_agg(expense_type order by expense_date desc, id desc))[1] as type
    from expenses where store_id = ${storeId} and deleted_at is null
    group by lower(expense_type) order by count(*) desc, type limit ${maxTypes}`.execute(db);
  return rows.map(({ type }) => type);
}

/** Finds the bought items, most often bought first, each in its most recent spelling. */
export async function findItems(db: Db, { storeId }: StoreScope): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select (array_agg(item order by expense_id desc, line))[1] as item
    from expense_lines where store_id = ${storeId}
    group by lower(item) order by count(*) desc, item limit ${maxTypes}`.execute(db);
  return rows.map(({ item }) => item);
}

/** Finds the months with expenses, latest first: `2026-11`. */
export async function findMonths(db: Db, { storeId }: StoreScope): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(expense_date, 'YYYY-MM') as month
    from expenses where store_id = ${storeId} and deleted_at is null
    order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}
