import {
  changeContactPhone,
  sendContactPhoneCode,
  type Consumer,
} from '@counter/contract/consumers';
import { fullPhone, normalizePhone } from '@counter/contract/shared';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import classes from '../checkout/checkout.module.css';
import { call } from '../lib/http.ts';
import { readablePhone } from '../lib/phone.ts';
import { Field } from '../ui/field.tsx';
import accountClasses from './account.module.css';
import { ProveByCode } from './prove-by-code.tsx';
import { SignOut } from './sign-out.tsx';
import { SignIn } from './sign-in.tsx';
import type { SigningIn } from './use-sign-in.ts';
import { text } from './account.text.ts';

interface ContactSectionProps {
  storeUrl: string;
  consumer: Consumer | null;
  signIn: SigningIn;
  /** True if entering the code also places the order. */
  isOrdering: boolean;
  name: string;
  phone: string;
  asksPhone: boolean;
  errorAt: (path: string) => string | undefined;
  onChange: (change: { name: string } | { phone: string }) => void;
  onConsumer: (consumer: Consumer | null) => void;
}

/** Shows the customer: signed in by a code, with a name and a phone number for the store. */
export function ContactSection(props: ContactSectionProps) {
  const { storeUrl, consumer, signIn, isOrdering, name, phone, asksPhone } = props;
  const { errorAt, onChange, onConsumer } = props;
  const [wasSignedOut] = useState(consumer === null);
  const [hasSignedOut, setHasSignedOut] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="contact">
      <h2 id="contact">{text.yourDetails}</h2>
      {consumer ? (
        <SignedIn
          consumer={consumer}
          takesFocus={wasSignedOut || hasSignedOut}
          onSignedOut={() => {
            setHasSignedOut(true);
            onConsumer(null);
          }}
        />
      ) : (
        <SignIn signIn={signIn} error={errorAt('consumer')} isOrdering={isOrdering} />
      )}
      <div className={classes.pair}>
        <Field
          label={text.name}
          autoComplete="name"
          maxLength={80}
          value={name}
          error={errorAt('customer.name')}
          enterKeyHint="next"
          onChange={(value) => onChange({ name: value })}
          onKeyDown={goOnByEnter}
        />
        {asksPhone ? (
          <Field
            label={text.phone}
            type="tel"
            autoComplete="tel"
            maxLength={24}
            value={phone}
            error={errorAt('customer.phone')}
            onChange={(value) => onChange({ phone: value })}
          />
        ) : null}
      </div>
      {consumer && isChanged(consumer, phone) ? (
        <ProveByCode
          key={phone}
          why={text.confirmNumberHint}
          submit={text.confirmNumber}
          onSend={async () => call(sendContactPhoneCode, { body: { phone, storeUrl } })}
          onEnter={async (code) => {
            const { data } = await call(changeContactPhone, { body: { phone, code } });
            onChange({ phone: readablePhone(data.phone) });
            onConsumer(data);
          }}
        />
      ) : null}
    </section>
  );
}

/** Returns true if the person typed a complete phone number other than the account's. */
function isChanged({ phone: known, phoneProven }: Consumer, typed: string): boolean {
  const phone = normalizePhone(typed);
  if (phoneProven || known === '' || phone === normalizePhone(known)) return false;
  return fullPhone.test(phone);
}

/** Moves to the section's next empty field on Enter. */
function goOnByEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter') emptyFieldIn(currentTarget.closest('section'))?.focus();
}

function emptyFieldIn(section: Element | null | undefined): HTMLInputElement | undefined {
  return [...(section?.querySelectorAll('input') ?? [])].find(({ value }) => value === '');
}

interface SignedInProps {
  consumer: Consumer;
  /** True if it replaces the field that had the focus. */
  takesFocus: boolean;
  onSignedOut: () => void;
}

/** Shows who is signed in. After a sign-in it focuses the first empty field, or itself if there is none. */
function SignedIn({ consumer, takesFocus, onSignedOut }: SignedInProps) {
  const { signedInAs, phoneProven } = consumer;
  const words = useRef<HTMLSpanElement>(null);
  const focus = useEffectEvent(() => {
    if (takesFocus) (emptyFieldIn(words.current?.closest('section')) ?? words.current)?.focus();
  });
  useEffect(() => focus(), []);
  return (
    <p className={accountClasses.signed}>
      <span ref={words} tabIndex={-1}>
        {text.signedInAs(<strong>{phoneProven ? readablePhone(signedInAs) : signedInAs}</strong>)}
      </span>
      <SignOut onSignedOut={onSignedOut} />
    </p>
  );
}
