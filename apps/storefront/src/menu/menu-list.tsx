import type { Storefront } from '@counter/contract/storefront';
import { Button } from '../ui/button.tsx';
import classes from './menu-list.module.css';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offer.ts';
import { text } from './menu.text.ts';

/** A part of the menu with the place a link to it leads to. */
export type OfferSection = {
  readonly id: string;
  readonly name: string;
  readonly offers: readonly Offer[];
};

interface MenuListProps {
  storefront: Storefront;
  sections: readonly OfferSection[];
  search: string;
  onClear: () => void;
  onOpen: (offer: Offer) => void;
}

/** The menu, part by part. */
export function MenuList({ storefront, sections, search, onClear, onOpen }: MenuListProps) {
  if (sections.length === 0) {
    return (
      <div className={classes.empty}>
        {search === '' ? (
          <p>{text.hasntAddedMenuYet(storefront.name)}</p>
        ) : (
          <>
            <p>{text.noResults(search)}</p>
            <Button onClick={onClear}>{text.showWholeMenu}</Button>
          </>
        )}
      </div>
    );
  }
  return sections.map(({ id, name, offers }) => (
    <section key={id} id={id} aria-labelledby={`${id}-name`} className={classes.section}>
      <h2 id={`${id}-name`} className={classes.name}>
        {name}
      </h2>
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.kind === 'product' ? offer.product.id : offer.deal.id}
            offer={offer}
            currency={storefront.currency}
            onOpen={() => onOpen(offer)}
          />
        ))}
      </ul>
    </section>
  ));
}
