import { isPrepaid } from '@counter/contract/orders';
import { formatMoney, spokenTime } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { useNow } from '../lib/use-now.ts';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import classes from './order-page.module.css';
import { isOnItsWay } from './order-words.ts';
import { placedWords } from './placed-words.ts';
import { paymentWords } from './payment-words.ts';
import { text as sentences } from './tracking.text.ts';

interface OrderReceiptProps {
  store: PublicStore;
  order: TrackedOrder;
}

/** The receipt of an order: its items, changes and amounts. */
export function OrderReceipt({ store, order }: OrderReceiptProps) {
  const now = useNow();
  const money = (amount: number): string => formatMoney(amount, order.currency);
  return (
    <section className={classes.card} aria-labelledby="what">
      <div className={classes.receiptHead}>
        <h2 id="what">{sentences.yourOrder}</h2>
        <Button look="quiet" className={classes.print} onClick={() => window.print()}>
          {sentences.printReceipt}
        </Button>
      </div>
      <p className={classes.muted}>{placedWords(order, store)}</p>
      <ul className={classes.items}>
        {order.items.map(({ name, quantity, details, total }, place) => (
          <li key={place} className={classes.item}>
            <span className={classes.quantity}>{quantity} ×</span>
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
          <Amount label={sentences.refunded} text={money(order.refunded)} />
        ) : null}
      </dl>
      <p className={classes.muted}>{paymentWords(order, isOnItsWay(order, now))}</p>
    </section>
  );
}

/** The items that the store has changed, and when. */
function Changes({ store, order: { changed, placedAt } }: OrderReceiptProps) {
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
