import { rolesWith, type Role } from '@counter/contract/shared';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db, Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type PushDeviceRow = {
  readonly id: number;
  readonly device: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
  readonly userId: number;
  readonly sessionId: number;
  /** The person's role in the store. */
  readonly role: Role;
};

const columns = [
  'pushDevices.id',
  'pushDevices.device',
  'pushDevices.endpoint',
  'pushDevices.p256dh',
  'pushDevices.auth',
  'pushDevices.addedAt',
  'pushDevices.lastUsedAt',
  'pushDevices.userId',
  'pushDevices.sessionId',
  'member.role',
] as const;

/** Selects a store's devices whose session is active and whose person is still on the team. */
function liveDevices(db: Db | Tx, { storeId }: StoreScope, now: Date) {
  return allLiveDevices(db, now)
    .where('pushDevices.storeId', '=', storeId)
    .orderBy('pushDevices.id')
    .select(columns);
}

function allLiveDevices(db: Db | Tx, now: Date) {
  return db
    .selectFrom('pushDevices')
    .innerJoin('published.sessions as session', 'session.id', 'pushDevices.sessionId')
    .innerJoin('published.storeMembers as member', (join) =>
      join
        .onRef('member.storeId', '=', 'pushDevices.storeId')
        .onRef('member.userId', '=', 'pushDevices.userId'),
    )
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('member.role', 'in', rolesWith('orders:read'));
}

/** Returns which of the given stores have an active device. */
export async function findStoresWithDevice(
  db: Db | Tx,
  storeIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await allLiveDevices(db, now)
    .where('pushDevices.storeId', '=', anyOf(storeIds))
    .select('pushDevices.storeId')
    .distinct()
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

/** Returns the devices that get a store's new orders. */
export async function findLiveDevices(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
): Promise<PushDeviceRow[]> {
  return liveDevices(db, scope, now).execute();
}

/** Returns a person's own devices that get new orders. */
export async function findOwnDevices(
  db: Db | Tx,
  scope: StoreScope,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<PushDeviceRow[]> {
  return liveDevices(db, scope, now).where('pushDevices.userId', '=', userId).execute();
}

/** Returns one device if it still gets new orders. */
export async function findLiveDevice(
  db: Db | Tx,
  scope: StoreScope,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<PushDeviceRow | undefined> {
  return liveDevices(db, scope, now).where('pushDevices.id', '=', id).executeTakeFirst();
}

type NewDevice = Pick<PushDeviceRow, 'device' | 'endpoint' | 'p256dh' | 'auth'> & {
  readonly userId: number;
  readonly sessionId: number;
  readonly at: Date;
};

/** Adds a browser, or hands it to the person who signed in on it last. Returns true if it is new. */
export async function createDevice(
  tx: Tx,
  { storeId }: StoreScope,
  { device, endpoint, p256dh, auth, userId, sessionId, at }: NewDevice,
): Promise<boolean> {
  const facts = { userId, sessionId, device, p256dh, auth };
  const { numUpdatedRows } = await tx
    .updateTable('pushDevices')
    .where('storeId', '=', storeId)
    .where('endpoint', '=', endpoint)
    .set(facts)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const inserted = await tx
    .insertInto('pushDevices')
    .values({ storeId, endpoint, addedAt: at, lastUsedAt: null, ...facts })
    .onConflict((conflict) => conflict.columns(['storeId', 'endpoint']).doUpdateSet(facts))
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Returns the stores that push to an address that the browser replaced. The browser proves it by the device's secret.
 */
export async function findStoresOfAddress(
  db: Db,
  { endpoint, auth }: OldAddress,
): Promise<number[]> {
  const rows = await db
    .selectFrom('pushDevices')
    .where('endpoint', '=', endpoint)
    .where('auth', '=', auth)
    .select('storeId')
    .execute();
  return rows.map(({ storeId }) => storeId);
}

type OldAddress = Pick<PushDeviceRow, 'endpoint' | 'auth'>;

/** Moves a device to a new address. If that address is already listed, only the old device is removed. */
export async function moveDevice(
  tx: Tx,
  { storeId }: StoreScope,
  { old, ...address }: NewAddress,
): Promise<void> {
  const device = await tx
    .deleteFrom('pushDevices')
    .where('storeId', '=', storeId)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .returning(['storeId', 'userId', 'sessionId', 'device', 'addedAt', 'lastUsedAt'])
    .executeTakeFirst();
  if (!device) return;
  await tx
    .insertInto('pushDevices')
    .values({ ...device, ...address })
    .onConflict((conflict) => conflict.columns(['storeId', 'endpoint']).doNothing())
    .execute();
}

type NewAddress = Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'> & {
  readonly old: OldAddress;
};

/** Saves the time a device last received a message. */
export async function updateLastUsed(
  db: Db,
  { storeId }: StoreScope,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('pushDevices')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set({ lastUsedAt: at })
    .execute();
}

/** Deletes a device, with a user only if it is theirs. Returns its name; undefined if nothing was deleted. */
export async function deleteDevice(
  db: Db | Tx,
  { storeId }: StoreScope,
  { id, userId }: { readonly id: number; readonly userId?: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('pushDevices')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .returning('device')
    .executeTakeFirst();
  return row?.device;
}
