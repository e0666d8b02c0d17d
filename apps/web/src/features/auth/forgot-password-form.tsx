import { forgotPassword, forgotPasswordRequest } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The address a link was requested for, and the server's answer. */
export type Sent = { readonly email: string; readonly message: string };

/** Requests a reset link. The answer doesn't reveal whether the address has an account. */
export async function askForLink(email: string): Promise<Sent> {
  const { message } = await call(forgotPassword, { body: { email } });
  return { email, message: message ?? text.ifSomeoneSignsInWith(email) };
}

export interface ForgotPasswordFormProps {
  /** Set if the form is shown again; the form then takes the focus. */
  email: string | undefined;
  onSent: (sent: Sent) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(forgotPasswordRequest),
    defaultValues: { email: email ?? '' },
  });
  const { control, formState, setFocus } = form;
  const again = email !== undefined;
  useEffect(() => {
    if (again) setFocus('email');
  }, [again, setFocus]);

  async function send(values: { email: string }) {
    try {
      onSent(await askForLink(values.email));
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <>
      <ScreenHeader title={signInText.forgotPassword}>{text.forgotPasswordHelp}</ScreenHeader>
      <Form
        label={text.forgotPasswordLabel}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <TextField
          control={control}
          name="email"
          label={uiText.email}
          type="email"
          autoComplete="username"
          help={text.forgotEmailHelp}
          required
        />
        <FormError>{formState.errors.root?.message}</FormError>
        <NextSteps>
          <SubmitButton busy={formState.isSubmitting} fullWidth>
            {text.sendLink}
          </SubmitButton>
          <ButtonAnchor href="/login" variant="default" fullWidth>
            {text.back}
          </ButtonAnchor>
        </NextSteps>
      </Form>
    </>
  );
}
