import { formatMoney } from '@counter/contract/shared';
import type { Storefront } from '@counter/contract/storefront';
import { useState } from 'react';
import { BasketPanel } from '../basket/basket-panel.tsx';
import { countOf, priceBasket } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { LatestReviews } from '../reviews/latest-reviews.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuList, type OfferSection } from './menu-list.tsx';
import classes from './menu-page.module.css';
import { OfferDialog } from './offer-dialog.tsx';
import { addTo, factsOf, type Offer } from './offer.ts';
import { matches, toSections } from './sections.ts';
import { StoreHeader } from './store-header.tsx';
import { useFreshStorefront } from './use-fresh-storefront.ts';
import { useSearch } from './use-search.ts';
import { text } from './menu.text.ts';

interface MenuPageProps {
  storefront: Storefront;
  search: string;
}

/** A store's own page: what it sells, and the basket. */
export function MenuPage({ storefront: initial, search: asked }: MenuPageProps) {
  const storefront = useFreshStorefront(initial);
  const [search, setSearch] = useSearch(asked);
  const [basket, setBasket] = useBasket(storefront.storeUrl);
  const [opened, setOpened] = useState<Offer>();
  const [basketOpen, setBasketOpen] = useState(false);
  const [news, setNews] = useState('');
  const sections = sectionsOf(storefront, search.trim());
  const count = countOf(basket);
  const { amounts } = priceBasket(basket, storefront);
  const panel = <BasketPanel storefront={storefront} basket={basket} onChange={setBasket} />;
  return (
    <div className={classes.page}>
      <main className={classes.menu}>
        <StoreHeader storefront={storefront} />
        <noscript>
          <p>{text.youCanReadMenuAs}</p>
        </noscript>
        <MenuBar
          storeUrl={storefront.storeUrl}
          search={search}
          onSearch={setSearch}
          sections={sections}
        />
        <MenuList
          storefront={storefront}
          sections={sections}
          search={search}
          onClear={() => setSearch('')}
          onOpen={setOpened}
        />
        {search.trim() === '' ? <LatestReviews storefront={storefront} /> : null}
      </main>
      <aside className={classes.basket} aria-label={text.basket}>
        <h2 className={classes.basketTitle}>{text.yourBasket}</h2>
        {panel}
      </aside>
      {count > 0 ? (
        <div className={classes.bar}>
          <Button look="primary" className={classes.show} onClick={() => setBasketOpen(true)}>
            {text.viewBasket(count, formatMoney(amounts.charged, storefront.currency))}
          </Button>
        </div>
      ) : null}
      <output className={classes.news}>{news}</output>
      {basketOpen ? (
        <Dialog title={text.yourBasket} onClose={() => setBasketOpen(false)}>
          <div className={classes.sheet}>{panel}</div>
        </Dialog>
      ) : null}
      {opened ? (
        <OfferDialog
          offer={opened}
          storefront={storefront}
          onClose={() => setOpened(undefined)}
          onAdd={(choice) => {
            setBasket(addTo(basket, opened, choice));
            setNews(text.isInYourBasket(factsOf(opened).name));
            setOpened(undefined);
          }}
        />
      ) : null}
    </div>
  );
}

function sectionsOf({ products, deals }: Storefront, search: string): OfferSection[] {
  const toOffers = (found: Storefront['products']): Offer[] =>
    found.map((product) => ({ kind: 'product', product }));
  const running = deals.filter((deal) => matches(deal, search));
  const found = toSections(products.filter((product) => matches(product, search)));
  const all = [
    { name: text.deals, offers: running.map((deal): Offer => ({ kind: 'deal', deal })) },
    ...found.map(({ name, products: own }) => ({ name, offers: toOffers([...own]) })),
  ];
  return all
    .filter(({ offers }) => offers.length > 0)
    .map((section, place) => ({ ...section, id: `part-${place}` }));
}
