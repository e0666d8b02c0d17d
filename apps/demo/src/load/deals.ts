import { addDays, dayAt } from '@counter/contract/shared';
import { type StoreScope, type Tx, importDeals } from '@counter/api/import';
import type { CatalogueDeal } from '../catalogue/kitchen/deals.ts';
import { drawPicture } from '../pictures/picture.ts';
import type { PictureBook } from './pictures.ts';

type Menu = {
  readonly deals: readonly CatalogueDeal[];
  readonly products: readonly { readonly name: string }[];
  /** In the order of the products. */
  readonly productIds: readonly number[];
};

type Around = { readonly now: Date; readonly pictures: PictureBook };

/** Writes a store's deals and adds their pictures to the book. */
export async function createDeals(
  tx: Tx,
  scope: StoreScope,
  { deals, products, productIds }: Menu,
  { now, pictures }: Around,
): Promise<void> {
  const ids = new Map(products.map(({ name }, index) => [name, productIds[index]]));
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The menu has no "${name}" for its deals.`);
    return id;
  };
  const today = dayAt(now, scope.timeZone);
  const imported = deals.map(({ picture, parts, days, available = true, ...deal }) => ({
    ...deal,
    image: pictures.add(drawPicture(picture)),
    available,
    startDate: days === undefined ? null : addDays(today, -days),
    endDate: days === undefined ? null : addDays(today, days),
    dealDetails: parts.map(({ product, quantity }) => ({ productId: idOf(product), quantity })),
  }));
  await importDeals({ tx, scope, at: now }, imported);
}
