import { maxViews, type ListView, type ListViewRequest } from '@counter/contract/views';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { personOf } from '../store/index.ts';
import {
  createViewRow,
  findDeletedRow,
  findViewRows,
  lockViews,
  setViewDeleted,
  updateViewRow,
} from './views.repository.ts';

/** Lists the views of the person who asks; an integration has none. */
export async function findViews(db: Db | Tx, scope: StoreScope): Promise<ListView[]> {
  return scope.actor.kind === 'user' ? findViewRows(db, scope, scope.actor.id) : [];
}

/**
 * Adds or changes a view of the person who acts, and answers all. The look of a list without a view is kept once.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for a name that is taken, CONFLICT where there are too many
 */
export async function saveView(
  work: Work,
  request: ListViewRequest,
  key: string | undefined,
): Promise<ListView[]> {
  const userId = personOf(work.scope);
  await oncePerKey(work, { key, request }, async () => save(work, userId, request));
  return findViews(work.tx, work.scope);
}

async function save(work: Work, userId: number, request: ListViewRequest): Promise<number> {
  if (request.id !== 0 && request.name === '') throw refusedField('name', 'Name is required');
  await lockViews(work, userId);
  const views = await findViewRows(work.tx, work.scope, userId);
  const same = sameName(views, request);
  const id = request.id === 0 && request.name === '' ? (same?.id ?? 0) : request.id;
  if (same && same.id !== id)
    throw refusedField('name', `You have a view named ${same.name} already.`);
  if (id === 0) {
    checkRoom(views, request);
    await createViewRow(work, userId, request);
  } else if (!(await updateViewRow(work, userId, { ...request, id }))) throw gone();
  return id;
}

/** Deletes a view of the person who acts, and answers the others. @throws ProblemError NOT_FOUND */
export async function removeView(work: Work, id: number): Promise<ListView[]> {
  if (!(await setViewDeleted(work, personOf(work.scope), id, true))) throw gone();
  return findViews(work.tx, work.scope);
}

/**
 * Brings a deleted view of the person who acts back, and answers all.
 * @throws ProblemError NOT_FOUND, CONFLICT if its name was taken meanwhile or there are too many
 */
export async function restoreView(work: Work, id: number): Promise<ListView[]> {
  const userId = personOf(work.scope);
  await lockViews(work, userId);
  const deleted = await findDeletedRow(work, userId, id);
  if (!deleted) throw gone();
  const views = await findViewRows(work.tx, work.scope, userId);
  if (sameName(views, deleted)) {
    const why = `You have another view named ${deleted.name}. Rename that one first.`;
    throw new ProblemError('CONFLICT', why);
  }
  checkRoom(views, deleted);
  await setViewDeleted(work, userId, id, false);
  return findViews(work.tx, work.scope);
}

function sameName(
  views: readonly ListView[],
  { list, name }: Pick<ListView, 'list' | 'name'>,
): ListView | undefined {
  return views.find((view) => view.list === list && view.name.toLowerCase() === name.toLowerCase());
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
