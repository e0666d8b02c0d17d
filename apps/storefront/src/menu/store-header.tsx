import { pictureUrl } from '@counter/contract/files';
import { formatMoney, writeTimeOfDay } from '@counter/contract/shared';
import { minDeliveryFee, takesOrders } from '@counter/contract/store';
import type { DayHours, Storefront } from '@counter/contract/storefront';
import { dialAddress, readablePhone } from '../lib/phone.ts';
import { RatingLine } from '../reviews/rating-line.tsx';
import classes from './store-header.module.css';
import { text } from './menu.text.ts';

/** Shows the store's name, its address and its opening state. */
export function StoreHeader({ storefront }: { storefront: Storefront }) {
  const { name, branchName, address, phoneNumber, description, image, minimumOrder } = storefront;
  const { opening } = storefront;
  const open = takesOrders(opening.state);
  return (
    <header className={classes.header}>
      {image ? (
        <img
          className={classes.picture}
          src={pictureUrl(image, 'medium')}
          alt=""
          width={96}
          height={96}
        />
      ) : null}
      <div className={classes.words}>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.muted}>{branchName}</p>
        <p className={open ? classes.open : classes.closed}>
          {opening.words}
          {opening.ahead ? text.youCanOrderAhead : ''}
        </p>
        <RatingLine storeUrl={storefront.storeUrl} counts={storefront.reviews.counts} />
        {description ? <p>{description}</p> : null}
        <p className={classes.muted}>
          {address}
          {phoneNumber ? (
            <>
              {' · '}
              <a href={dialAddress(phoneNumber)}>{readablePhone(phoneNumber)}</a>
            </>
          ) : null}
          {minimumOrder > 0 ? (
            <>
              {' · '}
              <span className={classes.together}>
                {text.ordersFrom(formatMoney(minimumOrder, storefront.currency))}
              </span>
            </>
          ) : null}
          <DeliveryPrice {...storefront} />
        </p>
        <p>
          <a className={classes.orders} href={`/s/${storefront.storeUrl}/orders`}>
            {text.yourOrders}
          </a>
        </p>
        <details className={classes.hours}>
          <summary>{text.openingHours}</summary>
          <dl>
            {storefront.hours.map((hours) => (
              <div key={hours.day} className={classes.day}>
                <dt>{hours.label}</dt>
                <dd>
                  {describeHours(hours.stretches, storefront) || text.closed}
                  {hours.deliveries ? (
                    <span className={classes.muted}>
                      {text.delivery(describeHours(hours.deliveries, storefront))}
                    </span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </header>
  );
}

/** Shows the delivery fee; renders nothing if the store does not deliver. */
function DeliveryPrice({ deliveryFees, deliveryMethods, currency }: Storefront) {
  const least = minDeliveryFee(deliveryFees, deliveryMethods);
  if (least === null) return null;
  return (
    <>
      {' · '}
      <span className={classes.together}>
        {least === 0 ? text.freeDelivery : text.deliveryFrom(formatMoney(least, currency))}
      </span>
    </>
  );
}

/** Returns the hours of a day; nothing while it is closed. */
function describeHours(stretches: DayHours['stretches'], { dates }: Storefront): string {
  return stretches
    .map(({ from, to }) =>
      from === to
        ? text.aroundClock
        : text.to(writeTimeOfDay(from, dates), writeTimeOfDay(to, dates)),
    )
    .join(', ');
}
