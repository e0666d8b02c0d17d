import type { MenuPage as MenuPageData } from '@counter/contract/storefront';
import { useState } from 'react';
import { BasketPanel } from '../basket/basket-panel.tsx';
import { useBasket } from '../basket/use-basket.ts';
import { LatestReviews } from '../reviews/latest-reviews.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { WaySwitch } from '../ways/way-switch.tsx';
import { AgainList } from './again-list.tsx';
import { BasketBar } from './basket-bar.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './menu-page.module.css';
import { OfferDialog } from './offer-dialog.tsx';
import { addTo, factsOf, type Offer } from './offer.ts';
import { SearchField } from './search-field.tsx';
import { sectionsOf } from './sections.ts';
import { StoreHeader } from './store-header.tsx';
import { useRest } from './use-rest.ts';
import { useFreshStorefront } from './use-fresh-storefront.ts';
import { useSearch } from './use-search.ts';
import { text } from './menu.text.ts';

/** A store's page with its menu and the basket. */
export function MenuPage({ page }: { page: MenuPageData }) {
  const storefront = useFreshStorefront(page.storefront);
  const { storeUrl } = storefront;
  const [search, setSearch] = useSearch(page.search);
  const [basket, setBasket] = useBasket(storeUrl);
  const [opened, setOpened] = useState(() => namedOffer(page));
  const [basketOpen, setBasketOpen] = useState(false);
  const [isResting, rest] = useRest();
  const [news, setNews] = useState('');
  const isSearching = search.trim() !== '';
  const sections = sectionsOf(storefront, search.trim(), page.category);
  const close = (): void => {
    setOpened(undefined);
    rest();
    // Removes the product from the address, so that a reload or Back doesn't open it again.
    if (page.product !== null) history.replaceState(null, '', `/s/${storeUrl}`);
  };
  const leaveBasket = (): void => setBasketOpen(false);
  const panel = { storefront, basket, onChange: setBasket };
  return (
    <>
      <StoreHeader storefront={storefront} />
      <div className={classes.page}>
        <main className={classes.menu}>
          <noscript>
            <p>{text.noScriptHint}</p>
          </noscript>
          {page.product === 'MISSING' ? (
            <output className={classes.missing}>{text.notOnMenuHint}</output>
          ) : null}
          <div className={classes.tools}>
            <WaySwitch store={storefront} />
            <SearchField storeUrl={storeUrl} search={search} onSearch={setSearch} />
          </div>
          {isSearching ? null : <AgainList store={storefront} orders={page.again} />}
          <CategoryBar storefront={storefront} sections={sections} category={page.category} />
          <MenuList
            storefront={storefront}
            sections={sections}
            search={search}
            category={page.category}
            basket={basket}
            onClear={() => setSearch('')}
            onOpen={setOpened}
          />
          {isSearching ? null : <LatestReviews storefront={storefront} />}
        </main>
        <aside className={classes.basket} aria-label={text.basket}>
          <h2 className={classes.basketTitle}>{text.yourBasket}</h2>
          <BasketPanel {...panel} />
        </aside>
        <BasketBar
          storefront={storefront}
          basket={basket}
          isResting={isResting}
          onOpen={() => setBasketOpen(true)}
        />
        <output className={classes.news}>{news}</output>
        {basketOpen ? (
          <Dialog title={text.yourBasket} onClose={leaveBasket}>
            <div className={classes.sheet}>
              <BasketPanel {...panel} onLeave={leaveBasket} />
            </div>
          </Dialog>
        ) : null}
        {opened ? (
          <OfferDialog
            offer={opened}
            storefront={storefront}
            onClose={close}
            onAdd={(choice) => {
              setBasket(addTo(basket, opened, choice));
              setNews(text.addedToBasket(factsOf(opened).name));
              close();
            }}
          />
        ) : null}
      </div>
    </>
  );
}

/** Returns the product in the address, if any. */
function namedOffer({ product: id, storefront }: MenuPageData): Offer | undefined {
  const product = storefront.products.find((one) => one.id === id);
  return product && { kind: 'product', product };
}
