import type { Order, OrderItem } from '@counter/contract/orders';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { stepText } from '../next-step/next-step.text.ts';
import { isRefundable } from './order-actions.tsx';
import classes from './order-drawer.module.css';
import { drawerText } from './order-drawer.text.ts';

interface RefundItemProps {
  order: Order;
  item: OrderItem;
}

/** Links to the prefilled refund of one item of a completed order. Hidden without the permission. */
export function RefundItem({ order, item }: RefundItemProps) {
  const { can } = useCurrentStore();
  if (!isRefundable(order) || !can('adjustments:write')) return null;
  return (
    <span className={classes.option}>
      <TextLink
        to="/dashboard/issue-adjustment"
        search={{ order: order.orderNumber, line: item.line }}
        aria-label={stepText.labelOf(drawerText.refund, item.name)}
      >
        {drawerText.refund}
      </TextLink>
    </span>
  );
}
