import type { Consumer } from '@counter/contract/consumers';
import type { PublicStore } from '@counter/contract/storefront';
import { countOf } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { Checkout } from './checkout.tsx';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface CheckoutPageProps {
  store: PublicStore;
  consumer: Consumer | null;
  takesCards: boolean;
  /** The outcome of a card payment without an order; may be empty. */
  notice: string;
}

/** The checkout. */
export function CheckoutPage({ notice, ...contents }: CheckoutPageProps) {
  const { store } = contents;
  const { storeUrl, name, opening } = store;
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <a className={classes.back} href={`/s/${storeUrl}`}>
          {text.backToMenu}
        </a>
        <h1 className={classes.title}>{text.orderFrom(name)}</h1>
        <p className={classes.muted}>{opening.words}</p>
        {notice === '' ? null : (
          <p role="alert" className={classes.notice}>
            {notice}
          </p>
        )}
        <noscript>
          <p>{text.toOrderHereSwitchOn}</p>
        </noscript>
      </header>
      <Contents {...contents} />
    </main>
  );
}

/** Only the browser knows the basket. */
function Contents({ store, ...rest }: Omit<CheckoutPageProps, 'notice'>) {
  const isMounted = useMounted();
  const [basket] = useBasket(store.storeUrl);
  if (!isMounted) return <p className={classes.muted}>{text.checkingYourBasket}</p>;
  return <Checkout store={store} {...rest} isEmpty={countOf(basket) === 0} />;
}
