import type { PublicStore } from '@counter/contract/storefront';
import { AskForm } from './ask-form.tsx';
import back from '../ui/back-link.module.css';
import classes from './inquiry.module.css';
import { text } from './inquiry.text.ts';

/** The page to ask a store a question. */
export function AskPage({ store, today }: { store: PublicStore; today: string }) {
  return (
    <main className={classes.page}>
      <header>
        <a className={back.back} href={`/s/${store.storeUrl}`}>
          {text.backToMenu}
        </a>
        <h1 className={classes.title}>{text.askQuestion(store.name)}</h1>
        <p className={classes.muted}>{text.askHelp}</p>
      </header>
      <noscript>
        <p>{text.noScriptHint}</p>
      </noscript>
      <AskForm store={store} today={today} />
    </main>
  );
}
