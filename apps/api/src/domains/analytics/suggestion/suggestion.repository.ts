import type { Dismissal } from '@counter/contract/analytics';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Work } from '../analytics.tables.ts';

/** Finds the suggestions that a person dismissed in a store since a time. */
export async function findDismissals(
  db: Db,
  { storeId }: StoreScope,
  { userId, since }: { readonly userId: number; readonly since: Date },
): Promise<Dismissal[]> {
  return db
    .selectFrom('suggestionDismissals')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('dismissedAt', '>', since)
    .select(['cause', 'dismissedAt'])
    .execute();
}

/** Saves that a person dismissed a suggestion, and deletes their dismissals from before `since`. */
export async function createDismissal(
  { tx, scope: { storeId }, at }: Work,
  {
    userId,
    cause,
    since,
  }: { readonly userId: number; readonly cause: string; readonly since: Date },
): Promise<void> {
  await tx
    .deleteFrom('suggestionDismissals')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('dismissedAt', '<=', since)
    .execute();
  await tx
    .insertInto('suggestionDismissals')
    .values({ storeId, userId, cause, dismissedAt: at })
    .onConflict((old) =>
      old.columns(['storeId', 'userId', 'cause']).doUpdateSet({ dismissedAt: at }),
    )
    .execute();
}

/** Deletes a person's dismissal of a suggestion. */
export async function deleteDismissal(
  { tx, scope: { storeId } }: Work,
  { userId, cause }: { readonly userId: number; readonly cause: string },
): Promise<void> {
  await tx
    .deleteFrom('suggestionDismissals')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('cause', '=', cause)
    .execute();
}

export type BestSeller = {
  readonly productId: number;
  readonly productName: string;
  readonly orders: number;
};

/** Finds the products with the most orders since a day, best-selling first. */
export async function findBestSellers(
  db: Db,
  { storeId }: StoreScope,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<readonly BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select product_id, max(product_name) as product_name, sum(orders)::bigint as orders
    from published.product_days
    where store_id = ${storeId} and day >= ${since}::date
    group by product_id having sum(orders) > 0
    order by 3 desc, 1 limit ${limit}`.execute(db);
  return rows;
}
