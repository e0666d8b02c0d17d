import { availabilityAt, isOffered, type Product } from '@counter/contract/menu';
import { toTaxPercent } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { ProductRow } from './product-rows.repository.ts';

/** A product as everybody outside of this domain sees it at an instant. */
export function toProduct(row: ProductRow, { storeId, timeZone }: StoreScope, at: Date): Product {
  const offered = isOffered(row, at);
  const { state, until } = availabilityAt({ ...row, timeZone }, at);
  return {
    id: row.id,
    storeId,
    name: row.name,
    description: row.description,
    images: [...row.images],
    image: row.images[0] ?? null,
    ...categoriesOf(row),
    price: row.price,
    pickupPrice: row.price,
    discount: row.discount,
    displayUnitValue: row.displayUnitValue,
    weight: row.weight,
    unit: row.unit,
    tag: row.tag,
    code: row.code,
    available: offered,
    unavailableUntil: offered ? null : (row.unavailableUntil?.toISOString() ?? null),
    availability: { state, until: until?.toISOString() ?? null },
    returnable: row.returnable,
    featured: row.featured,
    containAlcohol: row.containAlcohol,
    taxRate: row.taxRate === null ? null : toTaxPercent(row.taxRate),
    enabledDailyLimit: row.dailyLimit !== null,
    dailyLimit: row.dailyLimit,
    soldToday: row.sold,
    menuHours: row.menuHours,
    optionGroupIds: [...row.optionGroupIds],
    olVersion: row.version,
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  };
}

function categoriesOf({ categories }: ProductRow) {
  const [first] = categories;
  return {
    categories: [...categories],
    categoryDisplayValue: categories.map(({ name }) => name).join(', '),
    categoryId: first?.id ?? null,
    categoryName: first?.name ?? '',
  };
}
