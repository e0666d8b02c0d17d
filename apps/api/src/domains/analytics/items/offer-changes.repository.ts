import type { MenuHours } from '@counter/contract/menu';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db } from '../analytics.tables.ts';

/** A change to when a product can be ordered, from the audit log. */
export type OfferChangeRow = {
  readonly productId: number;
  readonly at: Date;
  readonly created: boolean;
  /** The previous values of the changed fields. */
  readonly before: {
    readonly available?: boolean;
    readonly unavailableUntil?: string | null;
    readonly dailyLimit?: number | null;
    readonly menuHours?: MenuHours;
  } | null;
};

/** Lists the changes to when a store's products can be ordered, since a time, newest first. */
export async function findOfferChanges(
  db: Db,
  { storeId }: StoreScope,
  since: Date,
): Promise<OfferChangeRow[]> {
  const { rows } = await sql<OfferChangeRow>`
    select entity_id as product_id, at, action = 'product.create' as created, before
    from published.audit_entries
    where store_id = ${storeId} and entity = 'product' and at >= ${since}
      and (action = 'product.create'
        or before ?| array['available', 'unavailableUntil', 'dailyLimit', 'menuHours'])
    order by at desc, id desc`.execute(db);
  return rows;
}
