import { categoryRequest, productColumns, type ProductColumn } from '@counter/contract/menu';
import type { Cell as FileCell } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { readBy, type Cell } from './cell-kinds.ts';
import type { FileProduct } from './file-product.ts';
import { productParts, type ProductField } from '../products/product-parts.ts';

const categoryNames = z
  .array(categoryRequest.shape.name)
  .check(z.maxLength(20, 'At most 20 categories'));

/** Separates the names of several categories. */
const separator = ' | ';

const category: Cell<readonly string[]> = {
  label: 'Category',
  write: (names) => names.join(separator),
  show: (names) => names.join(', ') || 'No category',
  read: (cell) => readBy(categoryNames, cell === '' ? [] : cell.split('|')),
  mayBeEmpty: true,
};

/** Every column of a file except `id`, in order. */
export const productFields = productColumns.filter(
  (column): column is ProductField => column !== 'id',
);

const cells = productFields.map((field) => [
  field,
  field === 'category' ? category : productParts[field].cell,
]);

/** Formats and parses each column, with the limits of the forms. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the cell of its part
export const productCells = Object.fromEntries(cells) as {
  readonly [F in ProductField]: Cell<FileProduct[F]>;
};

const plainTitle = (title: string): string => title.replaceAll(/[\s_-]/g, '').toLowerCase();

const columnsByTitle = new Map<string, ProductColumn>([
  ['id', 'id'],
  ...productFields.map((field) => [plainTitle(productCells[field].label), field] as const),
  ...productFields.map((field) => [plainTitle(field), field] as const),
]);

/** Finds the column of a title, as exported or as people write it: `taxRate`, `Tax rate`, `TAX_RATE`. */
export function findColumn(title: string): ProductColumn | undefined {
  return columnsByTitle.get(plainTitle(title));
}

/** Formats a product's field for a cell. */
export function writeField<F extends ProductField>(
  field: F,
  value: FileProduct[F],
  currency: string,
): string {
  return productCells[field].write(value, currency);
}

/** Formats a product's field for a file; numbers stay numbers. */
export function fileCell<F extends ProductField>(
  field: F,
  value: FileProduct[F],
  currency: string,
): FileCell {
  const { figure, write }: Cell<FileProduct[F]> = productCells[field];
  return (figure ?? write)(value, currency);
}

/** Formats a product's field for people. */
export function showField<F extends ProductField>(
  field: F,
  value: FileProduct[F],
  currency: string,
): string {
  const { show, write }: Cell<FileProduct[F]> = productCells[field];
  return (show ?? write)(value, currency);
}
