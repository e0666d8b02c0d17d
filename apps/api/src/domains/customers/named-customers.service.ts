import { findBest } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  findLatestNames,
  findNamedRows,
  findRowsOf,
  type NamedCustomer,
} from './named-customers.repository.ts';

/** Their orders are looked up too, so they are few. */
const limit = 20;

/** So many of those who came last are compared word by word. */
const maxExamined = 5000;

/**
 * The customers whom somebody means by a name or a phone number. Where none begins like that, those whose
 * names hold the words in another order, without accents or with typing errors.
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
