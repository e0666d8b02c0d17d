import { moveAfter, type Category, type CategoryRequest } from '@counter/contract/menu';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { findCategories } from './categories.service.ts';
import {
  createCategoryRow,
  lockCategories,
  numberCategories,
  updateCategoryRow,
  type LockedCategory,
} from './category-writes.repository.ts';
import { lockStations } from '../stations/stations.repository.ts';

/**
 * Adds or changes a category and returns its ID. Without a position, a new one goes to the end and an old one stays
 * where it is. Retries with the same idempotency key add it only once.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for another category's name or an unknown station,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function saveCategory(
  { act }: Platform,
  scope: StoreScope,
  request: CategoryRequest,
  key: string | undefined,
): Promise<number> {
  return act(scope, (work) =>
    oncePerKey(work, { key, request }, async () => {
      const all = await lockCategories(work.tx, scope);
      if (request.stationId) await checkStation(work, request.stationId);
      const id = await (request.id === 0 ? add(work, all, request) : change(work, all, request));
      work.emit({ kind: 'menu.changed' });
      return id;
    }),
  );
}

async function add(
  work: Work,
  all: readonly LockedCategory[],
  { name, description, stationId = null, categoryOrder: place = all.length + 1 }: CategoryRequest,
): Promise<number> {
  const { tx, scope } = work;
  const categoryOrder = Math.min(place, all.length + 1);
  const after = { name, description, stationId, categoryOrder };
  const id = await createCategoryRow(tx, scope, after);
  if (id === undefined) throw nameTaken();
  await numberCategories(tx, scope, withAt(idsOf(all), id, categoryOrder));
  work.audit({ action: 'category.create', entity: 'category', entityId: id, after });
  return id;
}

async function change(
  work: Work,
  all: readonly LockedCategory[],
  request: CategoryRequest,
): Promise<number> {
  const { id, name, description } = request;
  const { tx, scope } = work;
  const { id: _id, ...before } = findAmong(all, id);
  const place = Math.min(request.categoryOrder ?? before.categoryOrder, all.length);
  const { stationId = before.stationId } = request;
  const after = { name, description, stationId, categoryOrder: place };
  if ((await updateCategoryRow(tx, scope, id, after)) === undefined) throw nameTaken();
  await numberCategories(tx, scope, withAt(idsOf(all), id, place));
  work.audit({ action: 'category.update', entity: 'category', entityId: id, before, after });
  return id;
}

const idsOf = (all: readonly LockedCategory[]): number[] => all.map(({ id }) => id);

/** Returns the IDs with one of them, or a new one, at a position counted from 1. */
function withAt(ids: readonly number[], id: number, place: number): number[] {
  return ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);
}

/**
 * Returns one of the store's categories.
 * @throws ProblemError NOT_FOUND
 */
export function findAmong(all: readonly LockedCategory[], id: number): LockedCategory {
  const category = all.find((one) => one.id === id);
  if (category) return category;
  throw new ProblemError('NOT_FOUND', 'This category no longer exists.');
}

async function checkStation(work: Work, stationId: number): Promise<void> {
  const stations = await lockStations(work.tx, work.scope);
  if (stations.some(({ id, deletedAt }) => id === stationId && !deletedAt)) return;
  throw refusedField('stationId', 'This station no longer exists. Choose another one.');
}

function nameTaken(): ProblemError {
  return refusedField('name', 'You already have a category with this name.');
}

/**
 * Moves a category right after another one, or to the start. Returns all in their order.
 * @throws ProblemError CONFLICT if one of the two no longer exists
 */
export async function moveCategory(
  { act }: Platform,
  scope: StoreScope,
  { id, after: previous }: Move,
): Promise<Category[]> {
  return act(scope, async (work) => {
    const before = idsOf(await lockCategories(work.tx, scope));
    const ids = movedAmong(before, { id, after: previous });
    if (ids.some((one, index) => one !== before[index])) {
      await numberCategories(work.tx, scope, ids);
      const entry = { entity: 'category', entityId: null, before, after: ids };
      work.audit({ action: 'category.order', ...entry });
      work.emit({ kind: 'menu.changed' });
    }
    return findCategories(work.tx, scope);
  });
}

/** A move of an ID right after another one; null for the start. */
export type Move = { readonly id: number; readonly after: number | null };

/**
 * Returns the IDs after a move.
 * @throws ProblemError CONFLICT if one of the two is missing
 */
export function movedAmong(ids: readonly number[], { id, after }: Move): number[] {
  if (ids.includes(id) && (after === null || ids.includes(after))) return moveAfter(ids, id, after);
  throw new ProblemError(
    'CONFLICT',
    'Someone else changed the menu. Reload the page and try again.',
  );
}
