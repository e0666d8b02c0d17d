import { unheardAfterMs } from '@counter/contract/orders';
import { unheardSetting } from '@counter/contract/settings';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db/schema.ts';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Work } from '../../platform/events/work.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { leavingTimeOf } from '../../platform/messages/sms/clearing.ts';
import { queueSms } from '../../platform/messages/sms/queue-sms.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findAlarm } from '../orders/index.ts';
import { findSettings } from '../store/index.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import { createUnheardMessage, findManagers, type Manager } from './unheard-orders.repository.ts';

/** The job that looks after an order that may be unheard. */
export const unheardTask = 'notifications.unheardOrder';

/** Older orders were missed for another reason, and a message helps nobody any more. */
const worthMs = 60 * 60_000;

const payloadOf = z.object({ storeId: id, orderId: id });

type Watched = z.infer<typeof payloadOf>;

/** Hears of new orders, and has them looked after where the store wants to be told of unheard ones. */
export function unheardConsumer({ clock }: Platform): EventConsumer {
  return {
    name: 'unheard',
    kinds: ['order.placed', 'order.released'],
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

/** Looks after an order once it has rung for three minutes from an instant. One job per order waits. */
async function watch(tx: Tx, watched: Watched, from: Date): Promise<void> {
  const runAt = new Date(from.getTime() + unheardAfterMs);
  await addJob(tx, unheardTask, watched, { runAt, jobKey: `${unheardTask}:${watched.orderId}` });
}

/**
 * Messages the managers about an order that has rung for three minutes, once. One that was snoozed
 * meanwhile is looked after again; repeating is harmless.
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
  for (const manager of await findManagers(tx, scope)) {
    const texted = unheardMessage === 'TEXT' && (await text(platform, work, manager, alarm));
    if (!texted) await mail(platform, work, manager, alarm);
  }
}

type About = { readonly orderNumber: string };

/** Texts a manager; false where that can't be, or not before the morning. */
async function text(
  platform: Platform,
  { tx, scope, at }: Work,
  { provenPhone: to }: Manager,
  { orderNumber }: About,
): Promise<boolean> {
  if (to === null) return false;
  const { storeId, timeZone } = scope;
  const leaving = { to, kind: 'ALARM', anyTimeUntil: null, timeZone } as const;
  if (leavingTimeOf(leaving, at) > at) return false;
  const subject = `Nobody opened order ${orderNumber}`;
  try {
    await queueSms(platform, tx, at, {
      kind: 'ALARM',
      to,
      subject,
      body: `${scope.storeName}: nobody has opened order ${orderNumber} for 3 minutes. ${orderUrl(platform, scope, orderNumber)} Reply STOP to end texts.`,
      store: { storeId, timeZone },
      askedAt: at,
      address: null,
    });
  } catch (error) {
    if (error instanceof TextRefused) return false;
    throw error;
  }
  return true;
}

async function mail(
  platform: Platform,
  { tx, scope, at }: Work,
  { email }: Manager,
  { orderNumber }: About,
): Promise<void> {
  const sheet: Sheet = {
    subject: `${scope.storeName}: nobody opened order ${orderNumber}`,
    title: `Nobody has opened order ${orderNumber} for 3 minutes`,
    paragraphs: ['It is still new. Open it, or call the store.'],
    facts: [],
    list: null,
    link: { label: 'Open the order', url: orderUrl(platform, scope, orderNumber) },
    reason: `You get this as a manager of ${scope.storeName}. Turn it off under Settings, Notifications.`,
  };
  await queueMail(tx, at, sheetMail(sheet, { to: email, unsubscribeUrl: null }));
}

function orderUrl(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { storeUrl }: { readonly storeUrl: string },
  orderNumber: string,
): string {
  return `${publicUrl()}/dashboard/business/${storeUrl}/orders/${orderNumber}`;
}
