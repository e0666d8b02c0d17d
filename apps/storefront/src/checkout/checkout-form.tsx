import type { Consumer } from '@counter/contract/consumers';
import { deliveryMethodLabel, wayOf, type DeliveryMethod } from '@counter/contract/orders';
import type { Quote } from '@counter/contract/storefront';
import { ContactSection } from '../account/contact-section.tsx';
import type { FieldErrors } from '../lib/http.ts';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './checkout.module.css';
import { detailsOf, methodOf, type Draft, type Filled } from './draft.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PromoField } from './promo-field.tsx';
import { TextsChoice } from './texts-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import { TipChoice } from './tip-choice.tsx';
import { text } from './checkout.text.ts';

interface CheckoutFormProps {
  filled: Filled;
  quote: Quote | undefined;
  takesCards: boolean;
  /** True if the store may send text messages. */
  agrees: boolean;
  errors: FieldErrors;
  /** While an order is on its way, nothing of it changes. */
  isLocked: boolean;
  onChange: (change: Partial<Draft>) => void;
  onAgree: (agrees: boolean) => void;
  onConsumer: (consumer: Consumer | null) => void;
}

/** Everything there is to say about an order besides what is in it. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { filled, quote, takesCards, agrees, errors, isLocked } = props;
  const { onChange, onAgree, onConsumer } = props;
  const { draft, store, consumer } = filled;
  const method = methodOf(draft, store);
  const { name, phone, address } = detailsOf(draft, consumer);
  const errorAt = (path: string): string | undefined =>
    errors.find((error) => error.path === path)?.message;
  return (
    <fieldset className={classes.form} disabled={isLocked} aria-label={text.howYouWantIt}>
      <MethodChoice
        offered={store.deliveryMethods}
        method={method}
        onChange={(deliveryMethod) => onChange({ deliveryMethod, scheduledAt: null })}
      />
      <TimeChoice
        store={store}
        method={method}
        readyAt={quote?.readyAt}
        scheduledAt={draft.scheduledAt}
        onChange={(scheduledAt) => onChange({ scheduledAt })}
      />
      {wayOf(method) === 'DELIVERY' ? (
        <AddressFields
          address={address}
          known={consumer?.addresses ?? []}
          errorAt={errorAt}
          onChange={(changed) => onChange({ address: changed })}
        />
      ) : null}
      <ContactSection
        storeUrl={store.storeUrl}
        consumer={consumer}
        name={name}
        phone={phone}
        errorAt={errorAt}
        onChange={onChange}
        onConsumer={onConsumer}
      />
      <TipChoice
        currency={store.currency}
        choices={quote?.tipChoices ?? []}
        tip={draft.tip}
        onChange={(tip) => onChange({ tip })}
      />
      <section className={classes.card} aria-label={text.promoCodeAndNote}>
        <PromoField
          promo={quote?.promo ?? null}
          discount={quote?.promoDiscount ?? 0}
          code={draft.promoCode}
          currency={store.currency}
          onChange={(promoCode) => onChange({ promoCode })}
        />
        <TextField
          label={text.noteForStoreOptional}
          maxLength={500}
          value={draft.note}
          error={errorAt('note')}
          onChange={(note) => onChange({ note })}
        />
      </section>
      <PaymentChoice
        method={method}
        takesCards={takesCards}
        byCard={draft.byCard}
        onChange={(byCard) => onChange({ byCard })}
      />
      {consumer?.texts ? (
        <TextsChoice store={store} texts={consumer.texts} agrees={agrees} onChange={onAgree} />
      ) : null}
    </fieldset>
  );
}

interface MethodChoiceProps {
  offered: readonly DeliveryMethod[];
  method: DeliveryMethod;
  onChange: (method: DeliveryMethod) => void;
}

const hints: Record<DeliveryMethod, string> = {
  PICKUP: text.youComeAndGetIt,
  DIRECT: text.broughtToYouAtOnce,
  POOLED: text.deliveredAlongWithOtherOrders,
};

function MethodChoice({ offered, method, onChange }: MethodChoiceProps) {
  return (
    <section className={classes.card} aria-labelledby="how">
      <h2 id="how">{text.how}</h2>
      <div role="radiogroup" aria-labelledby="how" className={classes.choices}>
        {offered.map((one) => (
          <Choice
            key={one}
            name="method"
            label={deliveryMethodLabel(one)}
            hint={hints[one]}
            checked={one === method}
            onChoose={() => onChange(one)}
          />
        ))}
      </div>
    </section>
  );
}
