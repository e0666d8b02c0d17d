import {
  changeContactPhone,
  sendContactPhoneCode,
  signOutConsumer,
  type Consumer,
} from '@counter/contract/consumers';
import { fullPhone, normalizePhone } from '@counter/contract/shared';
import classes from '../checkout/checkout.module.css';
import { call } from '../lib/http.ts';
import { readablePhone } from '../lib/phone.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import accountClasses from './account.module.css';
import { ProveByCode } from './prove-by-code.tsx';
import { SignIn } from './sign-in.tsx';
import { text } from './account.text.ts';

interface ContactSectionProps {
  storeUrl: string;
  consumer: Consumer | null;
  name: string;
  phone: string;
  errorAt: (path: string) => string | undefined;
  onChange: (change: { name: string } | { phone: string }) => void;
  onConsumer: (consumer: Consumer | null) => void;
}

/** Shows the customer: signed up by a code, with a name and a phone number for the store. */
export function ContactSection(props: ContactSectionProps) {
  const { storeUrl, consumer, name, phone, errorAt, onChange, onConsumer } = props;
  return (
    <section className={classes.card} aria-labelledby="contact">
      <h2 id="contact">{text.yourDetails}</h2>
      {consumer ? (
        <SignedIn consumer={consumer} onSignedOut={() => onConsumer(null)} />
      ) : (
        <SignIn storeUrl={storeUrl} error={errorAt('consumer')} onSignedIn={onConsumer} />
      )}
      <div className={classes.pair}>
        <Field
          label={text.name}
          autoComplete="name"
          maxLength={80}
          value={name}
          error={errorAt('customer.name')}
          onChange={(value) => onChange({ name: value })}
        />
        {consumer?.phoneProven ? null : (
          <Field
            label={text.phone}
            type="tel"
            autoComplete="tel"
            maxLength={24}
            value={phone}
            error={errorAt('customer.phone')}
            onChange={(value) => onChange({ phone: value })}
          />
        )}
      </div>
      {consumer && isChanged(consumer, phone) ? (
        <ProveByCode
          key={phone}
          why={text.youChangedYourPhoneNumber}
          submit={text.confirmNumber}
          onSend={async () => call(sendContactPhoneCode, { body: { phone, storeUrl } })}
          onEnter={async (code) => {
            const { data } = await call(changeContactPhone, { body: { phone, code } });
            onChange({ phone: data.phone });
            onConsumer(data);
          }}
        />
      ) : null}
    </section>
  );
}

/** Returns true if a whole number was typed that this account has not ordered with. */
function isChanged({ phone: known, phoneProven }: Consumer, typed: string): boolean {
  const phone = normalizePhone(typed);
  if (phoneProven || known === '' || phone === normalizePhone(known)) return false;
  return fullPhone.test(phone);
}

function SignedIn({ consumer, onSignedOut }: { consumer: Consumer; onSignedOut: () => void }) {
  const { signedInAs, phoneProven } = consumer;
  const signOut = async (): Promise<void> => {
    try {
      await call(signOutConsumer, {});
    } catch (error) {
      // Where the session has ended already, this is what was asked for.
      console.info('Signing out was not answered.', error);
    }
    onSignedOut();
  };
  return (
    <p className={accountClasses.signed}>
      <span>
        {text.signedInAs(<strong>{phoneProven ? readablePhone(signedInAs) : signedInAs}</strong>)}
      </span>
      <Button look="quiet" onClick={() => void signOut()}>
        {text.signOut}
      </Button>
    </p>
  );
}
