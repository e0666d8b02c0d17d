import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { minDeliveryFee } from '@counter/contract/store';
import type { PublicStore } from '@counter/contract/storefront';
import { methodOf } from '../checkout/draft.ts';
import { useDraft } from '../checkout/use-draft.ts';
import classes from './method-switch.module.css';
import { text } from './menu.text.ts';

/** Chooses between pickup and delivery before the checkout, which begins with it. */
export function MethodSwitch({ store }: { store: PublicStore }) {
  const [draft, change] = useDraft(store.storeUrl);
  const ways = waysOf(store);
  if (ways.length < 2) return null;
  const chosen = wayOf(methodOf(draft, store));
  return (
    <div role="radiogroup" aria-label={text.pickupOrDelivery} className={classes.switch}>
      {ways.map((method) => (
        <label key={method} className={classes.way}>
          <input
            type="radio"
            name="way"
            checked={wayOf(method) === chosen}
            onChange={() => change({ deliveryMethod: method, scheduledAt: null })}
          />
          {wordsFor(method, store)}
        </label>
      ))}
    </div>
  );
}

/** Lists a method for each way that the store offers, pickup first. */
export function waysOf({
  deliveryMethods,
}: Pick<PublicStore, 'deliveryMethods'>): DeliveryMethod[] {
  return (['PICKUP', 'DELIVERY'] as const).flatMap((way) => {
    const method = deliveryMethods.find((one) => wayOf(one) === way);
    return method ? [method] : [];
  });
}

function wordsFor(method: DeliveryMethod, store: PublicStore): string {
  if (wayOf(method) === 'PICKUP') return text.pickupIn(store.preparationMinutes);
  const least = minDeliveryFee(store.deliveryFees, store.deliveryMethods);
  return least === null || least === 0
    ? text.deliveryFree
    : text.deliveryFor(formatMoney(least, store.currency));
}
