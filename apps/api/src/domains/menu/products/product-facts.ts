import type { MenuHours } from '@counter/contract/menu';
import { productNames, productParts, type ProductFacts } from './product-parts.ts';
import type { ProductRow } from './product-rows.repository.ts';

const blanks = productNames.map((field) => [field, productParts[field].blank]);

/** A product with only default values. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the value of its part
export const newProduct = Object.fromEntries(blanks) as ProductFacts;

/** Returns the editable fields of a stored product. */
export function factsOf(row: ProductRow): ProductFacts {
  const { id: _id, sold: _sold, version: _version, changedBy: _by, changedAt: _at, ...facts } = row;
  const { categories, ...others } = facts;
  return {
    ...others,
    menuHours: inOrder(row.menuHours),
    categoryIds: categories.map(({ id }) => id),
  };
}

/** The database doesn't preserve the order of an object's fields. */
const inOrder = (hours: MenuHours): MenuHours =>
  hours.map(({ weekdays, from, to }) => ({ weekdays, from, to }));
