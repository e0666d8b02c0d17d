import type { Order, OrderItem } from '@counter/contract/orders';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useTickItems } from './use-tick-items.ts';
import { kitchenText } from './kitchen.text.ts';
import classes from './kitchen.module.css';

interface ItemTickProps {
  order: Order;
  item: OrderItem;
  /** The item's content. */
  children: ReactNode;
  /** True if only the quantity is shown. */
  brief?: boolean;
}

/** An item with a checkbox to tick it as made, while its order is in preparation. */
export function ItemTick({ order, item, children, brief = false }: ItemTickProps) {
  const { can, timeZone } = useCurrentStore();
  const tick = useTickItems();
  if (order.status !== 'STORE_ACCEPTED' || !can('orders:move')) return children;
  const { name, made, line } = item;
  return (
    <button
      type="button"
      className={classes.tick}
      aria-pressed={made !== null}
      title={made ? kitchenText.madeBy(made.by, formatTime(made.at, timeZone)) : undefined}
      onClick={() => tick(order, [line], !made)}
    >
      <span className={classes.box} aria-hidden>
        {made ? <IconCheck size={18} stroke={3} /> : null}
      </span>
      {children}
      <VisuallyHidden>
        {brief
          ? kitchenText.itemOf(name, order.orderNumber)
          : kitchenText.ofOrder(order.orderNumber)}
      </VisuallyHidden>
    </button>
  );
}
