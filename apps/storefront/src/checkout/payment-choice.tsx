import { paymentLabel, wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { Choice } from '../ui/choice.tsx';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface PaymentChoiceProps {
  method: DeliveryMethod;
  takesCards: boolean;
  byCard: boolean;
  onChange: (byCard: boolean) => void;
}

/** The choice of a payment method. */
export function PaymentChoice({ method, takesCards, byCard, onChange }: PaymentChoiceProps) {
  const isPickup = wayOf(method) === 'PICKUP';
  const words = isPickup ? text.payAtCounterHint : text.payOnDeliveryHint;
  return (
    <section className={classes.card} aria-labelledby="payment">
      <h2 id="payment">{text.payment}</h2>
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
            hint={text.payByCardHint}
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
