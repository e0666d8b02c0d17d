import type {
  PushDeviceRequest,
  PushDevices,
  PushMessage,
  PushRenewal,
} from '@counter/contract/notifications';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { PushGone, type Pusher } from '../../platform/clients/push/pusher.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  createDevice,
  deleteDevice,
  findOwnDevices,
  findStoresOfAddress,
  moveDevice,
  updateLastUsed,
  type PushDeviceRow,
} from './push-devices.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

export type Caller = { readonly scope: StoreScope; readonly session: SessionFacts };

/** Returns the caller's devices that get the store's new orders. */
export async function findPushDevices(
  { db, clock, push }: Platform,
  { scope, session: { userId } }: Caller,
): Promise<PushDevices> {
  const rows = await findOwnDevices(db, scope, { userId, now: clock.now() });
  return {
    publicKey: push?.publicKey ?? null,
    devices: rows.map(({ id, device, endpoint, addedAt, lastUsedAt }) => ({
      id,
      device,
      endpoint,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Adds a browser that gets new orders for as long as its session lasts.
 * @throws ProblemError CONFLICT if push is not configured, INVALID_FIELDS if the address belongs to no known push
 * service.
 */
export async function addPushDevice(
  platform: Platform,
  caller: Caller,
  { endpoint, keys }: Pick<PushDeviceRequest, 'endpoint' | 'keys'>,
): Promise<PushDevices> {
  const { scope, session } = caller;
  if (!pusherOf(platform).accepts(endpoint)) throw unknownService();
  const { sessionId, userId, actor } = session;
  await platform.act(scope, async ({ tx, at, audit }) => {
    const { device } = actor;
    const row = { endpoint, ...keys, userId, sessionId, device, at };
    if (!(await createDevice(tx, scope, row))) return;
    audit({ action: 'push_device.create', ...about(scope, device), after: { device } });
  });
  return findPushDevices(platform, caller);
}

/**
 * Replaces a browser's push address in every store that used the old one. An unknown old address gets the same answer,
 * so that nobody can probe for addresses.
 * @throws ProblemError CONFLICT if push is not configured, INVALID_FIELDS if the address belongs to no known push
 * service.
 */
export async function renewPushDevice(
  { db, act, push }: Platform,
  { old, endpoint, keys }: PushRenewal,
): Promise<{ accepted: boolean }> {
  if (!pusherOf({ push }).accepts(endpoint)) throw unknownService();
  for (const storeId of await findStoresOfAddress(db, old)) {
    const scope = await scopeForSystem(db, storeId, 'Browser');
    await act(scope, async ({ tx }) => moveDevice(tx, scope, { old, endpoint, ...keys }));
  }
  return { accepted: true };
}

/** Removes one of the caller's devices. Does nothing if it is already gone. */
export async function removePushDevice(
  platform: Platform,
  caller: Caller,
  id: number,
): Promise<PushDevices> {
  const { scope, session } = caller;
  await platform.act(scope, async ({ tx, audit }) => {
    const device = await deleteDevice(tx, scope, { id, userId: session.userId });
    if (device === undefined) return;
    audit({ action: 'push_device.delete', ...about(scope, device), before: { device } });
  });
  return findPushDevices(platform, caller);
}

const secondsOfTest = 60;

/**
 * Sends a test notification to one of the caller's devices.
 * @throws ProblemError NOT_FOUND if the device is not listed, CONFLICT if its browser dropped the subscription (the
 * device is removed), UNAVAILABLE if the push service can't be reached.
 */
export async function testPushDevice(
  platform: Platform,
  caller: Caller,
  id: number,
): Promise<PushDevices> {
  const { scope, session } = caller;
  const own = { userId: session.userId, now: platform.clock.now() };
  const device = (await findOwnDevices(platform.db, scope, own)).find((row) => row.id === id);
  if (!device) {
    throw new ProblemError('NOT_FOUND', 'This device is no longer on your list. Add it again.');
  }
  const message: PushMessage = {
    title: 'It works',
    body: `New orders of ${scope.storeName} are shown like this.`,
    path: '/dashboard/orders',
    tag: 'test',
  };
  const arrived = await deliver(platform, scope, { device, message, seconds: secondsOfTest }).catch(
    () => {
      throw new ProblemError(
        'UNAVAILABLE',
        "We couldn't reach this browser's push service, so we sent nothing. Try again in a minute.",
      );
    },
  );
  if (arrived) return findPushDevices(platform, caller);
  throw new ProblemError(
    'CONFLICT',
    `The browser of ${device.device} has given up its address, so it was taken from the list. Add it again on that device.`,
  );
}

type Delivery = {
  readonly device: PushDeviceRow;
  readonly message: PushMessage;
  readonly seconds: number;
};

/**
 * Sends a message to a device and records the time. Returns false, and removes the device, if its subscription is gone.
 * Throws if the push service can't be reached, so that the job is retried.
 */
export async function deliver(
  platform: Platform,
  scope: StoreScope,
  { device, message, seconds }: Delivery,
): Promise<boolean> {
  try {
    await pusherOf(platform).send(device, message, seconds);
  } catch (error) {
    if (!(error instanceof PushGone)) throw error;
    await deleteDevice(platform.db, scope, device);
    return false;
  }
  await updateLastUsed(platform.db, scope, { id: device.id, at: platform.clock.now() });
  return true;
}

function pusherOf({ push }: Pick<Platform, 'push'>): Pusher {
  if (push) return push;
  throw new ProblemError('CONFLICT', "Push notifications aren't set up for this installation.");
}

function about({ storeId }: StoreScope, subject: string) {
  return { entity: 'store', entityId: storeId, subject } as const;
}

function unknownService(): ProblemError {
  return refusedField(
    'endpoint',
    'The push service of this browser is not one that we send to. Use another browser.',
  );
}
