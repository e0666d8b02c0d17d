import { sql } from 'kysely';
import { supplierRequest, type SupplierRequest } from '@counter/contract/expenses';
import {
  findPage,
  containsPhone,
  containsText,
  type Page,
  type PageWanted,
} from '../../platform/db/page.ts';
import type { Db, Tx, Work } from './expenses.tables.ts';
import { unlessTaken } from '../../platform/db/unless-taken.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';

/** The fields of the supplier form, named like their columns. */
export const supplierFields = formFields(supplierRequest);

export type SupplierFacts = Pick<SupplierRequest, FormField<SupplierRequest>>;

/** A supplier and what the store spent there. */
export type SupplierRow = SupplierFacts & {
  readonly id: number;
  readonly removed: boolean;
  readonly expenses: number;
  readonly spent: number;
  readonly lastExpenseDate: string | null;
  readonly version: number;
};

function findSuppliersOf(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('suppliers as s')
    .where('s.storeId', '=', storeId)
    .select(supplierFields.map((field) => `s.${field}` as const))
    .select(['s.id', 's.version'])
    .select([
      sql<boolean>`s.removed_at is not null`.as('removed'),
      spentAt(storeId, sql<number>`count(*)`).as('expenses'),
      spentAt(storeId, sql<number>`coalesce(sum(e.amount), 0)::bigint`).as('spent'),
      spentAt(storeId, sql<string | null>`max(e.expense_date)`).as('lastExpenseDate'),
    ]);
}

function spentAt<Value>(storeId: number, figure: ReturnType<typeof sql<Value>>) {
  return sql<Value>`(select ${figure} from expenses e
    where e.store_id = ${storeId} and e.supplier_id = s.id and e.deleted_at is null)`;
}

const searched = ['s.name', 's.contactPerson', 's.email', 's.supplies'];

/** Finds one page of the suppliers that are not removed, by name. */
export async function findSupplierRows(
  db: Db,
  scope: StoreScope,
  search: string,
  page: PageWanted,
): Promise<Page<SupplierRow>> {
  const all = findSuppliersOf(db, scope).where('s.removedAt', 'is', null);
  const found =
    search === ''
      ? all
      : all.where((eb) =>
          eb.or([containsText(searched, search), containsPhone('s.phone', search)]),
        );
  return findPage(found.orderBy(sql`lower(s.name)`).orderBy('s.id'), page);
}

/** Finds a supplier, removed or not. */
export async function findSupplierRow(
  db: Db | Tx,
  scope: StoreScope,
  id: number,
): Promise<SupplierRow | undefined> {
  return findSuppliersOf(db, scope).where('s.id', '=', id).executeTakeFirst();
}

const maxSuggestions = 500;

/** Finds the suppliers to choose from, by name. */
export async function findSupplierNames(
  db: Db,
  { storeId }: StoreScope,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('suppliers')
    .where('storeId', '=', storeId)
    .where('removedAt', 'is', null)
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .limit(maxSuggestions)
    .execute();
}

/** Inserts a supplier; undefined if the store already has one with this name. */
export async function createSupplier(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: SupplierFacts,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('suppliers')
    .values({
      ...facts,
      storeId: scope.storeId,
      ...stampOf({ scope, at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns a supplier and locks it until the transaction ends. */
export async function lockSupplier(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('suppliers')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(supplierFields)
    .select(['version', 'changedBy', 'changedAt', 'removedAt'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Saves a locked supplier as its next version. Returns false, with the transaction aborted, if another supplier has the
 * name.
 */
export async function updateSupplier(
  { tx, scope, at }: Work,
  id: number,
  facts: SupplierFacts,
): Promise<boolean> {
  const update = tx
    .updateTable('suppliers')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...facts,
      ...changeOf({ scope, at }),
    });
  return (await unlessTaken(() => update.execute())) !== undefined;
}

/** Removes or restores a supplier. Returns false, with the transaction aborted, if another supplier has its name. */
export async function updateSupplierRemoved(
  { tx, scope, at }: Work,
  id: number,
  removed: boolean,
): Promise<boolean> {
  const update = tx
    .updateTable('suppliers')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ removedAt: removed ? at : null });
  return (await unlessTaken(() => update.execute())) !== undefined;
}
