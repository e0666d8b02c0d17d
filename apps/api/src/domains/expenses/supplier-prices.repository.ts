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

/** Returns the latest purchases from a supplier, the oldest first. */
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
