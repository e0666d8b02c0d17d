import { resetPassword, startOverForm, type StartOverForm as Values } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { passwordFields } from '../../lib/account/password-fields.ts';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { forgetEndedSession } from './forget-ended-session.ts';
import { deadLinkOf } from './link-state.ts';
import type { NewPasswordFormProps } from './new-password-form.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { text } from './auth.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Creates a new account for the owner of an address that somebody else signed up with and never confirmed. */
export function StartOverForm({ requestId, onChanged, onDead }: NewPasswordFormProps) {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(startOverForm),
    defaultValues: { fullName: '', phoneNumber: '', newPassword: '' },
  });
  const { control, formState } = form;
  const fullName = useWatch({ control, name: 'fullName' });

  async function save(values: Values) {
    try {
      await call(resetPassword, { body: { requestId, ...values } });
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
      <ScreenHeader title={text.setUpYourAccount}>
        {text.startOverHelp((words) => (
          <TextAnchor href="/login">{words}</TextAnchor>
        ))}
      </ScreenHeader>
      <Form label={text.yourAccount} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField
          control={control}
          name="fullName"
          label={uiText.name}
          autoComplete="name"
          required
        />
        <TextField
          control={control}
          name="phoneNumber"
          label={uiText.phoneNumber}
          type="tel"
          autoComplete="tel"
          required
        />
        <NewPasswordField control={control} {...passwordFields.newPassword} fullName={fullName} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SubmitButton busy={formState.isSubmitting} fullWidth>
          {text.createAccount}
        </SubmitButton>
      </Form>
    </>
  );
}
