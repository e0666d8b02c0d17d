import { loginRequest, type LoginRequest } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem, call, explainFailure } from '../../lib/api.ts';
import {
  clearSession,
  readSession,
  signedIn,
  signInFailed,
  useSession,
} from '../../lib/session.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import type { SignInProps } from './sign-in-props.ts';
import classes from './sign-in-form.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { signInText } from './sign-in.text.ts';

const blank = { email: '', password: '', remember: true };

interface PasswordFormProps extends SignInProps {
  /** The credentials entered before the second factor was requested. If set, the password gets the focus. */
  given: LoginRequest | undefined;
  /** Called if the password is right and the server asks for the second factor. */
  onCodeWanted: (credentials: LoginRequest, hasPasskey: boolean) => void;
}

/** E-mail and password. Stores the session if the server opens one. */
export function PasswordForm({ endpoint, label, given, onCodeWanted }: PasswordFormProps) {
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(loginRequest),
    defaultValues: { ...blank, ...given },
  });
  const { control, formState, setFocus, getValues } = form;
  const { error } = useSession();
  const [reason] = useState(() => readSession().error);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const triedHere = formState.submitCount > 0;

  const cameBack = given !== undefined;
  useEffect(() => {
    if (cameBack) setFocus('password', { shouldSelect: true });
  }, [cameBack, setFocus]);

  async function askDevice() {
    setPending(true);
    try {
      const { signInByPasskey } = await import('./passkey-sign-in.ts');
      await signInByPasskey({ remember: getValues('remember') ?? false });
    } catch (failure) {
      setRefusal(explainFailure(failure));
    }
    setPending(false);
  }

  async function signIn(credentials: LoginRequest) {
    setRefusal(undefined);
    clearSession();
    try {
      signedIn(await call(endpoint, { body: credentials }));
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'SECOND_FACTOR_REQUIRED') {
        return onCodeWanted(
          credentials,
          failure.errors.some(({ path }) => path === 'passkey'),
        );
      }
      signInFailed(explainFailure(failure));
      setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <Form label={label} onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
      {reason !== null && !triedHere ? <Notice tone="info">{reason}</Notice> : null}
      <TextField
        control={control}
        name="email"
        label={uiText.email}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        control={control}
        name="password"
        label={signInText.password}
        autoComplete="current-password"
        required
      />
      <div className={classes.choices}>
        <CheckboxField control={control} name="remember" label={signInText.rememberMe} />
        <TextAnchor href="/password_reset">{signInText.forgotPassword}</TextAnchor>
      </div>
      <SubmitButton busy={formState.isSubmitting} fullWidth>
        {signInText.login}
      </SubmitButton>
      <PendingButton variant="default" fullWidth busy={pending} onClick={() => void askDevice()}>
        {signInText.signInWithPasskey}
      </PendingButton>
      <FormError>{refusal ?? (triedHere ? error : null)}</FormError>
    </Form>
  );
}
