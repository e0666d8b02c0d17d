import { orderStatusLabel, type Order } from '@counter/contract/orders';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { readOrder } from './delaying.service.ts';
import type { OrderRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { tickLines, type TickWrite } from './ticking.repository.ts';

/**
 * Ticks items of an order in preparation as made, or unticks them, and returns the order. Ticking a ticked item changes
 * nothing, nor does any tick once the order is ready.
 * @throws ProblemError NOT_FOUND if the store has no such order or item, CONFLICT for an order that is new, cancelled
 * or expired
 */
export async function tickItems(work: Work, asked: TickWrite): Promise<Order> {
  const before = await readOrder(work, asked.orderId);
  const { id: orderId, orderNumber, status } = before;
  if (status === 'READY' || status === 'COMPLETED') return toOrder(before);
  checkTicked(before, asked);
  if ((await tickLines(work, asked)) === 0) return toOrder(before);
  work.emit({ kind: 'order.ticked', orderId, orderNumber, status });
  return toOrder(await readOrder(work, orderId));
}

function checkTicked({ orderNumber, status, items }: OrderRow, { lines }: TickWrite): void {
  if (status !== 'STORE_ACCEPTED') {
    const why = status === 'NEW' ? ' Accept it first.' : '';
    throw new ProblemError(
      'CONFLICT',
      `Order ${orderNumber} is ${orderStatusLabel(status)}.${why}`,
    );
  }
  if (lines.some((wanted) => !items.some(({ line }) => line === wanted))) {
    throw new ProblemError('NOT_FOUND', `Order ${orderNumber} has no such item.`);
  }
}
