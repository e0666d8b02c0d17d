import { hasPlate, type Rider, type RiderRequest } from '@counter/contract/people';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { claimPictures } from '../files/index.ts';
import { recordPerson } from './audit-entry.ts';
import {
  createRider,
  findRiderRows,
  holdRider,
  lockRider,
  riderFields,
  updateDuty,
  updateRemoved,
  updateRider,
  type RiderFacts,
  type RiderRow,
} from './riders.repository.ts';

/** Returns the store's riders by name. */
export async function findRiders(db: Db, scope: StoreScope): Promise<Rider[]> {
  return (await findRiderRows(db, scope)).map(toRider);
}

function toRider(row: RiderRow): Rider {
  const { changedBy: _by, changedAt: _at, removed: _removed, ...rider } = row;
  return rider;
}

/**
 * Adds or updates a rider; returns their id. The same idempotency key returns the same rider.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE if someone else saved them first, INVALID_FIELDS for a deleted
 * image, IDEMPOTENCY_KEY_REUSED
 */
export async function saveRider(
  work: Work,
  request: RiderRequest,
  key: string | undefined,
): Promise<number> {
  return oncePerKey(work, { key, request }, async () =>
    request.id === 0 ? addRider(work, request) : changeRider(work, request),
  );
}

async function addRider(work: Work, request: RiderRequest): Promise<number> {
  const facts = factsOf(request);
  await claimImage(work, facts.image, null);
  const id = await createRider(work, facts);
  const change = { action: 'rider.create', entity: 'rider', id, name: facts.name } as const;
  recordPerson(work, change, {}, facts);
  return id;
}

async function changeRider(work: Work, request: RiderRequest): Promise<number> {
  const { id, olVersion } = request;
  const before = await findLocked(work, id);
  const changes = { entity: 'rider', id, fields: [...riderFields, 'onDuty'] };
  await checkVersion({ ...before, changes }, olVersion, work);
  const facts = factsOf(request);
  if (!differenceOf(factsOf(before), facts)) return id;
  await claimImage(work, facts.image, before.image);
  await updateRider(work, id, facts);
  const change = { action: 'rider.update', entity: 'rider', id, name: facts.name } as const;
  recordPerson(work, change, factsOf(before), facts);
  return id;
}

/**
 * Sets a rider on or off duty and returns the rider. Does nothing if it is already set so.
 *
 * @throws ProblemError NOT_FOUND
 */
export async function updateRiderDuty(
  work: Work,
  { id, onDuty }: { readonly id: number; readonly onDuty: boolean },
): Promise<Rider> {
  const before = await findLocked(work, id);
  if (before.onDuty === onDuty) return toRider(before);
  await updateDuty(work, id, onDuty);
  const change = { action: 'rider.duty', entity: 'rider', id, name: before.name } as const;
  recordPerson(work, change, { onDuty: before.onDuty }, { onDuty });
  return toRider({ ...before, onDuty, olVersion: before.olVersion + 1 });
}

/** Removes a rider from the list. Their deliveries stay assigned to them. @throws ProblemError NOT_FOUND */
export async function removeRider(work: Work, id: number): Promise<number> {
  return setRemoved(work, id, true);
}

/** Restores a removed rider, off duty. @throws ProblemError NOT_FOUND */
export async function restoreRider(work: Work, id: number): Promise<number> {
  return setRemoved(work, id, false);
}

async function setRemoved(work: Work, id: number, removed: boolean): Promise<number> {
  const rider = await lockRider(work.tx, work.scope, id);
  if (!rider) throw noRider(work.scope);
  if (rider.removed === removed) return id;
  await updateRemoved(work, id, removed);
  const action = removed ? 'rider.remove' : 'rider.restore';
  const change = { action, entity: 'rider', id, name: rider.name } as const;
  recordPerson(work, change, { removed: rider.removed }, { removed });
  return id;
}

/**
 * Returns a rider who can take an order now, locked so that they stay on duty until the transaction ends.
 * @throws ProblemError NOT_FOUND, CONFLICT if they are off duty
 */
export async function findRiderOnDuty(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const rider = await holdRider(tx, scope, id);
  if (!rider || rider.removed) throw noRider(scope);
  if (rider.onDuty) return { id, name: rider.name };
  throw new ProblemError(
    'CONFLICT',
    `${rider.name} isn't on duty. Choose another rider, or put ${rider.name} on duty first.`,
  );
}

async function findLocked({ tx, scope }: Work, id: number): Promise<RiderRow> {
  const row = await lockRider(tx, scope, id);
  if (!row || row.removed) throw noRider(scope);
  return row;
}

function noRider(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'rider');
}

async function claimImage(
  { tx, scope, at }: Work,
  image: string | null,
  before: string | null,
): Promise<void> {
  if (image === null || image === before || scope.actor.kind !== 'user') return;
  await claimPictures(tx, scope.actor.id, [image], at);
}

/** Clears the plate of vehicles that have none. */
function factsOf(from: RiderFacts): RiderFacts {
  const facts = pick(from, riderFields);
  return hasPlate(facts.vehicle) ? facts : { ...facts, plate: '' };
}
