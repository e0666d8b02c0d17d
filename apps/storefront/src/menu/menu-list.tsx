import type { Storefront } from '@counter/contract/storefront';
import type { Basket } from '../basket/basket.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import classes from './menu-list.module.css';
import { OfferCard } from './offer-card.tsx';
import { fullPriceOf, idOf, quantityIn, type Offer } from './offer.ts';
import type { OfferSection } from './sections.ts';
import { text } from './menu.text.ts';

interface MenuListProps {
  storefront: Storefront;
  sections: readonly OfferSection[];
  search: string;
  /** The only category to search; null for the whole menu. */
  category: string | null;
  basket: Basket;
  onClear: () => void;
  onOpen: (offer: Offer) => void;
}

/** The menu by sections. */
export function MenuList(props: MenuListProps) {
  const { storefront, sections, search, basket, onOpen } = props;
  if (sections.length === 0) {
    return (
      <div className={classes.empty}>
        {search === '' ? <NoMenu storefront={storefront} /> : <NoResults {...props} />}
      </div>
    );
  }
  const hasPictures = storefront.products.some(({ image }) => image !== null);
  return sections.map(({ id, name, path, offers }, part) => (
    <section key={id} id={id} aria-labelledby={`${id}-name`} className={classes.section}>
      <h2 id={`${id}-name`} className={classes.name}>
        {path === null ? (
          name
        ) : (
          <a href={`/s/${storefront.storeUrl}/menu/${path}`} className={classes.link}>
            {name}
          </a>
        )}
      </h2>
      <ul className={classes.offers}>
        {offers.map((offer, place) => (
          <OfferCard
            key={idOf(offer)}
            offer={offer}
            currency={storefront.currency}
            fullPrice={fullPriceOf(offer, storefront)}
            hasPicture={hasPictures}
            isFirst={part === 0 && place < 3}
            quantity={quantityIn(basket, offer)}
            onOpen={() => onOpen(offer)}
          />
        ))}
      </ul>
    </section>
  ));
}

function NoMenu({ storefront: { name, storeUrl } }: Pick<MenuListProps, 'storefront'>) {
  return (
    <Empty
      drawing="menu"
      title={text.noMenuYet(name)}
      action={<a href={`/s/${storeUrl}/ask`}>{text.askStore}</a>}
    >
      {text.checkBackSoon}
    </Empty>
  );
}

type NoResultsProps = Pick<MenuListProps, 'storefront' | 'search' | 'category' | 'onClear'>;

/** Offers to search the whole menu if the page only has a category. */
function NoResults({ storefront: { storeUrl }, search, category, onClear }: NoResultsProps) {
  const whole = `/s/${storeUrl}?q=${encodeURIComponent(search)}`;
  return (
    <Empty
      drawing="search"
      title={text.noResults(search)}
      action={
        category === null ? (
          <Button onClick={onClear}>{text.showWholeMenu}</Button>
        ) : (
          <a href={whole}>{text.searchWholeMenu}</a>
        )
      }
    >
      {text.tryOtherWords}
    </Empty>
  );
}
