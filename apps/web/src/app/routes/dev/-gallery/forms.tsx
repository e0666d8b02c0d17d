import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { DateRange, type DayRange } from '../../../../ui/lists/date-range.tsx';
import { setFieldErrors } from '../../../../ui/forms/form-errors.ts';
import { Form, FormActions, FormError, SubmitButton } from '../../../../ui/forms/form.tsx';
import { MoneyField } from '../../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx';
import classes from './gallery.module.css';

const defaultValues = {
  email: '',
  password: '',
  method: '',
  price: 1250,
  taxRate: 8.875,
  note: '',
  remember: true,
};
const methods = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Pickup' },
];
const failures = [
  { path: 'email', message: 'Email is required.' },
  { path: 'method', message: 'Choose how the order leaves the store.' },
  { path: 'note', message: 'A note has at most 200 characters.' },
];

export function Forms() {
  const [range, setRange] = useState<DayRange>({ start: '2026-11-09', end: null });
  return (
    <>
      <Panel title="Dates">
        <DateRange {...range} max="2026-11-21" onChange={setRange} />
      </Panel>
      <div className={classes.halves}>
        <Panel title="A form">
          <SampleForm label="A form" failed={false} />
        </Panel>
        <Panel title="A form that failed">
          <SampleForm label="A form that failed" failed />
        </Panel>
      </div>
    </>
  );
}

function SampleForm({ label, failed }: { label: string; failed: boolean }) {
  const form = useForm({ mode: 'onTouched', defaultValues });
  useEffect(() => {
    for (const { path, message } of failed ? failures : []) {
      if (isField(path)) form.setError(path, { message });
    }
  }, [failed, form]);
  const save = form.handleSubmit(() => void setFieldErrors(form, failures));
  const { control } = form;
  return (
    <Form label={label} onSubmit={(event) => void save(event)}>
      <FormError>
        {failed ? 'Your changes were not saved. Check the marked fields.' : null}
      </FormError>
      <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        help="At least 10 characters."
      />
      <SelectField
        control={control}
        name="method"
        label="Method"
        options={methods}
        placeholder="Choose"
      />
      <MoneyField control={control} name="price" label="Price" currency="USD" />
      <NumberField control={control} name="taxRate" label="Tax rate" decimals={4} suffix="%" />
      <TextareaField
        control={control}
        name="note"
        label="Note"
        rows={3}
        help="Shown on the ticket."
        counted={200}
      />
      <CheckboxField control={control} name="remember" label="Keep me signed in" />
      <FormActions>
        <SubmitButton busy={failed}>{failed ? 'Saving changes' : 'Save changes'}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function isField(path: string): path is keyof typeof defaultValues {
  return path in defaultValues;
}
