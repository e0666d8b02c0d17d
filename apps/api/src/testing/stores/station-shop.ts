import { saveCategory, saveStation, type Station } from '@counter/contract/menu';
import { addProduct } from './marketplace.ts';
import type { TestShop } from './orders.ts';
import type { PrintingMarket } from './printing-market.ts';
import type { StarPrinter } from '../doubles/star-printer.ts';

/** A store with two stations, one product of each and one without a station. */
export type StationShop = {
  readonly shop: TestShop;
  readonly grill: Station;
  readonly cold: Station;
  readonly soup: number;
  readonly salad: number;
  readonly bread: number;
};

/** Adds a store whose soup is made at the grill, its salad at the cold station and its bread anywhere. */
export async function addStationShop({ market }: PrintingMarket): Promise<StationShop> {
  const shop = await market.addShop();
  const { db } = market.test.database;
  const [soup = 0, bread = 0] = shop.products.map(({ id }) => id);
  const { id: salad } = await addProduct(db, shop.store, { price: 500, name: 'Green Salad' });

  /** Adds a station with a category of one product. */
  async function addStation(name: string, productId: number): Promise<Station> {
    const { id: storeId } = shop.store;
    const categoryId = await market.ask(
      saveCategory,
      { body: { storeId, id: 0, name } },
      shop.owner,
    );
    await db
      .insertInto('productCategories')
      .values({ storeId, productId, categoryId, place: 1 })
      .execute();
    const body = { storeId, id: 0, name, categoryIds: [categoryId] };
    const stations = await market.ask(saveStation, { body }, shop.owner);
    const station = stations.find((one) => one.name === name);
    if (!station) throw new Error(`${name} was not added`);
    return station;
  }

  const grill = await addStation('Grill', soup);
  return { shop, grill, cold: await addStation('Cold', salad), soup, salad, bread };
}

/** Places and accepts an order with two of each product. */
export async function acceptTwoOf(
  printing: PrintingMarket,
  shop: TestShop,
  products: readonly number[],
) {
  const order = await shop.place({
    items: products.map((productId) => ({
      productId,
      quantity: 2,
      options: [],
      specialInstructions: '',
    })),
  });
  await shop.move(order.id, 'accept');
  await printing.hear();
  return order;
}

/** Prints a printer's waiting jobs; returns everything it has printed. */
export async function papersOf(printer: StarPrinter): Promise<string[]> {
  await printer.pollAll();
  return printer.papers.map((paper) => paper.map(({ text }) => text.trim()).join('\n'));
}
