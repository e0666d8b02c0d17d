import { orderStatusLabel, type CustomerOrders as Found } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import classes from './customer-orders.module.css';
import { useCustomerOrders } from './customer-orders.queries.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { statusTone } from '../display/order-words.ts';
import { customerText } from './customer-orders.text.ts';

/** Lists a customer's recent orders and favorite items, with links. */
export function CustomerOrders({ customerId }: { customerId: number }) {
  const query = useCustomerOrders(customerId);
  if (!query.data) return <DrawerWaiting what={customerText.listOfOrders} query={query} />;
  const { favourites, latest, formerNames } = query.data;
  if (latest.length === 0) return null;
  return (
    <>
      {favourites.length > 0 ? <Favourites favourites={favourites} /> : null}
      <section aria-label={customerText.lastOrders}>
        <h3 className={classes.heading}>{customerText.lastOrders}</h3>
        <ul className={classes.list}>
          {latest.map((order) => (
            <Order key={order.orderNumber} order={order} />
          ))}
        </ul>
        {formerNames.length > 0 ? (
          <p className={classes.meta}>{customerText.alsoOrderedAs(formerNames.join(', '))}</p>
        ) : null}
      </section>
    </>
  );
}

function Favourites({ favourites }: Pick<Found, 'favourites'>) {
  return (
    <section aria-label={customerText.favoriteItems}>
      <h3 className={classes.heading}>{customerText.favoriteItems}</h3>
      <ul className={classes.list}>
        {favourites.map(({ name, orders }) => (
          <li key={name} className={classes.line}>
            <span>{name}</span>
            <span className={classes.meta}>
              {orders === 1 ? customerText.once : customerText.inOrders(orders)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Order({ order }: { order: Found['latest'][number] }) {
  const { currency, can } = useCurrentStore();
  const { orderNumber, status, placedAt, totalItems, subtotal } = order;
  return (
    <li className={classes.line}>
      <span>
        {can('orders:read') ? (
          <TextLink to="/dashboard/orders/$orderNumber" params={{ orderNumber }}>
            {orderNumber}
          </TextLink>
        ) : (
          orderNumber
        )}{' '}
        <StatusBadge tone={statusTone(status)}>{orderStatusLabel(status)}</StatusBadge>
      </span>
      {subtotal === undefined ? null : (
        <strong className={classes.money}>
          {customerText.subtotal(formatMoney(subtotal, currency))}
        </strong>
      )}
      <span className={classes.meta}>
        <Instant at={placedAt} /> · {customerText.items(totalItems)}
      </span>
    </li>
  );
}
