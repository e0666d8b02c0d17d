import { resetPassword, resetPasswordForm, type ResetPasswordForm } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { passwordFields } from '../../lib/account/password-fields.ts';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { forgetEndedSession } from './forget-ended-session.ts';
import { deadLinkOf, type DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { text } from './auth.text.ts';

export interface NewPasswordFormProps {
  requestId: string;
  onChanged: () => void;
  /** Called if the link stops working while the form is open. */
  onDead: (reason: DeadLink) => void;
}

/** Sets a new password with a valid link. */
export function NewPasswordForm({ requestId, onChanged, onDead }: NewPasswordFormProps) {
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { control, formState } = form;

  async function save({ newPassword }: ResetPasswordForm) {
    try {
      await call(resetPassword, { body: { requestId, newPassword } });
      await forgetEndedSession();
      onChanged();
    } catch (failure) {
      const dead = deadLinkOf(failure);
      if (dead === undefined) showRefusal(form, failure);
      else onDead(dead);
    }
  }

  return (
    <>
      <ScreenHeader title={text.chooseNewPassword}>
        {text.newPasswordHelp((words) => (
          <TextAnchor href="/login">{words}</TextAnchor>
        ))}
      </ScreenHeader>
      <Form label={text.newPassword} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <NewPasswordField control={control} {...passwordFields.newPassword} />
        <PasswordField control={control} {...passwordFields.confirmPassword} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SubmitButton busy={formState.isSubmitting} fullWidth>
          {text.changePassword}
        </SubmitButton>
      </Form>
    </>
  );
}
