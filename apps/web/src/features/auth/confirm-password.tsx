import { confirmPasswordForm, type ConfirmPasswordForm as Values } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { Button, ButtonAnchor } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { confirmAddress, type Confirmation } from './confirm-email.ts';
import { NotMyAccount } from './not-my-account.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

interface Props {
  title: string;
  token: string;
  /** The server's message that asks for the password. */
  asks: string;
  onOutcome: (outcome: Confirmation) => void;
}

/** Asks for the password of the account that a confirmation link belongs to. */
export function ConfirmPassword(props: Props) {
  const [isMine, setMine] = useState(true);
  if (!isMine) return <NotMyAccount onBack={() => setMine(true)} />;
  return <ConfirmPasswordForm {...props} onNotMine={() => setMine(false)} />;
}

function ConfirmPasswordForm({
  title,
  token,
  asks,
  onOutcome,
  onNotMine,
}: Props & { onNotMine: () => void }) {
  useFocusOnHeading();
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(confirmPasswordForm),
    defaultValues: { password: '' },
  });
  const { control, formState, setFocus } = form;

  async function confirm({ password }: Values) {
    try {
      onOutcome(await confirmAddress(token, password));
    } catch (failure) {
      showRefusal(form, failure);
      setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <>
      <ScreenHeader title={title}>{asks}</ScreenHeader>
      <Form label={title} onSubmit={(event) => void form.handleSubmit(confirm)(event)}>
        <PasswordField
          control={control}
          name="password"
          label={signInText.password}
          autoComplete="current-password"
          required
        />
        <FormError>{formState.errors.root?.message}</FormError>
        <NextSteps>
          <SubmitButton busy={formState.isSubmitting} fullWidth>
            {text.confirmEmail}
          </SubmitButton>
          <ButtonAnchor href="/password_reset" variant="default" fullWidth>
            {signInText.forgotPassword}
          </ButtonAnchor>
          <Button variant="subtle" onClick={onNotMine}>
            {text.iDidntSignUp}
          </Button>
        </NextSteps>
      </Form>
    </>
  );
}
