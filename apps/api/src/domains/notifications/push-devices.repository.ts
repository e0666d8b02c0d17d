import { rolesWith } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type PushDeviceRow = {
  readonly id: number;
  readonly device: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = [
  'push_devices.id',
  'push_devices.device',
  'push_devices.endpoint',
  'push_devices.p256dh',
  'push_devices.auth',
  'push_devices.added_at as addedAt',
  'push_devices.last_used_at as lastUsedAt',
] as const;

/** The devices of a store whose session lives and whose person still belongs to it. */
function liveDevices(db: Db | Tx, { storeId }: StoreScope, now: Date) {
  return db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('store_members', (join) =>
      join
        .onRef('store_members.store_id', '=', 'push_devices.store_id')
        .onRef('store_members.user_id', '=', 'push_devices.user_id'),
    )
    .where('push_devices.store_id', '=', storeId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('store_members.role', 'in', rolesWith('orders:read'))
    .orderBy('push_devices.id')
    .select(columns);
}

/** The devices that are told of a store's new orders. */
export async function findLiveDevices(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
): Promise<PushDeviceRow[]> {
  return liveDevices(db, scope, now).execute();
}

/** Those of them that are a person's own. */
export async function findOwnDevices(
  db: Db | Tx,
  scope: StoreScope,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<PushDeviceRow[]> {
  return liveDevices(db, scope, now).where('push_devices.user_id', '=', userId).execute();
}

/** One device, if it is still told. */
export async function findLiveDevice(
  db: Db | Tx,
  scope: StoreScope,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<PushDeviceRow | undefined> {
  return liveDevices(db, scope, now).where('push_devices.id', '=', id).executeTakeFirst();
}

type NewDevice = Pick<PushDeviceRow, 'device' | 'endpoint' | 'p256dh' | 'auth'> & {
  readonly userId: number;
  readonly sessionId: number;
  readonly at: Date;
};

/** Adds a browser, or takes it over: who signs in on it last is told. Answers whether it is a new one. */
export async function createDevice(
  tx: Tx,
  { storeId }: StoreScope,
  { device, endpoint, p256dh, auth, userId, sessionId, at }: NewDevice,
): Promise<boolean> {
  const facts = { user_id: userId, session_id: sessionId, device, p256dh, auth };
  const { numUpdatedRows } = await tx
    .updateTable('push_devices')
    .where('store_id', '=', storeId)
    .where('endpoint', '=', endpoint)
    .set(facts)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const inserted = await tx
    .insertInto('push_devices')
    .values({ store_id: storeId, endpoint, added_at: at, last_used_at: null, ...facts })
    .onConflict((conflict) => conflict.columns(['store_id', 'endpoint']).doUpdateSet(facts))
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The stores that push to an address which a browser has given up; only the browser knows its secret. */
export async function findStoresOfAddress(
  db: Db,
  { endpoint, auth }: OldAddress,
): Promise<number[]> {
  const rows = await db
    .selectFrom('push_devices')
    .where('endpoint', '=', endpoint)
    .where('auth', '=', auth)
    .select('store_id')
    .execute();
  return rows.map(({ store_id }) => store_id);
}

type OldAddress = Pick<PushDeviceRow, 'endpoint' | 'auth'>;

/** Gives a device another address; where that is on the list already, the old one is taken from it. */
export async function moveDevice(
  tx: Tx,
  { storeId }: StoreScope,
  { old, ...address }: NewAddress,
): Promise<void> {
  const device = await tx
    .deleteFrom('push_devices')
    .where('store_id', '=', storeId)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .returning(['store_id', 'user_id', 'session_id', 'device', 'added_at', 'last_used_at'])
    .executeTakeFirst();
  if (!device) return;
  await tx
    .insertInto('push_devices')
    .values({ ...device, ...address })
    .onConflict((conflict) => conflict.columns(['store_id', 'endpoint']).doNothing())
    .execute();
}

type NewAddress = Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'> & {
  readonly old: OldAddress;
};

/** Keeps when a device last took a message. */
export async function updateLastUsed(
  db: Db,
  { storeId }: StoreScope,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('push_devices')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .set({ last_used_at: at })
    .execute();
}

/** Forgets a device; with a user, only where it is theirs. Answers what it was called. */
export async function deleteDevice(
  db: Db | Tx,
  { storeId }: StoreScope,
  { id, userId }: { readonly id: number; readonly userId?: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('push_devices')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .returning('device')
    .executeTakeFirst();
  return row?.device;
}
