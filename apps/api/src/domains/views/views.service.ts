import { maxViews, type ListView } from '@counter/contract/views';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { databaseLower } from '../../platform/kernel/database-lower.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import {
  createViewRow,
  findDeletedRow,
  findViewRows,
  lockViews,
  setViewDeleted,
  updateViewRow,
  type ViewOwner,
  type ViewWork,
} from './views.repository.ts';

/** Returns a person's views. */
export async function findViews(db: Db | Tx, owner: ViewOwner): Promise<ListView[]> {
  return findViewRows(db, owner);
}

/**
 * Adds or updates a view; returns its id. A list has at most one unnamed view.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS if the name is taken, CONFLICT if there are too many
 */
export async function saveView(work: ViewWork, request: ListView): Promise<number> {
  if (request.id !== 0 && request.name === '') throw refusedField('name', 'Name is required');
  await lockViews(work);
  const views = await findViewRows(work.tx, work.owner);
  const same = sameName(views, request);
  const id = request.id === 0 && request.name === '' ? (same?.id ?? 0) : request.id;
  if (same && same.id !== id)
    throw refusedField('name', `You have a view named ${same.name} already.`);
  if (id === 0) {
    checkRoom(views, request);
    await createViewRow(work, request);
  } else if (!(await updateViewRow(work, { ...request, id }))) throw gone();
  return id;
}

/** Deletes a view; returns the others. @throws ProblemError NOT_FOUND */
export async function removeView(work: ViewWork, id: number): Promise<ListView[]> {
  if (!(await setViewDeleted(work, id, true))) throw gone();
  return findViewRows(work.tx, work.owner);
}

/**
 * Restores a deleted view; returns all views.
 * @throws ProblemError NOT_FOUND, CONFLICT if its name was taken meanwhile or there are too many
 */
export async function restoreView(work: ViewWork, id: number): Promise<ListView[]> {
  await lockViews(work);
  const deleted = await findDeletedRow(work, id);
  if (!deleted) throw gone();
  const views = await findViewRows(work.tx, work.owner);
  if (sameName(views, deleted)) {
    const why = `You have another view named ${deleted.name}. Rename that one first.`;
    throw new ProblemError('CONFLICT', why);
  }
  checkRoom(views, deleted);
  await setViewDeleted(work, id, false);
  return findViewRows(work.tx, work.owner);
}

function sameName(
  views: readonly ListView[],
  { list, name }: Pick<ListView, 'list' | 'name'>,
): ListView | undefined {
  const lower = databaseLower(name);
  return views.find((view) => view.list === list && databaseLower(view.name) === lower);
}

function checkRoom(
  views: readonly ListView[],
  { list, name }: Pick<ListView, 'list' | 'name'>,
): void {
  if (name === '') return;
  if (views.filter((view) => view.list === list && view.name !== '').length < maxViews) return;
  throw new ProblemError('CONFLICT', `You can save up to ${maxViews} views of a list.`);
}

function gone(): ProblemError {
  return new ProblemError('NOT_FOUND', 'This view was deleted.');
}
