import type { Order } from '@counter/contract/orders';
import { IconBellRinging } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Ago } from '../../../ui/relative-time.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { countNewOrders } from '../order-words.ts';
import { useSeen } from '../use-seen.ts';
import classes from './alerts.module.css';
import { describeAlert } from './describe-alert.ts';

const shownAtMost = { phone: 1, wider: 3 };

/** The orders nobody has looked at, on top of every screen; it leaves the focus where it is. */
export function AlertPopup({ alerts }: { alerts: readonly Order[] }) {
  const seen = useSeen();
  const phone = useIsPhone();
  const [first] = alerts;
  if (!first) return null;
  const looked = () => seen(alerts.map(({ id }) => id));
  const shown = alerts.slice(0, phone ? shownAtMost.phone : shownAtMost.wider);
  const more = alerts.length - shown.length;
  return (
    <section className={classes.popup} aria-label="New orders">
      <h2 className={classes.popupTitle}>
        <IconBellRinging size={20} aria-hidden />
        {countNewOrders(alerts.length)}
      </h2>
      <ul className={classes.alerts}>
        {shown.map((order) => (
          <AlertLine key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 ? <p className={classes.moreAlerts}>and {more} more</p> : null}
      <div className={classes.popupActions}>
        <LinkButton variant="default" to="/dashboard/app" onClick={looked}>
          Okay
        </LinkButton>
        {alerts.length === 1 ? (
          <LinkButton
            to="/dashboard/orders/$orderNumber"
            params={{ orderNumber: first.orderNumber }}
          >
            Open order
          </LinkButton>
        ) : (
          <LinkButton to="/dashboard/orders" search={{ show: 'new' }} onClick={looked}>
            Review orders
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function AlertLine({ order }: { order: Order }) {
  const { title, shortDescription } = describeAlert(order);
  return (
    <li className={classes.alert}>
      <span className={classes.alertTitle}>{title}</span>
      <span className={classes.alertAge}>
        <Ago at={order.releasedAt} />
      </span>
      <span className={classes.alertText}>{shortDescription}</span>
    </li>
  );
}
