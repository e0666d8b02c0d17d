import { isLouder, type Order } from '@counter/contract/orders';
import { IconBellRinging } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { useNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { countNewOrders } from '../display/order-words.ts';
import { text } from '../orders.text.ts';
import { useSnoozeWithToast } from '../today/use-seen.ts';
import classes from './order-strip.module.css';
import { describeAlert } from './describe-alert.ts';
import { SoundChip } from './sound-chip.tsx';
import { useAlerts } from './use-alerts.ts';

interface OrderStripProps {
  /** Other warnings, shown before the orders. */
  chips: ReactNode;
}

/** The line about new orders on every screen of a store. Its space stays reserved while there are none. */
export function OrderStrip({ chips }: OrderStripProps) {
  const store = useCurrentStore();
  return store.can('orders:read') ? <Strip key={store.storeId} chips={chips} /> : null;
}

function Strip({ chips }: OrderStripProps) {
  const { waiting, ringing } = useAlerts();
  const [first] = waiting;
  return (
    <div className={classes.place}>
      {chips}
      <SoundChip />
      {first ? <NewOrders waiting={waiting} ringing={ringing} first={first} /> : null}
    </div>
  );
}

interface NewOrdersProps {
  waiting: readonly Order[];
  ringing: readonly Order[];
  first: Order;
}

function NewOrders({ waiting, ringing, first }: NewOrdersProps) {
  const now = useNow();
  const snooze = useSnoozeWithToast();
  const oldest = Math.min(...waiting.map(({ releasedAt }) => Date.parse(releasedAt)));
  const age = describeDuration(Math.max(0, now - oldest));
  // Phones only have room for the count and the age.
  const isPhone = useIsPhone();
  const isWithTitle = ringing.length > 1 && !isPhone;
  const count = isWithTitle ? text.alerts.countToAccept : text.alerts.newCount;
  return (
    <section
      className={classes.strip}
      aria-label={text.alerts.incomingOrders}
      data-ringing={ringing.length > 0 || undefined}
      data-louder={isLouder(ringing, now) || undefined}
    >
      {/* Animate a box, because an animated SVG repaints the page in every frame. */}
      <span className={classes.bell}>
        <IconBellRinging size={20} aria-hidden />
      </span>
      <div className={classes.words}>
        <Ringing ringing={ringing} />
        <p className={classes.count} data-ringing={ringing.length === waiting.length || undefined}>
          <span className={classes.number}>{count(waiting.length)}</span>
          <span className={classes.age}>{isPhone ? age : text.alerts.oldest(age)}</span>
        </p>
      </div>
      {ringing.length === 0 ? null : (
        <LinkButton
          variant="default"
          size="xs"
          to="/dashboard/app"
          onClick={() => snooze(ringing.map(({ id }) => id))}
        >
          {text.alerts.okay}
        </LinkButton>
      )}
      <ReviewLink waiting={waiting} first={first} />
    </section>
  );
}

/** Counts the ringing orders, or describes the only one. */
function Ringing({ ringing }: Pick<NewOrdersProps, 'ringing'>) {
  const [only, ...more] = ringing;
  if (!only) return null;
  if (more.length > 0) return <h2 className={classes.title}>{countNewOrders(ringing.length)}</h2>;
  const { title, shortDescription } = describeAlert(only);
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.description}>{shortDescription}</p>
    </>
  );
}

/** Links to the new orders, or to the order itself if there is only one. */
function ReviewLink({ waiting, first }: Pick<NewOrdersProps, 'waiting' | 'first'>) {
  return waiting.length === 1 ? (
    <LinkButton
      size="xs"
      to="/dashboard/orders/$orderNumber"
      params={{ orderNumber: first.orderNumber }}
    >
      {text.alerts.review}
    </LinkButton>
  ) : (
    <LinkButton size="xs" to="/dashboard/orders" search={{ show: 'new' }}>
      {text.alerts.review}
    </LinkButton>
  );
}
