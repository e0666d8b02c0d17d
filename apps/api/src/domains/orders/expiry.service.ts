import { ProblemError } from '../../platform/kernel/problem.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUnacceptedOrders, type UnacceptedOrder } from './expiry.repository.ts';
import { moveOrder } from './moving.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Every minute, because the accept clock counts in minutes. */
export const expiryCron: CronJob = { task: 'orders.expire', match: '* * * * *' };

/** Expires a batch of orders that weren't accepted in time. Safe to repeat. */
export async function expireOrders(
  platform: Platform,
  batch: Batch<UnacceptedOrder> = {},
): Promise<void> {
  const now = platform.clock.now();
  const orders = {
    job: expiryCron.task,
    find: async (after: UnacceptedOrder | null, limit: number) =>
      findUnacceptedOrders(platform.db, now, limit, after),
    cursorOf: (order: UnacceptedOrder) => order,
    handle: async (order: UnacceptedOrder) => expire(platform, order),
    failure: 'an order did not expire',
  };
  await runBatch(platform, orders, batch);
}

async function expire({ db, act }: Platform, { storeId, orderId }: UnacceptedOrder): Promise<void> {
  try {
    const scope = await scopeForSystem(db, storeId, 'Schedule');
    await act(scope, (work) => moveOrder(work, { orderId, move: 'expire' }));
  } catch (error) {
    // Someone moved the order in the meantime.
    if (error instanceof ProblemError && error.code === 'ORDER_MOVED') return;
    throw error;
  }
}
