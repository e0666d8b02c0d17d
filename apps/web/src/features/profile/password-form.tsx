import { passwordChangeForm } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passwordFields } from '../../lib/account/password-fields.ts';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useChangePassword } from './profile.queries.ts';
import { text } from './profile.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const blank = { newPassword: '', confirmPassword: '' };

export interface PasswordFormProps {
  /** The account's email address, for password managers. */
  email: string;
  onClose: () => void;
}

/** Changes the password. */
export function PasswordForm({ email, onClose }: PasswordFormProps) {
  const { mutateAsync } = useChangePassword();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(passwordChangeForm),
    defaultValues: blank,
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('newPassword'), [setFocus]);

  async function save({ newPassword }: typeof blank) {
    try {
      toastSuccess(changed(await mutateAsync(newPassword)));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label={text.changePassword} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField control={control} {...passwordFields.newPassword} email={email} />
      <PasswordField control={control} {...passwordFields.confirmPassword} />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>{text.changePassword}</SubmitButton>
      </FormActions>
      <UnsavedChanges dirty={formState.isDirty} />
    </Form>
  );
}

function changed(endedSessions: number): string {
  if (endedSessions === 0) return text.passwordChangedToast;
  const others = text.otherDeviceCount(endedSessions);
  return text.devicesSignedOutToast(others);
}
