import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './adjustments.tables.ts';

const maxExamined = 20;

/** Finds the open charges whose deadline falls in a range, earliest first; at most 20. */
export async function findLapsingCharges(
  db: Db,
  { storeId }: StoreScope,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  return db
    .selectFrom('charges')
    .where('storeId', '=', storeId)
    .where('status', '=', 'OPEN')
    .where('contestBy', '>', from)
    .where('contestBy', '<=', until)
    .orderBy('contestBy')
    .limit(maxExamined)
    .select(['id', 'orderNumber', 'amount', 'contestBy'])
    .execute();
}
