import { isOffered, productColumns } from '@counter/contract/menu';
import { databaseLower } from '../../../platform/kernel/database-lower.ts';
import { pick } from '../../../platform/kernel/pick.ts';
import { newProduct as blankProduct } from '../products/product-facts.ts';
import type { ProductFacts, ProductField } from '../products/product-parts.ts';
import type { ProductRow } from '../products/product-rows.repository.ts';

type Named = Exclude<ProductField, 'category'>;

/** A product as its line in a file says it. Money in minor units, the tax rate in parts per million. */
export type FileProduct = Pick<ProductFacts, Named> & {
  /** The names of its categories; the first is its main category. */
  readonly category: readonly string[];
};

const named = productColumns.filter(
  (column): column is Named => column !== 'id' && column !== 'category',
);

/** A product of the menu, as a file would say it. */
export type KnownProduct = FileProduct & {
  readonly id: number;
  readonly version: number;
  /**
   * The time it is offered again by itself; null if it is offered, or until somebody changes it.
   */
  readonly unavailableUntil: Date | null;
};

/** The defaults of a new product. */
export const newProduct: FileProduct = { ...pick(blankProduct, named), category: [] };

/** A product of the menu as it is at an instant. */
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

/** The form of a name by which products and categories are found again, in whatever case it is written. */
export function plainName(name: string): string {
  return databaseLower(name.trim().normalize('NFC'));
}
