import { unheardAfterMs } from '@counter/contract/orders';
import { unheardSetting } from '@counter/contract/settings';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db/schema.ts';
import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import { storesOf } from '../../platform/events/outbox/interest.ts';
import type { Work } from '../../platform/events/work.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findAlarm } from '../orders/index.ts';
import { findSettings, findStoresWarned } from '../store/index.ts';
import { messageManagers, type ManagerMessage } from './message-managers.service.ts';
import { createUnheardMessage } from './unheard-orders.repository.ts';

/** The job that checks whether a new order went unheard. */
export const unheardTask = 'notifications.unheardOrder';

/** Older orders were missed for another reason, so a message no longer helps. */
const worthMs = 60 * 60_000;

const payloadOf = z.object({ storeId: id, orderId: id });

type Watched = z.infer<typeof payloadOf>;

/** Schedules a check of each new order in stores that want messages about unheard orders. */
export function unheardConsumer({ clock }: Platform): EventConsumer {
  return {
    name: 'unheard',
    kinds: ['order.placed', 'order.released'],
    findInterested: async (db, waiting) => findStoresWarned(db, storesOf(waiting)),
    handle: async (tx, scope, events) => {
      const { unheardMessage } = await findSettings(tx, scope, unheardSetting.fields);
      if (unheardMessage === 'OFF') return;
      const since = clock.now().getTime() - worthMs;
      for (const { event, at } of events) {
        if (event.kind !== 'order.placed' && event.kind !== 'order.released') continue;
        if (!event.released || at.getTime() < since) continue;
        await watch(tx, { storeId: scope.storeId, orderId: event.orderId }, at);
      }
    },
  };
}

/** Schedules a check of an order three minutes after an instant. The job key keeps one job per order. */
async function watch(tx: Tx, watched: Watched, from: Date): Promise<void> {
  const runAt = new Date(from.getTime() + unheardAfterMs);
  await addJob(tx, unheardTask, watched, { runAt, jobKey: `${unheardTask}:${watched.orderId}` });
}

/**
 * Messages the managers once about an order that has rung for three minutes. Checks a snoozed order again later. Safe
 * to repeat.
 */
export async function reportUnheard(platform: Platform, payload: unknown): Promise<void> {
  const watched = payloadOf.parse(payload);
  const scope = await scopeForSystem(platform.db, watched.storeId, 'Schedule');
  await platform.act(scope, (work) => report(platform, work, watched));
}

async function report(platform: Platform, work: Work, watched: Watched): Promise<void> {
  const { tx, scope, at } = work;
  const { orderId } = watched;
  const alarm = await findAlarm(tx, scope, orderId);
  if (!alarm?.ringsFrom) return;
  if (alarm.ringsFrom.getTime() + unheardAfterMs > at.getTime()) {
    await watch(tx, watched, alarm.ringsFrom);
    return;
  }
  const { unheardMessage } = await findSettings(tx, scope, unheardSetting.fields);
  if (unheardMessage === 'OFF') return;
  if (!(await createUnheardMessage(tx, scope, { orderId, at }))) return;
  await messageManagers(platform, work, unheardMessage, messageOf(platform, work, alarm));
}

function messageOf(
  platform: Platform,
  { scope }: Work,
  { orderNumber }: { readonly orderNumber: string },
): ManagerMessage {
  const url = orderUrl(platform, scope, orderNumber);
  return {
    subject: `Nobody opened order ${orderNumber}`,
    text: `${scope.storeName}: nobody has opened order ${orderNumber} for 3 minutes. ${url} Reply STOP to end texts.`,
    sheet: {
      subject: `${scope.storeName}: nobody opened order ${orderNumber}`,
      title: `Nobody has opened order ${orderNumber} for 3 minutes`,
      paragraphs: ['It is still new. Open it, or call the store.'],
      facts: [],
      list: null,
      link: { label: 'Open the order', url },
      reason: `You get this as a manager of ${scope.storeName}. Turn it off under Settings, Notifications.`,
    },
  };
}

function orderUrl(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { storeUrl }: { readonly storeUrl: string },
  orderNumber: string,
): string {
  return `${publicUrl()}/dashboard/business/${storeUrl}/orders/${orderNumber}`;
}
