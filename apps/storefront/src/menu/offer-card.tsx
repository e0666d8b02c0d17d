import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import classes from './offer-card.module.css';
import { factsOf, type Offer } from './offer.ts';
import { Saving } from './saving.tsx';

interface OfferCardProps {
  offer: Offer;
  currency: string;
  /** The crossed-out price, if the offer saves money. */
  fullPrice: number | undefined;
  /** Reserves space for a picture, so that cards without one line up with the others. */
  hasPicture: boolean;
  /** Loads the picture eagerly, because it is in the first view. */
  isFirst: boolean;
  /** The quantity in the basket. */
  quantity: number;
  onOpen: () => void;
}

/** A product or deal on the menu. A press anywhere opens it. */
export function OfferCard(props: OfferCardProps) {
  const { offer, currency, fullPrice, hasPicture, isFirst, quantity, onOpen } = props;
  const { name, description, price, available, reason } = factsOf(offer);
  return (
    <li className={classes.card} data-gone={available ? undefined : ''}>
      {hasPicture ? <Picture offer={offer} isFirst={isFirst} /> : null}
      <div className={classes.words}>
        <h3 className={classes.name}>
          <button type="button" className={classes.open} onClick={onOpen}>
            {name}
          </button>
        </h3>
        {description ? <p className={classes.description}>{description}</p> : null}
        {available ? null : <p className={classes.reason}>{reason}</p>}
      </div>
      <p className={classes.foot}>
        <span>
          <span className={classes.price}>{formatMoney(price, currency)}</span>{' '}
          {fullPrice === undefined ? null : (
            <Saving fullPrice={fullPrice} price={price} currency={currency} />
          )}
        </span>
        {available ? (
          <span className={classes.add} aria-hidden="true">
            {quantity > 0 ? quantity : '+'}
          </span>
        ) : null}
      </p>
    </li>
  );
}

function Picture({ offer, isFirst }: Pick<OfferCardProps, 'offer' | 'isFirst'>) {
  const { name, image } = factsOf(offer);
  if (image === null) {
    return (
      <span className={classes.blank} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={pictureUrl(image, 'medium')}
      alt=""
      width={320}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
