import { findBest } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  findLatestNames,
  findNamedRows,
  findRowsOf,
  type NamedCustomer,
} from './named-customers.repository.ts';

/** Kept low because their orders are looked up too. */
const limit = 20;

/** The number of recent customers whose names are compared word by word. */
const maxExamined = 5000;

/**
 * Finds the customers that a name or phone number may refer to. Falls back to names with the words in another order,
 * without accents or with typos.
 */
export async function findCustomersNamed(
  db: Db,
  scope: StoreScope,
  wanted: string,
): Promise<NamedCustomer[]> {
  const rows = await findNamedRows(db, scope, wanted, limit);
  if (rows.length > 0 || !/^\p{L}/u.test(wanted)) return rows;
  const names = await findLatestNames(db, scope, maxExamined);
  const best = findBest(wanted, names, ({ name }) => ({ label: name, words: '' }));
  if (best.length === 0) return [];
  const ids = best.slice(0, limit).map(({ item }) => item.id);
  return findRowsOf(db, scope, ids);
}
