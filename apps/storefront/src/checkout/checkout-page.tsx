import { dialAddress } from '@counter/browser/dial-address';
import { pictureUrl } from '@counter/contract/files';
import type { Consumer } from '@counter/contract/consumers';
import type { PublicStore } from '@counter/contract/storefront';
import { countOf } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { readablePhone } from '../lib/phone.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { Checkout } from './checkout.tsx';
import back from '../ui/back-link.module.css';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface CheckoutPageProps {
  store: PublicStore;
  consumer: Consumer | null;
  takesCards: boolean;
  /** The message after a card payment that led to no order; may be empty. */
  notice: string;
}

/** The checkout page. */
export function CheckoutPage({ notice, ...contents }: CheckoutPageProps) {
  const { store } = contents;
  const { storeUrl, name, opening, image } = store;
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <a className={back.back} href={`/s/${storeUrl}`}>
          {text.backToMenu}
        </a>
        <div className={classes.top}>
          {image ? (
            <img
              className={classes.logo}
              src={pictureUrl(image, 'small')}
              alt=""
              width={48}
              height={48}
            />
          ) : null}
          <div>
            <h1 className={classes.title}>{text.orderFrom(name)}</h1>
            <p className={classes.muted}>{opening.words}</p>
          </div>
        </div>
        {notice === '' ? null : (
          <p role="alert" className={classes.notice}>
            {notice}
          </p>
        )}
        <noscript>
          <WithoutScripts store={store} />
        </noscript>
      </header>
      <Contents {...contents} />
    </main>
  );
}

/** Renders the form on the client, because only the browser has the basket. */
function Contents({ store, ...rest }: Omit<CheckoutPageProps, 'notice'>) {
  const isMounted = useMounted();
  const [basket] = useBasket(store.storeUrl);
  if (!isMounted) return <Skeleton />;
  return <Checkout store={store} {...rest} isEmpty={countOf(basket) === 0} />;
}

/** A placeholder until the basket is known. */
function Skeleton() {
  return (
    <>
      <div className={`${classes.form} ${classes.waiting}`} aria-hidden="true">
        <div className={classes.card} />
        <div className={classes.card} />
        <div className={classes.card} />
      </div>
      <div className={`${classes.side} ${classes.waiting}`}>
        <output className={`${classes.card} ${classes.muted}`}>{text.checkingYourBasket}</output>
      </div>
    </>
  );
}

function WithoutScripts({ store: { name, phoneNumber } }: Pick<CheckoutPageProps, 'store'>) {
  return (
    <div className={classes.notice}>
      <p>{text.noScriptHint}</p>
      {phoneNumber === '' ? null : (
        <p>
          {text.orCall(name, <a href={dialAddress(phoneNumber)}>{readablePhone(phoneNumber)}</a>)}
        </p>
      )}
    </div>
  );
}
