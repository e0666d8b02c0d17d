import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedDeal = {
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Cents. */
  readonly price: number;
  readonly available: boolean;
  /** Store days; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly parts: readonly { readonly productId: number; readonly quantity: number }[];
};

/** Writes a store's deals, the newest last. */
export async function importDeals(
  tx: Tx,
  { storeId, actor }: StoreScope,
  deals: readonly ImportedDeal[],
  at: Date,
): Promise<void> {
  for (const { startDate, endDate, parts, ...deal } of deals) {
    const { id } = await tx
      .insertInto('deals')
      .values({
        ...deal,
        store_id: storeId,
        start_date: startDate,
        end_date: endDate,
        changed_by: actor.name,
        changed_at: at,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = parts.map(({ productId, quantity }, index) => ({
      store_id: storeId,
      deal_id: id,
      product_id: productId,
      quantity,
      place: index + 1,
    }));
    await tx.insertInto('deal_parts').values(rows).execute();
  }
}
