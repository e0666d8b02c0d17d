import { orderStatusLabel, type Order } from '@counter/contract/orders';
import { memo } from 'react';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { groupOf } from '../today/order-groups.ts';
import { statusTone } from './order-words.ts';
import { text } from '../orders.text.ts';

/** The status of an order; scheduled ones show their time. */
export const OrderStatusBadge = memo(function OrderStatusBadge({ order }: { order: Order }) {
  const { timeZone } = useCurrentStore();
  const later = useAtNow((now) => groupOf(order, now) === 'later') && order.scheduledAt !== null;
  if (later)
    return (
      <StatusBadge tone="scheduled">
        {text.scheduled(timeOrDay(order.scheduledAt ?? order.releasedAt, timeZone))}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={statusTone(order.status)}>{orderStatusLabel(order.status)}</StatusBadge>
  );
});
