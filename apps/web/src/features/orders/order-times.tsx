import { deadlineOf, isReleased, openStatuses, type Order } from '@counter/contract/orders';
import { memo } from 'react';
import { formatTime } from '../../lib/days.ts';
import { Age } from '../../ui/display/age.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { Until } from '../../ui/display/relative-time.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** Returns true while an order needs action. */
export function isOpen({ status }: Order): boolean {
  return openStatuses.includes(status);
}

/** Shows how old an order is against its deadline; renders nothing once it is finished. */
export const OrderAge = memo(function OrderAge({ order }: { order: Order }) {
  const released = isReleased(order, useNow());
  if (!isOpen(order) || !released) return null;
  return <Age since={order.releasedAt} due={deadlineOf(order)} />;
});

/** Shows the pickup time, and while the order is open, how far away it is. */
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
