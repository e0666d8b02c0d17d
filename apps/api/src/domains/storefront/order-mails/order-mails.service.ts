import { id } from '@counter/contract/shared';
import type { StoreEvent } from '@counter/contract/stream';
import { z } from 'zod/mini';
import type { Tx } from '../../../platform/db/schema.ts';
import type {
  ConsumedEvent,
  EventConsumer,
} from '../../../platform/events/outbox/event-dispatcher.ts';
import type { Work } from '../../../platform/events/work.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { findConsumer } from '../../consumers/index.ts';
import {
  findOrderById,
  findOrderConsumer,
  findStoresOfWebOrders,
  findWebOrderIds,
} from '../../orders/index.ts';
import { findMailSender, findPublicInfo } from '../../store/index.ts';
import { toTracked } from '../tracking.service.ts';
import { findTrackingToken } from '../web-orders.service.ts';
import { orderMail } from './order-mail.ts';
import { createOrderMail } from './order-mails.repository.ts';
import { aboutOf, allOrderNews, isStillNews, type OrderNews } from './order-news.ts';

/** The job that mails a customer news about an order. */
export const orderMailTask = 'storefront.mailOrder';

/** Delay until a step can no longer be undone. */
const settledMs = 12_000;

/** Older news are not mailed, for example after downtime. */
const worthMs = 60 * 60_000;

const payloadOf = z.object({ storeId: id, orderId: id, news: z.enum(allOrderNews) });

type Due = z.infer<typeof payloadOf>;

/** Schedules mails to customers when their web store orders change. */
export function orderMailConsumer({ clock }: Platform): EventConsumer {
  return {
    name: 'order-mails',
    kinds: ['order.placed', 'order.moved', 'order.delayed', 'order.refunded'],
    findInterested: async (db, waiting) => {
      const due = waiting.flatMap(({ storeId, events }) =>
        events.flatMap(dueOf).map(({ orderId }) => ({ storeId, orderId })),
      );
      return findStoresOfWebOrders(db, due);
    },
    handle: async (tx, scope, events) => {
      const since = clock.now().getTime() - worthMs;
      const due = events.flatMap((consumed) =>
        consumed.at.getTime() < since ? [] : dueOf(consumed),
      );
      const ours = await findWebOrderIds(
        tx,
        scope,
        due.map(({ orderId }) => orderId),
      );
      for (const { at, ...news } of due) {
        if (ours.has(news.orderId)) await schedule(tx, scope, news, at);
      }
    },
  };
}

type News = { readonly orderId: number; readonly news: OrderNews };

function dueOf({ event, at }: ConsumedEvent): (News & { readonly at: Date })[] {
  const news = newsOf(event);
  return news && 'orderId' in event ? [{ orderId: event.orderId, news, at }] : [];
}

function newsOf(event: StoreEvent): OrderNews | undefined {
  switch (event.kind) {
    case 'order.placed':
      return 'RECEIVED';
    case 'order.delayed':
      return 'DELAYED';
    case 'order.refunded':
      return 'REFUNDED';
    case 'order.moved':
      return newsOfStatus[event.status];
    default:
      return undefined;
  }
}

const newsOfStatus: Partial<Record<string, OrderNews>> = {
  STORE_ACCEPTED: 'ACCEPTED',
  READY: 'READY',
  COMPLETED: 'ON_ITS_WAY',
  STORE_REJECT: 'CANCELLED',
  EXPIRED: 'CANCELLED',
};

async function schedule(tx: Tx, { storeId }: StoreScope, { orderId, news }: News, at: Date) {
  const due: Due = { storeId, orderId, news };
  const waits = news === 'RECEIVED' ? 0 : settledMs;
  const jobKey = `${orderMailTask}:${orderId}:${news}`;
  await addJob(tx, orderMailTask, due, { runAt: new Date(at.getTime() + waits), jobKey });
}

/**
 * Mails a customer news about their order once, if they are still true. Customers without an email only get the
 * tracking page.
 */
export async function mailOrder(platform: Platform, payload: unknown): Promise<void> {
  const { storeId, orderId, news } = payloadOf.parse(payload);
  const scope = await scopeForSystem(platform.db, storeId, 'Schedule');
  await platform.act(scope, (work) => write(platform, work, { orderId, news }));
}

async function write(platform: Platform, work: Work, { orderId, news }: News): Promise<void> {
  const { tx, scope, at } = work;
  const consumerId = await findOrderConsumer(work, orderId);
  const consumer = consumerId === undefined ? undefined : await findConsumer(tx, consumerId);
  if (!consumer || consumer.email === null) return;
  const order = toTracked(await findOrderById(tx, scope, orderId));
  if (!isStillNews(news, order)) return;
  const about = aboutOf(news, order);
  if (!(await createOrderMail(tx, scope, { orderId, news, about, at }))) return;
  const publicUrl = platform.publicUrl();
  const { name, address, phoneNumber } = await findPublicInfo(tx, scope);
  const sender = await findMailSender(tx, scope, publicUrl);
  const token = await findTrackingToken({ db: tx, vault: platform.vault }, scope, orderId);
  const mail = orderMail(consumer.email, `order-${orderId}`, {
    news,
    order,
    store: { ...scope, name, address, phoneNumber, sender },
    link: `${publicUrl}/s/${scope.storeUrl}/orders/${token}`,
    now: at,
  });
  await queueMail(tx, at, mail);
}
