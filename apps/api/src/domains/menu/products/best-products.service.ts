import type { Product } from '@counter/contract/menu';
import { dayAt, findBest } from '@counter/contract/shared';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findProductNames } from './best-products.repository.ts';
import { findProductRows } from './product-rows.repository.ts';
import { toProduct } from './product-view.ts';

const byName = new Intl.Collator('en').compare;

/** Finds products by name or code despite typos, best match first, then by name. */
export async function findBestProducts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: string,
  limit: number,
): Promise<Product[]> {
  const at = clock.now();
  const found = findBest(wanted, await findProductNames(db, scope), ({ name, code }) => ({
    label: name,
    words: code,
  }));
  const best = found
    .toSorted((one, other) => one.rank - other.rank || byName(one.item.name, other.item.name))
    .slice(0, limit);
  if (best.length === 0) return [];
  const ids = best.map(({ item }) => item.id);
  const rows = await findProductRows(db, scope, ids, dayAt(at, scope.timeZone));
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => toProduct(row, scope, at));
}
