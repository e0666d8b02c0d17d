import { emailChangeRequest } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useChangeEmail } from './profile.queries.ts';

const schema = z.pick(emailChangeRequest, { email: true });

/** Has a link mailed to a new address. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useChangeEmail();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  async function send(values: { email: string }) {
    try {
      await mutateAsync(values.email);
      toastSuccess(`A link is on its way to ${values.email}.`);
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label="Change e-mail" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        control={control}
        name="email"
        label="New e-mail"
        type="email"
        autoComplete="email"
        help="We mail a link to it. The change is made when you open that link."
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>Send link</SubmitButton>
      </FormActions>
      <UnsavedChanges dirty={formState.isDirty} />
    </Form>
  );
}
