import { productColumns, productSearchMinimum, type ProductStatus } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import { writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { toKnownProduct, type KnownProduct } from './file-product.ts';
import { writeField } from './product-cells.ts';
import { writeHead } from './product-file.ts';
import { findProductIds } from './product-lists.repository.ts';
import { findProductRows } from './product-rows.repository.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

type Wanted = {
  readonly searchStr: string;
  readonly status?: ProductStatus | undefined;
  readonly categoryIds: readonly number[];
};

const batchSize = 500;

/** All products that a list with the same filters has, by name, as a file that can be imported again. */
export function exportProducts(reading: Reading, scope: StoreScope, wanted: Wanted): CsvFile {
  const day = dayAt(reading.clock.now(), scope.timeZone);
  return {
    filename: `products-${scope.storeUrl}-${day}.csv`,
    text: writeProducts(reading, scope, wanted),
  };
}

async function* writeProducts(
  { db, clock }: Reading,
  scope: StoreScope,
  { searchStr, status, categoryIds }: Wanted,
): AsyncGenerator<string> {
  const at = clock.now();
  const search = searchStr.length < productSearchMinimum ? '' : searchStr;
  const ids = await findProductIds(db, scope, { search, status, categoryIds, at });
  yield writeHead();
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await findProductRows(db, scope, batch, dayAt(at, scope.timeZone));
    yield writeRows(rows.map((row) => toCells(toKnownProduct(row, at), scope.currency)));
  }
}

/** A product's line, in the order of the columns. */
export function toCells(product: KnownProduct, currency: string): string[] {
  return productColumns.map((column) =>
    column === 'id' ? String(product.id) : writeField(column, product[column], currency),
  );
}
