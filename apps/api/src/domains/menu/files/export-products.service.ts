import { productColumns, productSearchMinimum, type ProductStatus } from '@counter/contract/menu';
import { countCell, dayAt, type Cell } from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Lines } from '../../../platform/kernel/workbook/sheet.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { toKnownProduct, type KnownProduct } from './file-product.ts';
import { fileCell } from './product-cells.ts';
import { findProductIds } from '../products/product-lists.repository.ts';
import { findProductRows } from '../products/product-rows.repository.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

type Wanted = {
  readonly searchStr: string;
  readonly status?: ProductStatus | undefined;
  readonly categoryIds: readonly number[];
};

const batchSize = 500;

/** Writes the products that match the list's filters, by name, as a file that can be imported again. */
export function exportProducts(reading: Reading, scope: StoreScope, wanted: Wanted): TableFile {
  const day = dayAt(reading.clock.now(), scope.timeZone);
  return {
    name: `products-${scope.storeUrl}-${day}`,
    sheet: 'Products',
    head: productColumns,
    lines: readLines(reading, scope, wanted),
  };
}

async function* readLines(
  { db, clock }: Reading,
  scope: StoreScope,
  { searchStr, status, categoryIds }: Wanted,
): Lines {
  const at = clock.now();
  const search = searchStr.length < productSearchMinimum ? '' : searchStr;
  const ids = await findProductIds(db, scope, { search, status, categoryIds, at });
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await findProductRows(db, scope, batch, dayAt(at, scope.timeZone));
    yield rows.map((row) => toCells(toKnownProduct(row, at), scope.currency));
  }
}

/** Formats a product's line, in the order of the columns. */
export function toCells(product: KnownProduct, currency: string): Cell[] {
  return productColumns.map((column) =>
    column === 'id' ? countCell(product.id) : fileCell(column, product[column], currency),
  );
}
