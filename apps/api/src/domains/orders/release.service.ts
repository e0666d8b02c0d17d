import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { findOrderRow } from './order-rows.repository.ts';
import { describeArrival } from './order-words.ts';
import { createRelease } from './order-writes.repository.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The job that releases a scheduled order to the kitchen. */
export const releaseJob = 'orders.release';

/** Returns the job key that keeps one release job per order. */
export function releaseKey(orderId: number): string {
  return `${releaseJob}:${orderId}`;
}

export type Release = { readonly storeId: number; readonly orderId: number };

/**
 * Releases a scheduled order to the kitchen. Does nothing if it was released before, is ready or finished, so it is
 * safe to repeat.
 */
export async function releaseOrder(
  platform: Platform,
  { storeId, orderId }: Release,
): Promise<void> {
  const scope = await scopeForSystem(platform.db, storeId, 'Schedule');
  await platform.act(scope, (work) => release(work, orderId));
}

async function release(work: Work, orderId: number): Promise<void> {
  const released = await createRelease(work, orderId);
  if (!released) return;
  const row = await findOrderRow(work.tx, work.scope, { id: orderId });
  if (!row) throw notFoundIn(work.scope, 'order');
  work.emit({
    kind: 'order.released',
    ...released,
    released: true,
    title: `Order ${released.orderNumber} is due`,
    shortDescription: describeArrival(row, work.scope),
  });
  work.audit({
    action: 'order.release',
    entity: 'order',
    entityId: orderId,
    subject: released.orderNumber,
  });
}
