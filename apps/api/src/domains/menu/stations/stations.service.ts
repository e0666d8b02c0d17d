import { maxStations, type Station, type StationRequest } from '@counter/contract/menu';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { lockCategories } from '../categories/category-writes.repository.ts';
import {
  assignCategories,
  createStationRow,
  findStationRows,
  lockStations,
  numberStations,
  updateStationRow,
  type LockedStation,
} from './stations.repository.ts';

/** Lists a store's stations in their order. */
export async function findStations(db: Db, scope: StoreScope): Promise<Station[]> {
  return findStationRows(db, scope);
}

/**
 * Adds or changes a station and its categories. Returns all stations. Retries with the same idempotency key add it only
 * once.
 * @throws ProblemError NOT_FOUND for a station or category that is not the store's, INVALID_FIELDS for another
 * station's name, CONFLICT if there are too many stations, IDEMPOTENCY_KEY_REUSED
 */
export async function saveStation(
  work: Work,
  request: StationRequest,
  key: string | undefined,
): Promise<Station[]> {
  return oncePerKey(work, { key, request }, async () => {
    await checkCategories(work, request.categoryIds);
    const all = await lockStations(work.tx, work.scope);
    const id = await (request.id === 0 ? add(work, all, request) : rename(work, all, request));
    await assignCategories(work, id, request.categoryIds);
    return answer(work);
  });
}

async function checkCategories({ tx, scope }: Work, ids: readonly number[]): Promise<void> {
  const known = new Set((await lockCategories(tx, scope)).map(({ id }) => id));
  if (ids.every((id) => known.has(id))) return;
  throw new ProblemError('NOT_FOUND', 'One of these categories no longer exists.');
}

async function add(
  { tx, scope, audit }: Work,
  all: readonly LockedStation[],
  { name, categoryIds }: StationRequest,
): Promise<number> {
  checkRoom(all);
  const id = await createStationRow(tx, scope, { name, place: all.length + 1 });
  if (id === undefined) throw nameTaken();
  const entry = { entity: 'station', entityId: id, after: { name, categoryIds } };
  audit({ action: 'station.create', ...entry });
  return id;
}

async function rename(
  { tx, scope, audit }: Work,
  all: readonly LockedStation[],
  { id, name, categoryIds }: StationRequest,
): Promise<number> {
  const station = findAmong(all, id);
  if (station.deletedAt) throw noStation();
  if ((await updateStationRow(tx, scope, id, { name })) === undefined) throw nameTaken();
  const entry = { entity: 'station', entityId: id };
  const before = { name: station.name };
  audit({ action: 'station.update', ...entry, before, after: { name, categoryIds } });
  return id;
}

/**
 * Reorders the stations and returns them.
 * @throws ProblemError CONFLICT unless `ids` contains each of them once
 */
export async function orderStations(work: Work, ids: readonly number[]): Promise<Station[]> {
  const before = shownOf(await lockStations(work.tx, work.scope)).map(({ id }) => id);
  if (ids.length !== before.length || !before.every((id) => ids.includes(id))) {
    throw new ProblemError(
      'CONFLICT',
      'Someone else changed the stations. Reload the page and try again.',
    );
  }
  await numberStations(work.tx, work.scope, ids);
  const entry = { entity: 'station', entityId: null, before, after: ids };
  work.audit({ action: 'station.order', ...entry });
  return answer(work);
}

/**
 * Deletes a station and returns the others.
 * @throws ProblemError NOT_FOUND
 */
export async function removeStation(work: Work, id: number): Promise<Station[]> {
  return setDeleted(work, id, work.at);
}

/**
 * Restores a deleted station and returns all.
 * @throws ProblemError NOT_FOUND, CONFLICT if its name is taken or there are too many stations
 */
export async function restoreStation(work: Work, id: number): Promise<Station[]> {
  return setDeleted(work, id, null);
}

async function setDeleted(work: Work, id: number, deletedAt: Date | null): Promise<Station[]> {
  const { tx, scope } = work;
  const all = await lockStations(tx, scope);
  const { name, deletedAt: before } = findAmong(all, id);
  if ((before === null) === (deletedAt === null)) return findStationRows(tx, scope);
  if (deletedAt === null) checkRoom(all);
  if ((await updateStationRow(tx, scope, id, { deletedAt })) === undefined) {
    throw new ProblemError('CONFLICT', `You already have a station called ${name}.`);
  }
  const action = deletedAt ? 'station.delete' : 'station.restore';
  work.audit({ action, entity: 'station', entityId: id, subject: name });
  return answer(work);
}

async function answer(work: Work): Promise<Station[]> {
  work.emit({ kind: 'menu.changed' });
  return findStationRows(work.tx, work.scope);
}

const shownOf = (all: readonly LockedStation[]) => all.filter(({ deletedAt }) => !deletedAt);

function checkRoom(all: readonly LockedStation[]): void {
  if (shownOf(all).length < maxStations) return;
  throw new ProblemError('CONFLICT', `You can have up to ${maxStations} stations.`);
}

function findAmong(all: readonly LockedStation[], id: number): LockedStation {
  const station = all.find((one) => one.id === id);
  if (station) return station;
  throw noStation();
}

function noStation(): ProblemError {
  return new ProblemError('NOT_FOUND', 'This station no longer exists.');
}

function nameTaken(): ProblemError {
  return refusedField('name', 'You already have a station with this name.');
}
