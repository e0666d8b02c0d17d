import type { PushMessage } from '@counter/contract/notifications';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db/schema.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAlarm } from '../orders/index.ts';
import { deliver } from './push-devices.service.ts';
import { findLiveDevice, findLiveDevices } from './push-devices.repository.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The job that pushes one order to one device. */
export const pushOrderTask = 'notifications.pushOrder';

/** By then whoever has a screen open has seen it there. */
const screensFirstMs = 5_000;
/** Later than this the push service need not try any more, nor do we. */
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

/** Hears of new orders and has them pushed to the devices of the store, unless somebody looks first. */
export function pushConsumer({ push, clock }: Platform): EventConsumer {
  return {
    name: 'push',
    kinds: ['order.placed', 'order.released'],
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
 * Pushes an order to a device while it rings, or was accepted automatically. Throws while the push service is out of reach,
 * so that the worker comes again; what is ten minutes old is let be.
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
  // What was accepted automatically is announced, as it needs nobody.
  if (!device || !(rings || alarm?.acceptedAutomatically)) return;
  const message: PushMessage = {
    title: order.title,
    body: `${order.body} · ${scope.storeName}`,
    path: `/dashboard/business/${scope.storeUrl}/orders/${order.orderNumber}`,
    tag: `orders-${storeId}`,
  };
  await deliver(platform, scope, { device, message, seconds: Math.ceil(left / 1000) });
}
