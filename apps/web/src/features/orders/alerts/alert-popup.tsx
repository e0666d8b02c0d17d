import type { Order } from '@counter/contract/orders';
import { IconBellRinging } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { countNewOrders } from '../order-words.ts';
import { useIsRail } from '../../../ui/layout/use-rail.ts';
import { useSeen } from '../use-seen.ts';
import classes from './alerts.module.css';
import { describeAlert } from './describe-alert.ts';
import { text } from '../orders.text.ts';

const label = text.alerts.newOrders;
const maxShown = 3;

/** The orders nobody has looked at, on top of every screen; it leaves the focus where it is. */
export function AlertPopup({ alerts }: { alerts: readonly Order[] }) {
  const seen = useSeen();
  const isPhone = useIsPhone();
  const isRail = useIsRail();
  const [first] = alerts;
  if (!first) return null;
  const looked = () => seen(alerts.map(({ id }) => id));
  const Shown = isPhone || isRail ? Bar : Card;
  return <Shown alerts={alerts} first={first} onLooked={looked} />;
}

interface ShownProps {
  alerts: readonly Order[];
  first: Order;
  onLooked: () => void;
}

function Card({ alerts, first, onLooked }: ShownProps) {
  const shown = alerts.slice(0, maxShown);
  const more = alerts.length - shown.length;
  return (
    <section className={classes.popup} aria-label={label}>
      <h2 className={classes.popupTitle}>
        <IconBellRinging size={20} aria-hidden className={classes.bell} />
        {countNewOrders(alerts.length)}
      </h2>
      <ul className={classes.alerts}>
        {shown.map((order) => (
          <AlertLine key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 ? <p className={classes.moreAlerts}>{text.alerts.andMore(more)}</p> : null}
      <div className={classes.popupActions}>
        <Answers
          alerts={alerts}
          first={first}
          onLooked={onLooked}
          open={text.openOrder}
          review={text.reviewOrders}
        />
      </div>
    </section>
  );
}

/** On a phone and beside the board: a line, with the orders still in reach. */
function Bar({ alerts, first, onLooked }: ShownProps) {
  const { title, shortDescription } = describeAlert(first);
  const alone = alerts.length === 1;
  return (
    <section className={classes.bar} aria-label={label}>
      <IconBellRinging size={20} aria-hidden className={classes.bell} />
      <div className={classes.barWords}>
        <h2 className={classes.barTitle}>{alone ? title : countNewOrders(alerts.length)}</h2>
        <p className={classes.barText}>
          {alone ? shortDescription : text.alerts.andMoreNote(first.orderNumber, alerts.length - 1)}
        </p>
      </div>
      <Answers
        alerts={alerts}
        first={first}
        onLooked={onLooked}
        open={text.alerts.open}
        review={text.alerts.review}
      />
    </section>
  );
}

/** The actions for one order or for several. */
function Answers(props: ShownProps & { open: string; review: string }) {
  const { alerts, first, onLooked } = props;
  return (
    <>
      <LinkButton variant="default" to="/dashboard/app" onClick={onLooked}>
        {text.alerts.okay}
      </LinkButton>
      {alerts.length === 1 ? (
        <LinkButton to="/dashboard/orders/$orderNumber" params={{ orderNumber: first.orderNumber }}>
          {props.open}
        </LinkButton>
      ) : (
        <LinkButton to="/dashboard/orders" search={{ show: 'new' }} onClick={onLooked}>
          {props.review}
        </LinkButton>
      )}
    </>
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
