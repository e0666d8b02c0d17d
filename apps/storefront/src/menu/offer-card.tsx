import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import classes from './offer-card.module.css';
import { factsOf, type Offer } from './offer.ts';

interface OfferCardProps {
  offer: Offer;
  currency: string;
  onOpen: () => void;
}

/** A product or deal on the menu; all of it opens it. */
export function OfferCard({ offer, currency, onOpen }: OfferCardProps) {
  const { name, description, image, price, available, reason } = factsOf(offer);
  return (
    <li className={classes.card} data-gone={available ? undefined : ''}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <button type="button" className={classes.open} onClick={onOpen}>
            {name}
          </button>
        </h3>
        {description ? <p className={classes.description}>{description}</p> : null}
        <p className={classes.price}>{formatMoney(price, currency)}</p>
        {available ? null : <p className={classes.reason}>{reason}</p>}
      </div>
      {image ? (
        <img
          className={classes.picture}
          src={pictureUrl(image, 'small')}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
      ) : null}
    </li>
  );
}
