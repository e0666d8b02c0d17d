import { groupItems, type Order, type OrderItem } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { IconDiscount2, IconMessage, IconToolsKitchen2 } from '@tabler/icons-react';
import { Fragment, Suspense, useState } from 'react';
import { ChangeItemsButton } from '../change-items/change-items-button.tsx';
import { ItemTick } from '../kitchen/item-tick.tsx';
import classes from './order-drawer.module.css';
import { countItems } from '../display/order-words.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { text } from '../orders.text.ts';

// The menu's availability may load after the order. Without a connection, show the order without it.
const loadAvailability = async () => import('./item-availability.tsx').catch(() => undefined);
const OffMark = lazyPart(async () => ({ default: (await loadAvailability())?.OffMark ?? Nothing }));
const ItemMenu = lazyPart(async () => ({
  default: (await loadAvailability())?.ItemMenu ?? Nothing,
}));

const RefundItem = lazyPart(async () => ({
  default: (await import('./refund-item.tsx').catch(() => undefined))?.RefundItem ?? Nothing,
}));

function Nothing() {
  return null;
}

/** Lists the items of an order. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section aria-label={text.itemsLabel}>
      <div className={classes.itemsHead}>
        <h3>{countItems(order)}</h3>
        <ChangeItemsButton order={order} />
      </div>
      <ul className={classes.items}>
        {groupItems(order.items).map(({ deal, items }, index) => {
          const lines = items.map((item) => <ItemLine key={item.line} order={order} item={item} />);
          if (!deal) return <Fragment key={index}>{lines}</Fragment>;
          const name = `${deal.quantity} × ${deal.name}`;
          return (
            <li key={index} className={classes.deal}>
              <span className={classes.dealName}>
                <IconDiscount2 size={16} stroke={1.75} aria-hidden />
                {name}
              </span>
              <ul className={classes.items} aria-label={name}>
                {lines}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ItemLine({ order, item }: { order: Order; item: OrderItem }) {
  return (
    <li className={classes.item}>
      <Picture source={item.image} />
      <ItemTick order={order} item={item} brief>
        <span className={classes.quantity}>{item.quantity} ×</span>
      </ItemTick>
      <div className={classes.what}>
        <span className={classes.name}>{item.name}</span>
        <Suspense>
          <OffMark item={item} />
        </Suspense>
        {item.options.map(({ group, name, price }) => (
          <span key={`${group} ${name}`} className={classes.option}>
            {group}: {name}{' '}
            {price === 0 ? null : (
              <span className={classes.money}>(+ {formatMoney(price, order.currency)})</span>
            )}
          </span>
        ))}
        {order.status === 'COMPLETED' ? (
          <Suspense>
            <RefundItem order={order} item={item} />
          </Suspense>
        ) : null}
      </div>
      <span className={classes.itemMenu}>
        <Suspense>
          <ItemMenu item={item} />
        </Suspense>
      </span>
      <span className={classes.itemPrice}>{item.totalQuantityPriceStr}</span>
      {item.specialInstructions === '' ? null : (
        <span className={classes.instructions}>
          <IconMessage size={16} aria-hidden />
          {item.specialInstructions}
        </span>
      )}
    </li>
  );
}

/** The item's picture. Its space stays reserved if there is none or it can't be loaded. */
function Picture({ source }: { source: string | null }) {
  const [missing, setMissing] = useState<string>();
  const known = source !== null && source !== missing;
  return (
    <span className={classes.picture}>
      {known ? (
        <img
          src={source}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(source)}
        />
      ) : (
        <IconToolsKitchen2 size={20} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
