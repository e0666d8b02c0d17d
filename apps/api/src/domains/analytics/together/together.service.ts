import {
  oftenTogether,
  togetherDays,
  togetherOrders,
  type OrderedTogether,
} from '@counter/contract/analytics';
import { addDays, dayAt } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findPartRows } from '../../menu/index.ts';
import { findSoldTogether } from '../../orders/index.ts';

/**
 * Finds the products on the menu that customers often order with a product.
 * @throws ProblemError NOT_FOUND if the product isn't on the store's menu
 */
export async function findOrderedTogether(
  db: Db,
  scope: StoreScope,
  productId: number,
  now: Date,
): Promise<OrderedTogether> {
  const today = dayAt(now, scope.timeZone);
  const from = addDays(today, 1 - togetherDays);
  const wanted = { from, latest: togetherOrders };
  const { orders, beside } = await findSoldTogether(db, scope, productId, wanted);
  const ids = [productId, ...beside.map((one) => one.productId)];
  const known = await findPartRows(db, scope, ids, today);
  const names = new Map(
    known.filter(({ deleted }) => !deleted).map(({ id, name }) => [id, name] as const),
  );
  if (!names.has(productId)) {
    throw new ProblemError('NOT_FOUND', 'This product is no longer on the menu.');
  }
  const offered = beside.flatMap((one) => {
    const name = names.get(one.productId);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return { orders, products: oftenTogether(offered) };
}
