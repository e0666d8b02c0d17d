import type { PublicStore } from '@counter/contract/storefront';
import { AskForm } from './ask-form.tsx';
import classes from './inquiry.module.css';

/** The form to ask a store a question. */
export function AskPage({ store, today }: { store: PublicStore; today: string }) {
  return (
    <main className={classes.page}>
      <header>
        <a className={classes.back} href={`/s/${store.storeUrl}`}>
          Back to the menu
        </a>
        <h1 className={classes.title}>Ask {store.name} a question</h1>
        <p className={classes.muted}>
          About an allergy, a large order, or an event: the store answers by mail or text message.
        </p>
      </header>
      <noscript>
        <p>To ask here, switch on JavaScript in your browser.</p>
      </noscript>
      <AskForm storeUrl={store.storeUrl} today={today} />
    </main>
  );
}
