import type { Tx } from './deals.tables.ts';
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
        storeId,
        startDate,
        endDate,
        changedBy: actor.name,
        changedAt: at,
        createdAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = parts.map(({ productId, quantity }, index) => ({
      storeId,
      dealId: id,
      productId,
      quantity,
      place: index + 1,
    }));
    await tx.insertInto('dealParts').values(rows).execute();
  }
}
