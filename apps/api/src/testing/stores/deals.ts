import { saveDeal, type DealRequest } from '@counter/contract/deals';
import { saveOptionGroup, type StoreOptionGroup } from '@counter/contract/menu';
import type { TestMarket, TestShop } from './orders.ts';
import { post } from '../partner-api/partners.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Saves a deal as the owner: two soups and a bread for 24.00 instead of 28.99, except for the given fields. */
export async function sendDeal(market: TestMarket, shop: TestShop, fields: Fields = {}) {
  const [soup, bread] = shop.products;
  const body = {
    businessId: shop.store.id,
    name: 'Lunch for two',
    price: 2400,
    dealDetails: [
      { productId: soup?.id, quantity: 2 },
      { productId: bread?.id, quantity: 1 },
    ],
    ...fields,
  };
  return post(market.test, saveDeal, body, shop.owner);
}

/** Saves a deal that must succeed; returns its id. */
export async function addDeal(
  market: TestMarket,
  shop: TestShop,
  fields: Partial<DealRequest> = {},
): Promise<number> {
  const response = await sendDeal(market, shop, fields);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: number }>().data;
}

/** Adds an option group to one of the shop's products. */
export async function addOptionGroup(
  market: TestMarket,
  shop: TestShop,
  productId: number,
  group: Fields,
): Promise<StoreOptionGroup> {
  const body = { storeId: shop.store.id, minimum: 0, maximum: 1, ...group };
  const response = await post(market.test, saveOptionGroup, body, shop.owner);
  if (response.statusCode !== 200) throw new Error(response.body);
  const { data } = response.json<{ data: StoreOptionGroup }>();
  const row = {
    storeId: shop.store.id,
    productId,
    optionGroupId: data.id,
    place: 1,
  };
  await market.test.database.db.insertInto('productOptionGroups').values(row).execute();
  return data;
}

type ProductFields = Partial<{
  available: boolean;
  unavailableUntil: Date | null;
  dailyLimit: number | null;
  menuHours: string;
  price: number;
  taxRate: number | null;
  discount: number;
}>;

/** Updates a product's columns directly. */
export async function setProduct(
  market: TestMarket,
  productId: number,
  fields: ProductFields,
): Promise<void> {
  await market.test.database.db
    .updateTable('products')
    .where('id', '=', productId)
    .set(fields)
    .execute();
}
