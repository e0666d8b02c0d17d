import { dialAddress } from '@counter/browser/dial-address';
import { wayOf } from '@counter/contract/orders';
import { addressLine, spokenTime } from '@counter/contract/shared';
import { pictureUrl } from '@counter/contract/files';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { readablePhone } from '../lib/phone.ts';
import { OwnReview } from '../reviews/own-review.tsx';
import buttonClasses from '../ui/button.module.css';
import classes from './order-page.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderHero } from './order-hero.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useFollowedOrder } from './use-followed-order.ts';
import { text as sentences } from './tracking.text.ts';

interface OrderPageProps {
  store: PublicStore;
  order: TrackedOrder;
  token: string;
}

/** The page where a customer follows an order. */
export function OrderPage({ store, order: initial, token }: OrderPageProps) {
  const { order, isLive, show } = useFollowedOrder(store, token, initial);
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        {store.image ? (
          <img
            className={classes.logo}
            src={pictureUrl(store.image, 'small')}
            alt=""
            width={40}
            height={40}
          />
        ) : null}
        <p>{sentences.order(store.name, <strong>{order.orderNumber}</strong>)}</p>
      </header>
      <OrderHero store={store} order={order} isLive={isLive} />
      <HandoffCode order={order} />
      <OrderSteps order={order} store={store} />
      <WhereItGoes store={store} order={order} />
      {order.status === 'COMPLETED' ? <OwnReview store={store} token={token} /> : null}
      <OrderReceipt store={store} order={order} />
      <OrderActions store={store} order={order} token={token} onCancelled={show} />
      <Contact store={store} />
      <nav className={classes.ways} aria-label={sentences.further}>
        <a href={`/s/${store.storeUrl}`}>{sentences.backToMenu}</a>
        <a href={`/s/${store.storeUrl}/orders`}>{sentences.yourOrders}</a>
      </nav>
    </main>
  );
}

function HandoffCode({ order: { handoffCode, deliveryMethod } }: Pick<OrderPageProps, 'order'>) {
  if (!handoffCode) return null;
  const isPickup = wayOf(deliveryMethod) === 'PICKUP';
  return (
    <p className={`${classes.card} ${classes.handoff}`}>
      {isPickup ? sentences.sayCode : sentences.tellCode}{' '}
      <strong className={classes.code}>{handoffCode}</strong>
    </p>
  );
}

function WhereItGoes({ store, order }: Pick<OrderPageProps, 'store' | 'order'>) {
  const { deliveryAddress, pickupInstructions, scheduledAt, note } = order;
  // A canceled order has no destination.
  if (order.status === 'STORE_REJECT' || order.status === 'EXPIRED') return null;
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  const isPickedUp = isPickup && order.status === 'COMPLETED';
  return (
    <section className={classes.card} aria-labelledby="where">
      <h2 id="where">{isPickup ? pickupTitle(isPickedUp) : sentences.delivery}</h2>
      {deliveryAddress ? (
        <p>
          {addressLine(deliveryAddress)}
          {deliveryAddress.instructions ? (
            <span className={classes.muted}> · {deliveryAddress.instructions}</span>
          ) : null}
        </p>
      ) : (
        <p>{store.address}</p>
      )}
      {scheduledAt ? (
        <p>
          {sentences.scheduledForTime(
            spokenTime(new Date(scheduledAt), new Date(order.placedAt), store),
          )}
        </p>
      ) : null}
      {pickupInstructions && !isPickedUp ? (
        <p className={classes.told}>{pickupInstructions}</p>
      ) : null}
      {note ? <p className={classes.muted}>{sentences.yourNote(note)}</p> : null}
    </section>
  );
}

function pickupTitle(isPickedUp: boolean): string {
  return isPickedUp ? sentences.pickedUpAt : sentences.pickItUpAt;
}

/** The store's contact details for questions about this order. */
function Contact({ store: { storeUrl, phoneNumber } }: Pick<OrderPageProps, 'store'>) {
  return (
    <section className={`${classes.card} ${classes.contact}`} aria-labelledby="contact">
      <h2 id="contact">{sentences.questions}</h2>
      <div className={classes.actions}>
        {phoneNumber === '' ? null : (
          <a className={buttonClasses.button} href={dialAddress(phoneNumber)}>
            {sentences.call(readablePhone(phoneNumber))}
          </a>
        )}
        <a className={buttonClasses.button} href={`/s/${storeUrl}/ask`}>
          {sentences.askStore}
        </a>
      </div>
    </section>
  );
}
