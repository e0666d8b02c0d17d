import type { Consumer } from '@counter/contract/consumers';
import { consentQuestion } from '@counter/contract/customers';
import type { PublicStore } from '@counter/contract/storefront';
import { startsAgain } from '../account/texts-words.ts';
import { Check } from '../ui/check.tsx';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface TextsChoiceProps {
  store: PublicStore;
  texts: NonNullable<Consumer['texts']>;
  agrees: boolean;
  onChange: (agrees: boolean) => void;
}

/** Asks for consent to text messages. Customers who have answered aren't asked again. */
export function TextsChoice(props: TextsChoiceProps) {
  return (
    <section className={classes.card} aria-labelledby="texts">
      <h2 id="texts">{text.textMessages}</h2>
      <Answer {...props} />
    </section>
  );
}

function Answer({ store, texts: { stopped, stores }, agrees, onChange }: TextsChoiceProps) {
  const { name, storeUrl } = store;
  if (stopped) return <p className={classes.muted}>{startsAgain}</p>;
  if (stores.some((one) => one.storeUrl === storeUrl)) {
    return (
      <p className={classes.muted}>
        {text.textsAgreedHint(name, (words) => (
          <a href={`/s/${storeUrl}/orders#texts`}>{words}</a>
        ))}
      </p>
    );
  }
  const { question, terms } = consentQuestion(name);
  return <Check label={question} hint={terms} checked={agrees} onChange={onChange} />;
}
