import type { PriceChange } from '@counter/contract/expenses';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './expenses.tables.ts';

/** A purchase of an item. */
export type PurchaseRow = {
  readonly expenseId: number;
  readonly day: string;
  readonly item: string;
  readonly unit: string;
  readonly quantity: number;
  readonly price: number;
};

const maxPurchases = 3000;

/** Finds the latest purchases from a supplier, oldest first. */
export async function findPurchases(
  db: Db,
  { storeId }: StoreScope,
  supplierId: number,
): Promise<PurchaseRow[]> {
  const rows = await db
    .selectFrom('expenses as e')
    .innerJoin('expenseLines as l', (join) =>
      join.onRef('l.storeId', '=', 'e.storeId').onRef('l.expenseId', '=', 'e.id'),
    )
    .where('e.storeId', '=', storeId)
    .where('e.supplierId', '=', supplierId)
    .where('e.deletedAt', 'is', null)
    .select(['e.id as expenseId', 'e.expenseDate as day', 'l.item', 'l.unit', 'l.price'])
    .select(sql<number>`(l.quantity / 1000.0)::float8`.as('quantity'))
    .orderBy('e.expenseDate', 'desc')
    .orderBy('e.id', 'desc')
    .orderBy('l.line', 'desc')
    .limit(maxPurchases)
    .execute();
  return rows.toReversed();
}

/** Finds each supplier's latest price that differs from the previous price of the same item and unit. */
export async function findPriceChanges(
  db: Db,
  { storeId }: StoreScope,
  supplierIds: readonly number[],
): Promise<ReadonlyMap<number, PriceChange>> {
  if (supplierIds.length === 0) return new Map();
  const { rows } = await sql<PriceChange & { readonly supplierId: number }>`
    select distinct on (supplier_id) supplier_id, item, unit, price, previous_price, day
    from (
      select e.supplier_id, e.expense_date as day, e.id, l.line, l.item, l.unit, l.price,
        lag(l.price) over (
          partition by e.supplier_id, lower(l.item), lower(l.unit)
          order by e.expense_date, e.id, l.line
        ) as previous_price
      from expenses e
      join expense_lines l on l.store_id = ${storeId} and l.expense_id = e.id
      where e.store_id = ${storeId} and e.supplier_id = any(${supplierIds}::bigint[])
        and e.deleted_at is null
    ) bought
    where previous_price > 0 and price <> previous_price
    order by supplier_id, day desc, id desc, line desc`.execute(db);
  return new Map(rows.map(({ supplierId, ...change }) => [supplierId, change]));
}
