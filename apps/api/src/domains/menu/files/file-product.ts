import { isOffered, productColumns } from '@counter/contract/menu';
import { databaseLower } from '../../../platform/kernel/database-lower.ts';
import { pick } from '../../../platform/kernel/pick.ts';
import { newProduct as blankProduct } from '../products/product-facts.ts';
import type { ProductFacts, ProductField } from '../products/product-parts.ts';
import type { ProductRow } from '../products/product-rows.repository.ts';

type Named = Exclude<ProductField, 'category'>;

/** A product as a file describes it. Money is in minor units, the tax rate in parts per million. */
export type FileProduct = Pick<ProductFacts, Named> & {
  /** The names of its categories; the first is its main category. */
  readonly category: readonly string[];
};

const named = productColumns.filter(
  (column): column is Named => column !== 'id' && column !== 'category',
);

/** A product on the menu, in the form of a file. */
export type KnownProduct = FileProduct & {
  readonly id: number;
  readonly version: number;
  /**
   * The time at which it becomes available automatically; null if it is available, or unavailable until somebody
   * changes it.
   */
  readonly unavailableUntil: Date | null;
};

/** The defaults of a new product. */
export const newProduct: FileProduct = { ...pick(blankProduct, named), category: [] };

/** Converts a product on the menu, with its availability at an instant. */
export function toKnownProduct(row: ProductRow, at: Date): KnownProduct {
  const available = isOffered(row, at);
  return {
    ...pick(row, named),
    id: row.id,
    version: row.version,
    unavailableUntil: available ? null : row.unavailableUntil,
    category: row.categories.map(({ name }) => name),
    available,
  };
}

/** Normalizes the name of a product or category for lookups that ignore case. */
export function plainName(name: string): string {
  return databaseLower(name.trim().normalize('NFC'));
}
