import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { minDeliveryFee, takesOrders } from '@counter/contract/store';
import type { PublicStore } from '@counter/contract/storefront';
import { useState } from 'react';
import { methodOf } from '../checkout/draft.ts';
import { useDraft } from '../checkout/use-draft.ts';
import { now } from '@counter/browser/clock';
import { scheduledWords } from './scheduled-words.ts';
import { TimeDialog } from './time-dialog.tsx';
import { waysOf } from './ways-of.ts';
import classes from './way-switch.module.css';
import { text } from './ways.text.ts';

interface WaySwitchProps {
  store: PublicStore;
  /** The minutes the store needs for the basket, once known. */
  minutes?: number | undefined;
}

/** Chooses pickup or delivery, now or later. Used on the menu and in the checkout. */
export function WaySwitch({ store, minutes = store.preparationMinutes }: WaySwitchProps) {
  const [draft, change] = useDraft(store.storeUrl);
  const [isScheduling, setIsScheduling] = useState(false);
  const ways = waysOf(store);
  const method = methodOf(draft, store);
  const { scheduledAt } = draft;
  return (
    <div className={classes.switch}>
      {ways.length < 2 ? null : (
        <div role="radiogroup" aria-label={text.pickupOrDelivery} className={classes.ways}>
          {ways.map((one) => (
            <label key={one} className={classes.way}>
              <input
                type="radio"
                name="way"
                checked={wayOf(one) === wayOf(method)}
                onChange={() => change({ deliveryMethod: one, scheduledAt: null })}
              />
              <Lines first={nameOf(one)} second={factOf(one, store, minutes)} />
            </label>
          ))}
        </div>
      )}
      <button
        type="button"
        className={classes.when}
        data-chosen={scheduledAt !== null}
        aria-haspopup="dialog"
        onClick={() => setIsScheduling(true)}
      >
        <WhenLines scheduledAt={scheduledAt} store={store} />
      </button>
      {isScheduling ? (
        <TimeDialog
          store={store}
          method={method}
          scheduledAt={scheduledAt}
          onChange={(at) => change({ scheduledAt: at })}
          onClose={() => setIsScheduling(false)}
        />
      ) : null}
    </div>
  );
}

function WhenLines({ scheduledAt, store }: { scheduledAt: string | null; store: PublicStore }) {
  if (scheduledAt === null) return <Lines first={text.schedule} second={text.forLater} />;
  const { day, time } = scheduledWords(scheduledAt, now(), store);
  return <Lines first={day} second={time} />;
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span>{first}</span> <span className={classes.fact}>{second}</span>
    </>
  );
}

function nameOf(method: DeliveryMethod): string {
  return wayOf(method) === 'PICKUP' ? text.pickup : text.delivery;
}

/** Returns the deciding fact of a method: how soon, or at what price. */
function factOf(method: DeliveryMethod, store: PublicStore, minutes: number): string {
  if (wayOf(method) === 'PICKUP') {
    return takesOrders(store.opening.state) ? text.minutes(minutes) : text.closed;
  }
  const least = minDeliveryFee(store.deliveryFees, store.deliveryMethods);
  return least === null || least === 0 ? text.free : text.from(formatMoney(least, store.currency));
}
