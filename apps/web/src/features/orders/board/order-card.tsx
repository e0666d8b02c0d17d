import { deliveryMethodLabel, type Order, type OrderItem } from '@counter/contract/orders';
import { IconMessage } from '@tabler/icons-react';
import { memo } from 'react';
import { timeOrDay } from '../../../lib/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useOrdersAddress } from '../orders-address.tsx';
import { countItems } from '../order-words.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { CardActions } from './card-actions.tsx';
import { TimeLeft } from './time-left.tsx';

interface OrderCardProps {
  order: Order;
  late: boolean;
  /** The order has left this column, and its card only holds the place. */
  left: boolean;
}

/** An order on the board: all of it, readable from afar, with its one next step. */
export const OrderCard = memo(function OrderCard({ order, late, left }: OrderCardProps) {
  const { open } = useOrdersAddress();
  const { timeZone } = useCurrentStore();
  const { orderNumber, customer, deliveryMethod, rider, estimatedPickupTime, items, note } = order;
  const method = deliveryMethodLabel(deliveryMethod);
  const due = boardText.due(timeOrDay(estimatedPickupTime, timeZone));
  const facts = [method, rider?.name, countItems(order), due].filter((fact) => fact !== undefined);
  return (
    <li
      className={classes.card}
      data-status={order.status}
      data-late={late || undefined}
      data-left={left || undefined}
      inert={left}
      aria-label={orderNumber}
    >
      <div className={classes.head}>
        <button
          type="button"
          className={classes.number}
          aria-label={boardText.open(orderNumber)}
          onClick={() => open(orderNumber)}
        >
          {orderNumber}
        </button>
        <TimeLeft order={order} />
      </div>
      <p className={classes.facts}>
        <strong>{customer}</strong> · {facts.join(' · ')}
      </p>
      <ul className={classes.items}>
        {items.map((item, place) => (
          // A basket may hold the same product twice, and its lines never change places.
          <Item key={place} item={item} />
        ))}
      </ul>
      {note === '' ? null : <Note>{note}</Note>}
      <CardActions order={order} />
    </li>
  );
});

function Item({ item: { quantity, name, options, specialInstructions } }: { item: OrderItem }) {
  return (
    <li className={classes.item}>
      <span className={classes.quantity}>{quantity}×</span>
      <span className={classes.what}>
        {name}
        {options.length === 0 ? null : (
          <span className={classes.options}>
            {options.map((option) => option.name).join(' · ')}
          </span>
        )}
        {specialInstructions === '' ? null : <Note>{specialInstructions}</Note>}
      </span>
    </li>
  );
}

function Note({ children }: { children: string }) {
  return (
    <span className={classes.note}>
      <IconMessage size={16} aria-hidden />
      {children}
    </span>
  );
}
