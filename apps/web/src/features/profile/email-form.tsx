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
import { text } from './profile.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const schema = z.pick(emailChangeRequest, { email: true });

/** Requests a link to a new email address. */
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
      toastSuccess(text.linkSentToast(values.email));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label={text.changeEmail} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        control={control}
        name="email"
        label={text.newEmail}
        type="email"
        autoComplete="email"
        help={text.newEmailHelp}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>{text.sendLink}</SubmitButton>
      </FormActions>
      <UnsavedChanges dirty={formState.isDirty} />
    </Form>
  );
}
