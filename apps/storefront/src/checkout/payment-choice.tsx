import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import classes from './checkout.module.css';

/** How the order is paid. */
export function PaymentChoice({ method }: { method: DeliveryMethod }) {
  return (
    <section className={classes.card} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      <p>
        {wayOf(method) === 'PICKUP'
          ? 'You pay at the counter when you pick it up.'
          : 'You pay when it is brought to you.'}
      </p>
    </section>
  );
}
