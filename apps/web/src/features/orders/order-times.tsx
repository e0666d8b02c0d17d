import { openStatuses, type Order } from '@counter/contract/orders';
import { memo } from 'react';
import { formatTime } from '../../lib/days.ts';
import { Age } from '../../ui/display/age.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { Until } from '../../ui/display/relative-time.tsx';
import { useNow } from '../../ui/browser/use-now.ts';
import { isReleased } from './order-groups.ts';

/** Whether somebody still has to do something about an order. */
export function isOpen({ status }: Order): boolean {
  return openStatuses.includes(status);
}

/** How long the kitchen has known of an order, against what was promised; nothing once it is over. */
export const OrderAge = memo(function OrderAge({ order }: { order: Order }) {
  const released = isReleased(order, useNow());
  if (!isOpen(order) || !released) return null;
  return <Age since={order.releasedAt} due={order.estimatedPickupTime} />;
});

/** When an order is picked up: the time, and how far away that is while it is open. */
export const PickupTime = memo(function PickupTime({ order }: { order: Order }) {
  const at = order.estimatedPickupTime;
  const time = <Instant at={at} format={formatTime} />;
  if (!isOpen(order)) return time;
  return (
    <>
      {time} <Until at={at} />
    </>
  );
});
