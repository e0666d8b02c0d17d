import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import {
  countProductsIn,
  deleteCategoryRow,
  lockCategories,
  moveProducts,
  numberCategories,
  type LockedCategory,
} from './category-writes.repository.ts';
import { findAmong } from './category-writes.service.ts';

type Deletion = {
  readonly categoryId: number;
  /** The category to move the products to, 0 for none; undefined if not given. */
  readonly moveTo: number | undefined;
};

/**
 * Deletes a category. Returns the number of its products on the menu.
 * @throws ProblemError NOT_FOUND, CATEGORY_IN_USE if it has products and `moveTo` is missing, INVALID_FIELDS for an
 * invalid `moveTo`
 */
export async function deleteCategory(
  { act }: Platform,
  scope: StoreScope,
  { categoryId, moveTo }: Deletion,
): Promise<number> {
  return act(scope, async (work) => {
    const all = await lockCategories(work.tx, scope);
    const category = findAmong(all, categoryId);
    const others = all.filter((one) => one !== category).map(({ id }) => id);
    const products = await countProductsIn(work.tx, scope, categoryId);
    if (products > 0 && moveTo === undefined) throw inUse(category, products);
    if (moveTo !== undefined && moveTo !== 0 && !others.includes(moveTo)) throw nowhere();
    await remove(work, category, { moveTo: moveTo ?? 0, others });
    const { id: entityId, ...before } = category;
    const after = { moveTo: moveTo ?? 0, products };
    work.audit({ action: 'category.delete', entity: 'category', entityId, before, after });
    work.emit({ kind: 'menu.changed' });
    return products;
  });
}

async function remove(
  work: Work,
  { id }: LockedCategory,
  { moveTo, others }: { readonly moveTo: number; readonly others: readonly number[] },
): Promise<void> {
  for (const moved of await moveProducts(work, id, moveTo)) {
    const before = { categories: [id] };
    const after = {
      name: moved.name,
      categories: moveTo === 0 ? [] : [moveTo],
      olVersion: moved.version,
    };
    work.audit({ action: 'product.update', entity: 'product', entityId: moved.id, before, after });
  }
  await deleteCategoryRow(work.tx, work.scope, id);
  await numberCategories(work.tx, work.scope, others);
}

function inUse({ name }: LockedCategory, count: number): ProblemError {
  const detail =
    count === 1
      ? `1 product is in "${name}". Say where it goes.`
      : `${count} products are in "${name}". Choose another category for them.`;
  return new ProblemError('CATEGORY_IN_USE', detail);
}

function nowhere(): ProblemError {
  return refusedField('moveTo', 'Choose another category of this store');
}
