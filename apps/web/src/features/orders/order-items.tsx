import type { Order, OrderItem } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { IconMessage, IconToolsKitchen2 } from '@tabler/icons-react';
import classes from './order-drawer.module.css';
import { countItems } from './order-words.ts';

/** What has to be made, line by line. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section aria-label="Items">
      <h3 className={classes.heading}>{countItems(order)}</h3>
      <ul className={classes.items}>
        {order.items.map((item, index) => (
          // A basket may hold the same product twice, and its lines never change places.
          <ItemLine key={index} item={item} currency={order.currency} />
        ))}
      </ul>
    </section>
  );
}

function ItemLine({ item, currency }: { item: OrderItem; currency: string }) {
  return (
    <li className={classes.item}>
      <Picture source={item.image} />
      <span className={classes.quantity}>{item.quantity} ×</span>
      <div className={classes.what}>
        <span className={classes.name}>{item.name}</span>
        {item.options.map(({ group, name, price }) => (
          <span key={`${group} ${name}`} className={classes.option}>
            {group}: {name}{' '}
            {price === 0 ? null : (
              <span className={classes.money}>(+ {formatMoney(price, currency)})</span>
            )}
          </span>
        ))}
        {item.specialInstructions === '' ? null : (
          <span className={classes.instructions}>
            <IconMessage size={16} aria-hidden />
            {item.specialInstructions}
          </span>
        )}
      </div>
      <span className={classes.money}>{item.totalQuantityPriceStr}</span>
    </li>
  );
}

/** The room for it is there at once, and stays when there is no picture. */
function Picture({ source }: { source: string | null }) {
  return (
    <span className={classes.picture}>
      {source === null ? (
        <IconToolsKitchen2 size={20} stroke={1.5} aria-hidden />
      ) : (
        <img src={source} alt="" width={40} height={40} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
