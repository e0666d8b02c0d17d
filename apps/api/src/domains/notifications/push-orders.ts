import type { PushButton, PushMessage } from '@counter/contract/notifications';
import { defaultMinutes, snoozeMs, type Order } from '@counter/contract/orders';
import { allows, id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db/schema.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../platform/events/outbox/event-dispatcher.ts';
import { storesOf } from '../../platform/events/outbox/interest.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { describeNewOrder, findAlarm, findOrderById } from '../orders/index.ts';
import { createPressToken, type PressFacts } from './press-token.ts';
import { deliver } from './push-devices.service.ts';
import {
  findLiveDevice,
  findLiveDevices,
  findStoresWithDevice,
  type PushDeviceRow,
} from './push-devices.repository.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { countWaiting } from './waiting.service.ts';

/** The job that pushes one order to one device. */
export const pushOrderTask = 'notifications.pushOrder';

/** Delay before pushing. People with an open screen have seen the order by then. */
const screensFirstMs = 5_000;
/** Neither the push service nor we try to deliver an order that is older than this. */
const worthMs = 10 * 60_000;

const payloadOf = z.object({
  storeId: id,
  deviceId: id,
  orderId: id,
  at: z.iso.datetime(),
  title: z.string(),
  body: z.string(),
  orderNumber: z.string(),
});

/** Schedules pushes of new orders to a store's devices. An order that someone sees in time isn't pushed. */
export function pushConsumer({ push, clock }: Platform): EventConsumer {
  return {
    name: 'push',
    kinds: ['order.placed', 'order.released'],
    findInterested: async (db, waiting) => {
      if (!push) return new Set();
      return findStoresWithDevice(db, storesOf(waiting), clock.now());
    },
    handle: async (tx, scope, events) => {
      const now = clock.now();
      const fresh = events.filter(({ at }) => now.getTime() - at.getTime() < worthMs);
      if (!push || fresh.length === 0) return;
      const devices = await findLiveDevices(tx, scope, now);
      for (const { id: deviceId } of devices) {
        for (const event of fresh) await schedule(tx, scope, deviceId, event);
      }
    },
  };
}

async function schedule(
  tx: Tx,
  { storeId }: StoreScope,
  deviceId: number,
  consumed: ConsumedEvent,
) {
  const { event, at } = consumed;
  const isNew = event.kind === 'order.placed' || event.kind === 'order.released';
  if (!isNew || !event.released) return;
  const { orderId, orderNumber, title, shortDescription: body } = event;
  const payload = { storeId, deviceId, orderId, orderNumber, at: at.toISOString(), title, body };
  await addJob(tx, pushOrderTask, payload, { runAt: new Date(at.getTime() + screensFirstMs) });
}

/**
 * Pushes an order to a device while it rings, or if it was accepted automatically. Drops orders older than ten minutes.
 * Throws if the push service can't be reached, so that the job is retried.
 */
export async function pushOrder(platform: Platform, payload: unknown): Promise<void> {
  const { storeId, deviceId, orderId, ...order } = payloadOf.parse(payload);
  const { db, clock } = platform;
  const now = clock.now();
  const left = Date.parse(order.at) + worthMs - now.getTime();
  if (left <= 0 || !platform.push) return;
  const scope = await scopeForSystem(db, storeId, 'Push');
  const device = await findLiveDevice(db, scope, { id: deviceId, now });
  const alarm = await findAlarm(db, scope, orderId);
  const rings = alarm?.ringsFrom ? alarm.ringsFrom <= now : false;
  // Automatically accepted orders never ring but are still announced.
  if (!device || !(rings || alarm?.acceptedAutomatically)) return;
  const message: PushMessage = {
    title: order.title,
    body: `${order.body} · ${scope.storeName}`,
    path: `/dashboard/business/${scope.storeUrl}/orders/${order.orderNumber}`,
    tag: `orders-${storeId}`,
    buttons: rings ? await makeButtons(platform, scope, { device, orderId }) : [],
    waiting: await countWaiting(db, device.userId, now),
  };
  await deliver(platform, scope, { device, message, seconds: Math.ceil(left / 1000) });
}

/** Schedules another push of an order to a device for when its snooze ends. */
export async function pushAgain(
  { tx, scope, at }: Work,
  { deviceId, order }: { readonly deviceId: number; readonly order: Order },
): Promise<void> {
  const { id: orderId, orderNumber } = order;
  const runAt = new Date(at.getTime() + snoozeMs);
  const words = describeNewOrder(order, scope);
  const payload = { deviceId, orderId, orderNumber, at: runAt.toISOString(), ...words };
  await addJob(tx, pushOrderTask, { storeId: scope.storeId, ...payload }, { runAt });
}

/** Creates the buttons that a device's person may press for a ringing order. */
async function makeButtons(
  { db, clock, vault }: Platform,
  scope: StoreScope,
  { device, orderId }: { readonly device: PushDeviceRow; readonly orderId: number },
): Promise<PushButton[]> {
  const minutes = defaultMinutes(await findOrderById(db, scope, orderId));
  const { userId, sessionId } = device;
  const facts = { storeId: scope.storeId, deviceId: device.id, device: device.device, orderId };
  const button = (title: string, may: Pick<PressFacts, 'action' | 'minutes'>): PushButton => ({
    action: may.action,
    title,
    token: createPressToken(vault, { ...facts, userId, sessionId, ...may }, clock.now()),
  });
  const snooze = button('Snooze', { action: 'snooze', minutes: null });
  if (!allows(device.role, 'orders:move')) return [snooze];
  return [button(`Accept, ${minutes} min`, { action: 'accept', minutes }), snooze];
}
