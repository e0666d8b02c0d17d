import type { PlacedProduct } from '@counter/contract/menu';
import type { Db } from '../../../platform/db/schema.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findCategoryRows } from '../categories/categories.repository.ts';
import { movedAmong, type Move } from '../categories/category-writes.service.ts';
import { productGone } from './product-lists.service.ts';
import {
  findMainCategory,
  findPlacedRows,
  lockPlacedRows,
  numberProducts,
} from './product-places.repository.ts';

/**
 * Lists the products of a main category (0 for none) in the order that customers see.
 * @throws ProblemError NOT_FOUND if the store has no such category
 */
export async function findPlacedProducts(
  db: Db,
  scope: StoreScope,
  categoryId: number,
): Promise<PlacedProduct[]> {
  if (categoryId !== 0) {
    const categories = await findCategoryRows(db, scope);
    if (!categories.some(({ id }) => id === categoryId)) {
      throw new ProblemError('NOT_FOUND', 'This category no longer exists.');
    }
  }
  return findPlacedRows(db, scope, categoryId);
}

/**
 * Moves a product right after another one of its main category, or to the start. Returns all of them. The product's
 * version stays, because no form shows its position.
 * @throws ProblemError NOT_FOUND, CONFLICT if the other product is no longer in that category
 */
export async function moveProduct(
  { act }: Platform,
  scope: StoreScope,
  move: Move,
): Promise<PlacedProduct[]> {
  return act(scope, async (work) => {
    const { tx } = work;
    const categoryId = await findMainCategory(tx, scope, move.id);
    if (categoryId === undefined) throw productGone();
    const before = await lockPlacedRows(tx, scope, categoryId);
    const ids = movedAmong(
      before.map(({ id }) => id),
      move,
    );
    const place = ids.indexOf(move.id);
    const product = before.find(({ id }) => id === move.id);
    if (product && before[place]?.id !== move.id) {
      await numberProducts(tx, scope, categoryId, ids);
      work.audit({
        action: 'product.order',
        entity: 'category',
        entityId: categoryId || null,
        after: { name: product.name, place: place + 1 },
      });
      work.emit({ kind: 'menu.changed' });
    }
    return findPlacedRows(tx, scope, categoryId);
  });
}
