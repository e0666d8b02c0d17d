import { isPrepaid, wayOf } from '@counter/contract/orders';
import { formatMoney, spokenTime, addressLine } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { dialAddress, readablePhone } from '../lib/phone.ts';
import { OwnReview } from '../reviews/own-review.tsx';
import { Amount } from '../ui/amount.tsx';
import classes from './order-page.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderSteps } from './order-steps.tsx';
import { paymentWords } from './payment-words.ts';
import { headlineOf } from './order-words.ts';
import { useFollowedOrder } from './use-followed-order.ts';
import { text as sentences } from './tracking.text.ts';

interface OrderPageProps {
  store: PublicStore;
  order: TrackedOrder;
  token: string;
}

/** An order as its customer follows it. */
export function OrderPage({ store, order: initial, token }: OrderPageProps) {
  const { order, isLive, show } = useFollowedOrder(store, token, initial);
  const { headline, words } = headlineOf(order, store);
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <p className={classes.muted}>
          {sentences.order(store.name, <strong>{order.orderNumber}</strong>)}
        </p>
        <div aria-live="polite" className={classes.header}>
          <h1 className={classes.title}>{headline}</h1>
          {words === '' ? null : <p>{words}</p>}
        </div>
        {isLive ? <p className={classes.live}>{sentences.thisPageFollowsYourOrder}</p> : null}
      </header>
      <OrderSteps order={order} store={store} />
      {order.status === 'COMPLETED' ? <OwnReview store={store} token={token} /> : null}
      <WhereItGoes store={store} order={order} />
      <WhatIsInIt store={store} order={order} />
      <OrderActions store={store} order={order} token={token} onCancelled={show} />
      <nav className={classes.ways} aria-label={sentences.further}>
        <a href={`/s/${store.storeUrl}`}>{sentences.backToMenu}</a>
        <a href={`/s/${store.storeUrl}/orders`}>{sentences.yourOrders}</a>
      </nav>
    </main>
  );
}

function WhereItGoes({ store, order }: Pick<OrderPageProps, 'store' | 'order'>) {
  const { deliveryAddress, handoffCode, pickupInstructions, scheduledAt, note } = order;
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  return (
    <section className={classes.card} aria-labelledby="where">
      <h2 id="where">{isPickup ? sentences.pickItUpAt : sentences.delivery}</h2>
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
          {sentences.wanted(spokenTime(new Date(scheduledAt), new Date(order.placedAt), store))}
        </p>
      ) : null}
      {handoffCode ? (
        <p>
          {isPickup ? sentences.sayCode : sentences.tellCode}{' '}
          <strong className={classes.code}>{handoffCode}</strong>
        </p>
      ) : null}
      {pickupInstructions ? <p className={classes.told}>{pickupInstructions}</p> : null}
      {note ? <p className={classes.muted}>{sentences.yourNote(note)}</p> : null}
      {store.phoneNumber ? (
        <p>
          {sentences.questionsCall(
            <a href={dialAddress(store.phoneNumber)}>{readablePhone(store.phoneNumber)}</a>,
          )}
        </p>
      ) : null}
    </section>
  );
}

function WhatIsInIt({ store, order }: Pick<OrderPageProps, 'store' | 'order'>) {
  const money = (amount: number): string => formatMoney(amount, order.currency);
  return (
    <section className={classes.card} aria-labelledby="what">
      <h2 id="what">{sentences.yourOrder}</h2>
      <ul className={classes.items}>
        {order.items.map(({ name, quantity, details, total }, place) => (
          <li key={place} className={classes.item}>
            <span>{quantity} ×</span>
            <span>
              {name}
              {details.map((text) => (
                <span key={text} className={classes.detail}>
                  {text}
                </span>
              ))}
            </span>
            <span className={classes.money}>{money(total)}</span>
          </li>
        ))}
      </ul>
      <Changes store={store} order={order} />
      <dl className={classes.amounts}>
        <Amount label={sentences.subtotal} text={money(order.subtotal)} />
        {order.discount > 0 ? (
          <Amount label={sentences.discount} text={`− ${money(order.discount)}`} />
        ) : null}
        <Amount label={sentences.tax} text={money(order.tax)} />
        {order.tip > 0 ? <Amount label={sentences.tip} text={money(order.tip)} /> : null}
        {order.deliveryFee > 0 ? (
          <Amount label={sentences.delivery} text={money(order.deliveryFee)} />
        ) : null}
        <Amount label={sentences.total} text={money(order.total)} strong />
        {order.reduced > 0 && isPrepaid(order.payment) ? (
          <Amount label={sentences.refundedForChanges} text={money(order.reduced)} />
        ) : null}
        {order.refunded > 0 ? (
          <Amount label={sentences.givenBack} text={money(order.refunded)} />
        ) : null}
      </dl>
      <p className={classes.muted}>{paymentWords(order)}</p>
    </section>
  );
}

/** The items that the store changed, and when. */
function Changes({ store, order: { changed, placedAt } }: Pick<OrderPageProps, 'store' | 'order'>) {
  if (changed.length === 0) return null;
  return (
    <div>
      <h3 className={classes.changedTitle}>{sentences.changedByStore}</h3>
      <ul className={classes.changes}>
        {changed.map(({ at, words }) => (
          <li key={at}>
            {words}{' '}
            <time className={classes.muted} dateTime={at}>
              {sentences.changedAt(spokenTime(new Date(at), new Date(placedAt), store))}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
