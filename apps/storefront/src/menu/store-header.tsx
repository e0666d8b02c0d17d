import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import { freeDeliveryFrom, minDeliveryFee, takesOrders } from '@counter/contract/store';
import type { Storefront } from '@counter/contract/storefront';
import { RatingLine } from '../reviews/rating-line.tsx';
import { waysOf } from '../ways/ways-of.ts';
import { HoursAndContact } from './hours-and-contact.tsx';
import { StoreCover } from './store-cover.tsx';
import classes from './store-header.module.css';
import { text } from './menu.text.ts';

/** Shows the store's cover, logo and name, and the facts people need before they order. */
export function StoreHeader({ storefront }: { storefront: Storefront }) {
  const { storeUrl, name, branchName, description, image } = storefront;
  return (
    <header>
      <StoreCover storefront={storefront} />
      <div className={classes.header}>
        <div className={classes.top}>
          {image ? (
            <img
              className={classes.logo}
              src={pictureUrl(image, 'medium')}
              alt=""
              width={104}
              height={104}
            />
          ) : null}
          <div className={classes.titles}>
            <h1 className={classes.name}>{name}</h1>
            <p className={classes.branch}>{branchName}</p>
          </div>
          <a className={classes.orders} href={`/s/${storeUrl}/orders`}>
            {text.yourOrders}
          </a>
        </div>
        <Facts storefront={storefront} />
        {description ? <p className={classes.description}>{description}</p> : null}
        <HoursAndContact storefront={storefront} />
      </div>
    </header>
  );
}

function Facts({ storefront }: { storefront: Storefront }) {
  const { opening, address, minimumOrder, currency, preparationMinutes } = storefront;
  const isOpen = takesOrders(opening.state);
  // Hidden on phones, because the switch below repeats these facts.
  const inSwitch = waysOf(storefront).length > 1 ? classes.inSwitch : undefined;
  return (
    <div className={classes.facts}>
      <p className={isOpen ? classes.open : classes.closed}>
        {opening.words}
        {opening.ahead ? text.youCanOrderAhead : ''}
      </p>
      <RatingLine storeUrl={storefront.storeUrl} counts={storefront.reviews.counts} />
      {isOpen ? <p className={inSwitch}>{text.readyIn(preparationMinutes)}</p> : null}
      <DeliveryPrice store={storefront} className={inSwitch} />
      {minimumOrder > 0 ? <p>{text.minimumOrder(formatMoney(minimumOrder, currency))}</p> : null}
      <p className={classes.address}>{address}</p>
    </div>
  );
}

/** Shows the delivery fee and when delivery is free; renders nothing if the store doesn't deliver. */
function DeliveryPrice({ store, className }: { store: Storefront; className: string | undefined }) {
  const { deliveryFees, deliveryMethods, currency } = store;
  const least = minDeliveryFee(deliveryFees, deliveryMethods);
  if (least === null) return null;
  const free = least === 0 ? null : freeDeliveryFrom(deliveryFees, deliveryMethods);
  return (
    <>
      <p className={className}>
        {least === 0 ? text.freeDelivery : text.deliveryFrom(formatMoney(least, currency))}
      </p>
      {free === null ? null : <p>{text.freeDeliveryFrom(formatMoney(free, currency))}</p>}
    </>
  );
}
