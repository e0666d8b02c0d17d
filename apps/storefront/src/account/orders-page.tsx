import { orderStatusLabel } from '@counter/contract/orders';
import { formatMoney, spokenDay, clockTime, dayAt } from '@counter/contract/shared';
import {
  webOrdersPageSize,
  type StorefrontPage,
  type WebOrders,
} from '@counter/contract/storefront';
import { readablePhone } from '../lib/phone.ts';
import back from '../ui/back-link.module.css';
import accountClasses from './account.module.css';
import classes from './orders-page.module.css';
import { SignIn } from './sign-in.tsx';
import { SignOut } from './sign-out.tsx';
import { TextsSection } from './texts-section.tsx';
import { useSignIn } from './use-sign-in.ts';
import { text } from './orders.text.ts';

type Page = Extract<StorefrontPage, { kind: 'orders' }>;

/** Lists a consumer's orders at a store. */
export function OrdersPage({ page }: { page: Page }) {
  const { store, consumer } = page;
  return (
    <main className={classes.page}>
      <header>
        <a className={back.back} href={`/s/${store.storeUrl}`}>
          {text.backToMenu}
        </a>
        <h1 className={classes.title}>{text.yourOrdersFrom(store.name)}</h1>
        {consumer ? (
          <p className={accountClasses.signed}>
            <span className={classes.muted}>
              {text.signedInAsNote(
                consumer.phoneProven ? readablePhone(consumer.signedInAs) : consumer.signedInAs,
              )}
            </span>
            <SignOut onSignedOut={() => location.reload()} />
          </p>
        ) : null}
      </header>
      {consumer ? <Orders page={page} /> : <SignedOut storeUrl={store.storeUrl} />}
      {consumer?.texts ? <TextsSection texts={consumer.texts} local={store} /> : null}
    </main>
  );
}

function SignedOut({ storeUrl }: { storeUrl: string }) {
  const signIn = useSignIn(storeUrl, () => location.reload());
  return (
    <section className={classes.card} aria-labelledby="sign-in">
      <h2 id="sign-in">{text.signInToSeeThem}</h2>
      <noscript>
        <p>{text.toSignInSwitchOn}</p>
      </noscript>
      <SignIn signIn={signIn} />
    </section>
  );
}

function Orders({ page }: { page: Page }) {
  const { store, orders, pageNumber } = page;
  if (orders.content.length === 0) {
    return (
      <p>
        {pageNumber === 0 ? text.youHaveNotOrderedHere : text.thereAreNoMoreOrders}
        <a href={`/s/${store.storeUrl}`}>{text.chooseSomethingFromMenu}</a>
      </p>
    );
  }
  return (
    <>
      <ul className={classes.orders}>
        {orders.content.map((order) => (
          <OrderLine key={order.orderNumber} order={order} page={page} />
        ))}
      </ul>
      <Pages page={page} />
    </>
  );
}

function OrderLine({
  order,
  page: { store },
}: {
  order: WebOrders['content'][number];
  page: Page;
}) {
  const placed = new Date(order.placedAt);
  return (
    <li className={classes.card}>
      <div className={classes.line}>
        <a href={`/s/${store.storeUrl}/orders/${order.token}`}>{text.order(order.orderNumber)}</a>
        <span className={classes.money}>{formatMoney(order.total, store.currency)}</span>
      </div>
      <p>{order.summary}</p>
      <p className={classes.muted}>
        {text.at(
          spokenDay(dayAt(placed, store.timeZone), store),
          clockTime(placed, store),
          order.status === 'NEW' ? text.waitingForStore : orderStatusLabel(order.status),
        )}
      </p>
    </li>
  );
}

function Pages({ page: { store, orders, pageNumber } }: { page: Page }) {
  const last = Math.ceil(orders.totalElements / webOrdersPageSize) - 1;
  const addressOf = (wanted: number): string => `/s/${store.storeUrl}/orders?page=${wanted + 1}`;
  if (last <= 0) return null;
  return (
    <nav aria-label={text.pages} className={classes.pages}>
      {pageNumber > 0 ? <a href={addressOf(pageNumber - 1)}>{text.newer}</a> : null}
      <span className={classes.muted}>{text.pageOf(pageNumber + 1, last + 1)}</span>
      {pageNumber < last ? <a href={addressOf(pageNumber + 1)}>{text.older}</a> : null}
    </nav>
  );
}
