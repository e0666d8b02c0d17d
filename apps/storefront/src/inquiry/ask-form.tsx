import { askQuestion, questionForm } from '@counter/contract/feedback';
import { fieldRule, readDay, writeDay } from '@counter/contract/shared';
import type { PublicStore } from '@counter/contract/storefront';
import { useMemo, useState } from 'react';
import type { z } from 'zod/mini';
import { useKnownDetails } from '../checkout/known-details.ts';
import { call } from '../lib/http.ts';
import { readablePhone } from '../lib/phone.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import classes from './inquiry.module.css';
import { text as sentences } from './inquiry.text.ts';

const blank = {
  name: '',
  message: '',
  email: '',
  phoneNumber: '',
  address: '',
  eventDate: '',
  website: '',
};

type Asked = z.output<typeof questionForm>;

/** The form to ask a question. It opens the question's page once sent. */
export function AskForm({ store, today }: { store: PublicStore; today: string }) {
  const { storeUrl, dates } = store;
  const { name, phone } = useKnownDetails();
  const [typed, setTyped] = useState<Partial<typeof blank>>({});
  const values = { ...blank, name, phoneNumber: readablePhone(phone), ...typed };
  const schema = useMemo(() => questionForm.check(notBefore(today)), [today]);
  const eventDay = readDay(values.eventDate, dates, today);
  const parsed = { ...values, eventDate: eventDay ?? values.eventDate };
  const form = useForm(schema, parsed, async (body) => {
    const { data } = await call(askQuestion, { params: { storeUrl }, body });
    location.assign(`/s/${storeUrl}/questions/${data.token}`);
  });
  const fieldOf = (field: keyof typeof blank) => ({
    value: values[field],
    error: form.errorAt(field),
    onChange: (text: string) => setTyped({ ...typed, [field]: text }),
  });
  return (
    <form
      className={classes.card}
      noValidate
      aria-label={sentences.question}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Field label={sentences.name} autoComplete="name" {...fieldOf('name')} />
      <TextField label={sentences.message} rows={5} {...fieldOf('message')} />
      <div className={classes.pair}>
        <Field label={sentences.email} type="email" autoComplete="email" {...fieldOf('email')} />
        <Field
          label={sentences.phone}
          type="tel"
          autoComplete="tel"
          hint={sentences.emailHint}
          {...fieldOf('phoneNumber')}
        />
        <Field
          label={sentences.eventDateOptional}
          hint={sentences.eventDateHint(writeDay(today, dates))}
          autoComplete="off"
          {...fieldOf('eventDate')}
          onBlur={() => {
            if (eventDay) setTyped({ ...typed, eventDate: writeDay(eventDay, dates) });
          }}
        />
        <Field
          label={sentences.addressOptional}
          autoComplete="street-address"
          {...fieldOf('address')}
        />
      </div>
      <div className={classes.trap} aria-hidden="true">
        <Field
          label={sentences.leaveThisEmpty}
          tabIndex={-1}
          autoComplete="off"
          {...fieldOf('website')}
        />
      </div>
      <p role="alert" className={classes.error}>
        {form.refusal || form.errorAt('website')}
      </p>
      <Button type="submit" look="primary" disabled={form.isSending}>
        {sentences.sendQuestion}
      </Button>
    </form>
  );
}

/** Returns the rule that the event isn't in the past. The page provides the store's current day. */
function notBefore(today: string) {
  return fieldRule<Asked>(
    'eventDate',
    sentences.eventDateError,
    ({ eventDate = '' }) => eventDate === '' || eventDate >= today,
  );
}
