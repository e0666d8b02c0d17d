import type { WebStoreDay } from '@counter/contract/analytics';
import type { Db } from '../analytics.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** Finds the days that have counts. */
export async function findCountedDays(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<WebStoreDay[]> {
  return db
    .selectFrom('published.storefrontDays')
    .where('storeId', '=', storeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', 'visits', 'menuViews', 'baskets', 'orders'])
    .execute();
}

/** Returns the first day with counts; null without any. */
export async function findFirstCountedDay(db: Db, { storeId }: StoreScope): Promise<string | null> {
  const row = await db
    .selectFrom('published.storefrontDays')
    .where('storeId', '=', storeId)
    .orderBy('day')
    .limit(1)
    .select('day')
    .executeTakeFirst();
  return row?.day ?? null;
}
