import { paymentLabel, wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { Choice } from '../ui/choice.tsx';
import classes from './checkout.module.css';

interface PaymentChoiceProps {
  method: DeliveryMethod;
  takesCards: boolean;
  byCard: boolean;
  onChange: (byCard: boolean) => void;
}

/** The choice of a way to pay. */
export function PaymentChoice({ method, takesCards, byCard, onChange }: PaymentChoiceProps) {
  const isPickup = wayOf(method) === 'PICKUP';
  const words = isPickup
    ? 'You pay at the counter when you pick it up.'
    : 'You pay when it is brought to you.';
  return (
    <section className={classes.card} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      {takesCards ? (
        <div role="radiogroup" aria-labelledby="payment" className={classes.choices}>
          <Choice
            name="payment"
            label={paymentLabel(isPickup ? 'AT_COUNTER' : 'ON_DELIVERY')}
            hint={words}
            checked={!byCard}
            onChoose={() => onChange(false)}
          />
          <Choice
            name="payment"
            label={paymentLabel('CARD')}
            hint="On a secure page of Stripe. Your card is charged when the store accepts."
            checked={byCard}
            onChoose={() => onChange(true)}
          />
        </div>
      ) : (
        <p>{words}</p>
      )}
    </section>
  );
}
