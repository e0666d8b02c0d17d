import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { clockTime, formatMoney } from '@counter/contract/shared';
import { minDeliveryFee } from '@counter/contract/store';
import type { PublicStore, Quote } from '@counter/contract/storefront';
import { now } from '@counter/browser/clock';
import { Choice } from '../ui/choice.tsx';
import { scheduledWords } from '../ways/scheduled-words.ts';
import { WaySwitch } from '../ways/way-switch.tsx';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface WaySectionProps {
  store: PublicStore;
  method: DeliveryMethod;
  scheduledAt: string | null;
  /** The quote, which says when an order placed now is ready; undefined until it has loaded. */
  quote: Quote | undefined;
  onMethod: (method: DeliveryMethod) => void;
}

/** Shows how and when the order is handed over. Both can be changed. */
export function WaySection({ store, method, scheduledAt, quote, onMethod }: WaySectionProps) {
  const deliveries = store.deliveryMethods.filter((one) => wayOf(one) === 'DELIVERY');
  const isPickup = wayOf(method) === 'PICKUP';
  return (
    <section className={classes.card} aria-labelledby="how">
      <h2 id="how">{isPickup ? text.pickup : text.delivery}</h2>
      <WaySwitch store={store} minutes={quote?.preparationMinutes} />
      {isPickup || deliveries.length < 2 ? null : (
        <div role="radiogroup" aria-label={text.kindOfDelivery} className={classes.choices}>
          {deliveries.map((one) => (
            <Choice
              key={one}
              name="kind"
              {...wordsOf(one, store)}
              checked={one === method}
              onChoose={() => onMethod(one)}
            />
          ))}
        </div>
      )}
      <dl className={classes.handover}>
        <dt>{text.when}</dt>
        <dd>{whenWords(store, isPickup, scheduledAt, quote)}</dd>
        {isPickup ? (
          <>
            <dt>{text.where}</dt>
            <dd>
              {store.address}
              {store.pickupInstructions === '' ? null : (
                <span className={classes.told}> {store.pickupInstructions}</span>
              )}
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function whenWords(
  store: PublicStore,
  isPickup: boolean,
  scheduledAt: string | null,
  quote: Quote | undefined,
): string {
  if (scheduledAt !== null) {
    const { day, time } = scheduledWords(scheduledAt, now(), store);
    return text.scheduledFor(day, time);
  }
  if (!quote) return text.asSoonAsPossible;
  if (quote.problems.some(({ code }) => code === 'STORE_CLOSED')) {
    return store.opening.ahead ? text.closedUntilLater : text.closedNow;
  }
  const soon = clockTime(new Date(quote.readyAt), store);
  return isPickup ? text.readyAbout(soon) : text.leavesAbout(soon);
}

function wordsOf(method: DeliveryMethod, store: PublicStore) {
  const least = minDeliveryFee(store.deliveryFees, [method]) ?? 0;
  // Keeps the amount on one line.
  const money = formatMoney(least, store.currency).replace(' ', '\u00A0');
  const price = least === 0 ? text.free : text.from(money);
  return method === 'POOLED'
    ? { label: text.shared, hint: text.sharedHint(price) }
    : { label: text.direct, hint: text.directHint(price) };
}
