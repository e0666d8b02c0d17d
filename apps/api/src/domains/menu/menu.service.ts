import { offerProduct, type Asked, type MenuProduct } from '@counter/contract/menu';
import { dayAt, type LocalFormat } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findMenuRows, findMenuRowsById } from './menu.repository.ts';

/** Returns the store's whole menu by category, with the availability at an instant. */
export async function findMenu(
  db: Db | Tx,
  scope: StoreScope,
  asked: Asked,
): Promise<MenuProduct[]> {
  const rows = await findMenuRows(db, scope, dayAt(asked.at, scope.timeZone));
  return rows.map((row) => offerProduct(row, formatOf(scope), asked));
}

/**
 * Finds the products on the store's menu among the IDs, in no particular order, with their availability at an instant.
 */
export async function findProductsForOrder(
  db: Db | Tx,
  scope: StoreScope,
  ids: readonly number[],
  asked: Asked,
): Promise<MenuProduct[]> {
  const rows = await findMenuRowsById(db, scope, ids, dayAt(asked.at, scope.timeZone));
  return rows.map((row) => offerProduct(row, formatOf(scope), asked));
}

const formatOf = ({ timeZone, dates }: StoreScope): LocalFormat => ({ timeZone, dates });
