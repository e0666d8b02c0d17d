import { ProblemError } from '../../platform/kernel/problem.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUnacceptedOrders, type UnacceptedOrder } from './expiry.repository.ts';
import { moveOrder } from './moving.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Every minute, as the accept clock counts in them. */
export const expiryCron: CronJob = { task: 'orders.expire', match: '* * * * *' };

const ordersAtOnce = 200;

/**
 * Has the orders expire that nobody accepted in the time their stores give, so many at once. One that cannot expire is
 * logged and holds up no other. Repeating is harmless.
 */
export async function expireOrders(platform: Platform, atOnce = ordersAtOnce): Promise<void> {
  const now = platform.clock.now();
  let after: UnacceptedOrder | null = null;
  for (;;) {
    const due: UnacceptedOrder[] = await findUnacceptedOrders(platform.db, now, atOnce, after);
    for (const order of due) await expire(platform, order);
    after = due.at(-1) ?? null;
    if (due.length < atOnce) return;
  }
}

async function expire(
  { db, act, log }: Platform,
  { storeId, orderId }: UnacceptedOrder,
): Promise<void> {
  try {
    const scope = await scopeForSystem(db, storeId, 'Schedule');
    await act(scope, (work) => moveOrder(work, { orderId, move: 'expire' }));
  } catch (error) {
    // Somebody was faster.
    if (error instanceof ProblemError && error.code === 'ORDER_MOVED') return;
    log.error({ err: error, storeId, orderId }, 'an order did not expire');
  }
}
