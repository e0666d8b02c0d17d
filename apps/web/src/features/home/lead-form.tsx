import { createLead, leadRequest, type LeadRequest } from '@counter/contract/home';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem, call, explainFailure } from '../../lib/api.ts';
import { keepLead } from '../../lib/account/lead.ts';
import { keyFor, type Keyed } from '../../lib/send-once.ts';
import { setFieldErrors } from '../../ui/forms/form-errors.ts';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { text } from './home.text.ts';

const blank = { businessName: '', businessAddress: '', businessPhone: '' };

/** Collects the business's details. After the lead is saved, continues to sign-up with it. */
export function LeadForm({ label }: { label: string }) {
  const keyed = useRef<Keyed<LeadRequest>>(undefined);
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(leadRequest),
    defaultValues: blank,
  });
  const { control, formState } = form;

  async function join(lead: LeadRequest) {
    setFailure(undefined);
    keyed.current = keyFor(lead, keyed.current);
    try {
      const { data } = await call(
        createLead,
        { body: lead },
        { idempotencyKey: keyed.current.key },
      );
      keepLead(data.id);
      location.assign('/signup');
    } catch (error) {
      const errors = error instanceof ApiProblem ? error.errors : [];
      const homeless = setFieldErrors(form, errors);
      if (errors.length === 0 || homeless.length > 0) {
        setFailure(text.inputKeptHint(explainFailure(error)));
      }
    }
  }

  return (
    <Form label={label} onSubmit={(event) => void form.handleSubmit(join)(event)}>
      <TextField
        control={control}
        name="businessName"
        label={text.businessName}
        autoComplete="organization"
        required
      />
      <TextField
        control={control}
        name="businessAddress"
        label={text.businessAddress}
        autoComplete="street-address"
        required
      />
      <TextField
        control={control}
        name="businessPhone"
        label={text.contactNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={text.contactNumberHelp}
        required
      />
      <FormError>{failure}</FormError>
      <SubmitButton busy={formState.isSubmitting} fullWidth>
        {text.joinUs}
      </SubmitButton>
    </Form>
  );
}
