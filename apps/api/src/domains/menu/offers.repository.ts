import type { MenuHours } from '@counter/contract/menu';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './menu.tables.ts';

/** The facts that decide when a product can be ordered, apart from its sales. */
export type Offer = {
  readonly available: boolean;
  readonly unavailableUntil: Date | null;
  readonly dailyLimit: number | null;
  readonly menuHours: MenuHours;
};

export type OfferedProduct = Offer & { readonly id: number; readonly name: string };

/** Finds the products on a store's menu with their current offer. */
export async function findOffers(db: Db, { storeId }: StoreScope): Promise<OfferedProduct[]> {
  return await db
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'available', 'unavailableUntil', 'dailyLimit', 'menuHours'])
    .orderBy('id')
    .execute();
}
