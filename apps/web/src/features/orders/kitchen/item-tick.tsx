import type { Order, OrderItem } from '@counter/contract/orders';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { now } from '../../../lib/clock.ts';
import { formatTime } from '../../../lib/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useTickItems } from './tick-items.queries.ts';
import { kitchenText } from './kitchen.text.ts';
import classes from './kitchen.module.css';

interface ItemTickProps {
  order: Order;
  item: OrderItem;
  /** The item as it is shown. */
  children: ReactNode;
}

/** An item that is ticked where it is made, for as long as its order is in preparation. */
export function ItemTick({ order, item, children }: ItemTickProps) {
  const { can, timeZone } = useCurrentStore();
  const { mutate } = useTickItems();
  if (order.status !== 'STORE_ACCEPTED' || !can('orders:move')) return children;
  const { quantity, name, options, made, line } = item;
  const words = kitchenText.item(
    quantity,
    name,
    options.map((option) => option.name),
  );
  return (
    <button
      type="button"
      className={classes.tick}
      aria-pressed={made !== null}
      aria-label={kitchenText.tick(words, order.orderNumber)}
      title={made ? kitchenText.madeBy(made.by, formatTime(made.at, timeZone)) : undefined}
      onClick={() =>
        mutate({ order, lines: [line], made: !made, at: new Date(now()).toISOString() })
      }
    >
      <span className={classes.box} aria-hidden>
        {made ? <IconCheck size={18} stroke={3} /> : null}
      </span>
      {children}
    </button>
  );
}
