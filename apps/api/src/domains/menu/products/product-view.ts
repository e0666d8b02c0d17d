import { availabilityAt, isOffered, type Product } from '@counter/contract/menu';
import { toTaxPercent } from '@counter/contract/shared';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { ProductRow } from './product-rows.repository.ts';

/** Converts a product to its public form at an instant. */
export function toProduct(row: ProductRow, { storeId, timeZone }: StoreScope, at: Date): Product {
  const offered = isOffered(row, at);
  const { state, until } = availabilityAt({ ...row, timeZone }, at);
  const { sold: soldToday, version: olVersion, categories: _named, ...facts } = row;
  return {
    ...facts,
    storeId,
    images: [...row.images],
    image: row.images[0] ?? null,
    ...categoriesOf(row),
    pickupPrice: row.price,
    available: offered,
    unavailableUntil: offered ? null : (row.unavailableUntil?.toISOString() ?? null),
    availability: { state, until: until?.toISOString() ?? null },
    taxRate: row.taxRate === null ? null : toTaxPercent(row.taxRate),
    enabledDailyLimit: row.dailyLimit !== null,
    soldToday,
    optionGroupIds: [...row.optionGroupIds],
    olVersion,
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
