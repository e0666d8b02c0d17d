import type { Consumer } from '@counter/contract/consumers';
import { wayOf } from '@counter/contract/orders';
import type { Quote } from '@counter/contract/storefront';
import { ContactSection } from '../account/contact-section.tsx';
import type { SigningIn } from '../account/use-sign-in.ts';
import type { FieldErrors } from '@counter/browser/problem';
import { TextField } from '../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './checkout.module.css';
import { methodOf, type Draft } from './draft.ts';
import { addressesOf, asksPhone, detailsOf, type Filled } from './order-of.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { TextsChoice } from './texts-choice.tsx';
import { TipChoice } from './tip-choice.tsx';
import { WaySection } from './way-section.tsx';
import { text } from './checkout.text.ts';

interface CheckoutFormProps {
  filled: Filled;
  quote: Quote | undefined;
  takesCards: boolean;
  /** True if the person consents to text messages. */
  agrees: boolean;
  errors: FieldErrors;
  /** True while the order is being sent; nothing can be changed then. */
  isLocked: boolean;
  signIn: SigningIn;
  /** True if entering the code also places the order. */
  isOrdering: boolean;
  onChange: (change: Partial<Draft>) => void;
  onAgree: (agrees: boolean) => void;
  onConsumer: (consumer: Consumer | null) => void;
}

/** The checkout form: everything about an order except its items. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { filled, quote, takesCards, agrees, errors, isLocked } = props;
  const { signIn, isOrdering, onChange, onAgree, onConsumer } = props;
  const { draft, store, consumer } = filled;
  const method = methodOf(draft, store);
  const { name, phone, address } = detailsOf(filled);
  const errorAt = (path: string): string | undefined =>
    errors.find((error) => error.path === path)?.message;
  return (
    <fieldset className={classes.form} disabled={isLocked} aria-label={text.yourOrderDetails}>
      <WaySection
        store={store}
        method={method}
        scheduledAt={draft.scheduledAt}
        quote={quote}
        onMethod={(deliveryMethod) => onChange({ deliveryMethod, scheduledAt: null })}
      />
      {wayOf(method) === 'DELIVERY' ? (
        <AddressFields
          address={address}
          known={addressesOf(filled)}
          errorAt={errorAt}
          onChange={(changed) => onChange({ address: changed })}
        />
      ) : null}
      <ContactSection
        storeUrl={store.storeUrl}
        consumer={consumer}
        signIn={signIn}
        isOrdering={isOrdering}
        name={name}
        phone={phone}
        asksPhone={asksPhone(filled)}
        errorAt={errorAt}
        onChange={onChange}
        onConsumer={onConsumer}
      />
      <PaymentChoice
        method={method}
        takesCards={takesCards}
        byCard={draft.byCard}
        onChange={(byCard) => onChange({ byCard })}
      />
      <TipChoice
        currency={store.currency}
        choices={quote?.tipChoices ?? []}
        tip={draft.tip}
        onChange={(tip) => onChange({ tip })}
      />
      <section className={classes.card} aria-label={text.note}>
        <TextField
          label={text.noteForStoreOptional}
          maxLength={500}
          value={draft.note}
          error={errorAt('note')}
          onChange={(note) => onChange({ note })}
        />
      </section>
      {consumer?.texts ? (
        <TextsChoice store={store} texts={consumer.texts} agrees={agrees} onChange={onAgree} />
      ) : null}
    </fieldset>
  );
}
