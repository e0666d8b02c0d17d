import { wayOf } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import { useEffect } from 'react';
import { useNow } from '../lib/use-now.ts';
import { useIsOnline } from '@counter/browser/online';
import classes from './order-hero.module.css';
import { headlineOf, isOnItsWay, isOver, promisedOf, type Promised } from './order-words.ts';
import { paymentWords } from './payment-words.ts';
import { text } from './tracking.text.ts';

interface OrderHeroProps {
  store: PublicStore;
  order: TrackedOrder;
  isLive: boolean;
}

/** Shows an order's state, its promised time, and what happens next. */
export function OrderHero({ store, order, isLive }: OrderHeroProps) {
  const now = useNow();
  const { orderNumber } = order;
  const { headline, words } = headlineOf(order, store, now);
  const promised = promisedOf(order, store, now);
  // The title shows the state in another tab.
  useEffect(() => {
    document.title = text.tabTitle(headline, orderNumber);
  }, [headline, orderNumber]);
  const look = isOnItsWay(order, now) ? 'good' : lookOf(order, promised);
  return (
    <section className={classes.hero} data-look={look}>
      <div aria-live="polite" className={classes.state}>
        <h1 className={classes.title}>{headline}</h1>
        {promised ? <PromisedTime promised={promised} order={order} /> : null}
        {words === '' ? null : <p>{words}</p>}
        {promised?.isLate ? <p>{text.lateHint}</p> : null}
        <MoneyBack order={order} />
      </div>
      <Connection isLive={isLive} isOver={isOver(order)} />
    </section>
  );
}

type Look = 'late' | 'bad' | 'good' | 'plain';

function lookOf({ status }: TrackedOrder, promised: Promised | undefined): Look {
  if (promised?.isLate) return 'late';
  if (status === 'STORE_REJECT' || status === 'EXPIRED') return 'bad';
  return status === 'READY' ? 'good' : 'plain';
}

type PromisedTimeProps = { promised: Promised; order: TrackedOrder };

function PromisedTime({ promised, order }: PromisedTimeProps) {
  const { day, time, minutes, isLate } = promised;
  return (
    // Screen readers would announce every minute of the countdown.
    <p className={classes.promised} aria-live="off">
      <span className={classes.label}>{isLate ? text.runningLate : promiseOf(order)}</span>{' '}
      <span className={classes.time}>{day === '' ? time : text.dayAndTime(day, time)}</span>{' '}
      {minutes === undefined ? null : (
        <span className={classes.label}>{text.inMinutes(minutes)}</span>
      )}
    </p>
  );
}

function promiseOf({ scheduledAt, deliveryMethod }: TrackedOrder): string {
  if (scheduledAt !== null) return text.scheduledFor;
  return wayOf(deliveryMethod) === 'PICKUP' ? text.readyAround : text.leavesAround;
}

/** Explains a refund, if there is one. */
function MoneyBack({ order }: { order: TrackedOrder }) {
  const { status, refunded, currency, payment } = order;
  if (status === 'STORE_REJECT' && payment === 'CARD') return <p>{paymentWords(order)}</p>;
  if (refunded === 0) return null;
  return <p>{text.storeRefunded(formatMoney(refunded, currency))}</p>;
}

function Connection({ isLive, isOver: isEnded }: { isLive: boolean; isOver: boolean }) {
  const isOnline = useIsOnline();
  if (isEnded) return null;
  if (!isOnline) return <output className={classes.offline}>{text.youAreOffline}</output>;
  return isLive ? <p className={classes.live}>{text.pageHint}</p> : null;
}
