import type { Consumer } from '@counter/contract/consumers';
import type { PublicStore } from '@counter/contract/storefront';
import { countOf } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { Checkout } from './checkout.tsx';
import classes from './checkout.module.css';

interface CheckoutPageProps {
  store: PublicStore;
  consumer: Consumer | null;
}

/** Where the basket becomes an order. */
export function CheckoutPage({ store, consumer }: CheckoutPageProps) {
  const { storeUrl, name, opening } = store;
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <a className={classes.back} href={`/s/${storeUrl}`}>
          ← Back to the menu
        </a>
        <h1 className={classes.title}>Order from {name}</h1>
        <p className={classes.muted}>{opening.words}</p>
        <noscript>
          <p>To order here, switch on JavaScript in your browser.</p>
        </noscript>
      </header>
      <Contents store={store} consumer={consumer} />
    </main>
  );
}

/** Only the browser knows the basket. */
function Contents({ store, consumer }: CheckoutPageProps) {
  const isMounted = useMounted();
  const [basket] = useBasket(store.storeUrl);
  if (!isMounted) return <p className={classes.muted}>Looking into your basket…</p>;
  return <Checkout store={store} consumer={consumer} isEmpty={countOf(basket) === 0} />;
}
