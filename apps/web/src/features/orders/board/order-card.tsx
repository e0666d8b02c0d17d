import { deliveryMethodLabel, type Order, type OrderItem } from '@counter/contract/orders';
import { IconMessage } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { isMade } from '../kitchen/is-made.ts';
import { ItemTick } from '../kitchen/item-tick.tsx';
import { KitchenFoot } from '../kitchen/kitchen-foot.tsx';
import { useBoardStation } from '../stations/board-station.tsx';
import { ElsewhereLine } from '../stations/elsewhere-line.tsx';
import { QueuedNote } from '../offline/queued-note.tsx';
import { splitItems } from '../stations/split-items.ts';
import { StationFoot } from '../stations/station-foot.tsx';
import { useOpenOrder } from '../address/orders-address.tsx';
import { NextStep } from '../next-step/next-step.tsx';
import { countItems } from '../display/order-words.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { TimeLeft } from './time-left.tsx';

interface OrderCardProps {
  order: Order;
  late: boolean;
  /** True if the order has left this column and its card only keeps the place. */
  left: boolean;
  /** True if it is selected by keyboard. */
  active: boolean;
}

/** A card with a whole order, readable from a distance, and its next step. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, late, left, active } = props;
  const open = useOpenOrder();
  const { timeZone } = useCurrentStore();
  const { orderNumber, customer, deliveryMethod, rider, estimatedPickupTime, note } = order;
  const shown = useBoardStation();
  const split = shown && splitItems(order.items, shown);
  const items = split?.own ?? order.items;
  const isDone = isMade(order);
  const method = deliveryMethodLabel(deliveryMethod);
  const due = boardText.due(timeOrDay(estimatedPickupTime, timeZone));
  const facts = [method, rider?.name, countItems(order), due].filter((fact) => fact !== undefined);
  return (
    <li
      className={classes.card}
      data-status={order.status}
      data-late={late || undefined}
      data-left={left || undefined}
      data-made={isDone || undefined}
      data-active={active || undefined}
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
        <strong>{customer}</strong>
        {facts.map((fact) => (
          // Wraps between facts, not within one.
          <Fragment key={fact}>
            {' · '}
            <span className={classes.fact}>{fact}</span>
          </Fragment>
        ))}
        {order.changes > 0 ? (
          <>
            {' '}
            · <strong>{boardText.changed}</strong>
          </>
        ) : null}
      </p>
      <ul className={classes.items}>
        {items.map((item) => (
          <Item key={item.line} order={order} item={item} />
        ))}
      </ul>
      {split ? <ElsewhereLine elsewhere={split.elsewhere} /> : null}
      {note === '' ? null : <Note>{note}</Note>}
      <QueuedNote order={order} />
      {shown && order.status === 'STORE_ACCEPTED' && !isDone ? (
        <StationFoot order={order} station={shown.station.name} own={items} />
      ) : (
        <>
          {isDone || order.status === 'READY' ? <KitchenFoot order={order} /> : null}
          <NextStep order={order} place="card" />
        </>
      )}
    </li>
  );
});

function Item({ order, item }: { order: Order; item: OrderItem }) {
  return (
    <li className={classes.item}>
      <ItemTick order={order} item={item}>
        <ItemWords item={item} />
      </ItemTick>
    </li>
  );
}

function ItemWords({
  item: { quantity, name, options, specialInstructions },
}: {
  item: OrderItem;
}) {
  return (
    <>
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
    </>
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
