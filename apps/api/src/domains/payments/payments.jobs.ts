import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { batchTask } from '../../platform/jobs/in-batches.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { EventConsumer, StoreEvents } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkoutCron, finishOpenCheckouts, type OrderPlacer } from './card-finishing.service.ts';
import { closeCardCheckout, closeJob } from './closing.service.ts';
import { findPaymentsOfOrders, findStoresWithPayment } from './card-payments.repository.ts';
import {
  scheduleSettling,
  settleCron,
  settleDue,
  settleJob,
  settlePayment,
} from './settling.service.ts';

const payment = z.object({ storeId: id, id });
const begun = z.object({ storeId: id, id, begun: z.string() });

/** Returns the handlers of the card payment jobs by job name. */
export function paymentTasks(
  platform: Platform,
  placer: OrderPlacer,
): Readonly<Record<string, Task>> {
  return {
    [settleJob]: async (payload) => settlePayment(platform, payment.parse(payload)),
    [closeJob]: async (payload) => {
      await closeCardCheckout(platform, placer, payment.parse(payload));
    },
    [checkoutCron.task]: batchTask(platform, checkoutCron.task, begun, async (batch) =>
      finishOpenCheckouts(platform, placer, batch),
    ),
    [settleCron.task]: batchTask(platform, settleCron.task, payment, async (batch) =>
      settleDue(platform, batch),
    ),
  };
}

/** Queues settlement of a card payment when its order changes. */
export function paymentConsumer(): EventConsumer {
  return {
    name: 'payments',
    kinds: ['order.moved', 'order.changed', 'order.refunded'],
    findInterested: async (db, waiting) => findStoresWithPayment(db, ordersOf(waiting)),
    handle: async (tx, scope, events) => {
      const { storeId } = scope;
      const orderIds = ordersOf([{ storeId, events }]).map(({ orderId }) => orderId);
      for (const { id: paymentId } of await findPaymentsOfOrders(tx, scope, orderIds)) {
        await scheduleSettling(tx, { storeId, id: paymentId });
      }
    },
  };
}

function ordersOf(waiting: readonly StoreEvents[]) {
  return waiting.flatMap(({ storeId, events }) =>
    events.flatMap(({ event }) =>
      'orderId' in event ? [{ storeId, orderId: event.orderId }] : [],
    ),
  );
}
