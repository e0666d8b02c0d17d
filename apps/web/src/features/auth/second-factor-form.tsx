import { reportLostFactor, secondFactorCode, type LoginRequest } from '@counter/contract/auth';
import { requiredText } from '@counter/contract/shared';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '../../ui/actions/button.tsx';
import { ApiProblem, call, explainFailure } from '../../lib/api.ts';
import { signedIn } from '../../lib/session.ts';
import { Form, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { signInByPasskey } from './passkey-sign-in.ts';
import type { SignInProps } from './sign-in-props.ts';
import classes from './second-factor-form.module.css';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

const kinds = {
  app: {
    schema: secondFactorCode,
    label: text.code,
    help: text.codeHelp,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    other: text.useRecoveryCode,
  },
  recovery: {
    schema: z.object({ code: requiredText(text.recoveryCodeRequired, 40) }),
    label: text.recoveryCode,
    help: text.recoveryCodeHelp,
    autoComplete: 'off',
    inputMode: 'text',
    other: text.useAuthenticatorApp,
  },
} as const;

interface SecondFactorFormProps extends SignInProps {
  credentials: LoginRequest;
  /** The account also has a passkey. */
  hasPasskey: boolean;
  /** Returns to the password. */
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const onOther = (): void => setKind(kind === 'app' ? 'recovery' : 'app');
  return <CodeForm key={kind} {...props} kind={kind} onOther={onOther} />;
}

interface CodeFormProps extends SecondFactorFormProps {
  kind: keyof typeof kinds;
  onOther: () => void;
}

function CodeForm(props: CodeFormProps) {
  const { endpoint, label, credentials, onBack, kind, onOther, hasPasskey } = props;
  const [pending, setPending] = useState(false);
  const [reported, setReported] = useState<string>();
  const { schema, other, ...field } = kinds[kind];
  const form = useForm({
    mode: 'onSubmit',
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function signIn({ code }: { code: string }) {
    try {
      signedIn(await call(endpoint, { body: { ...credentials, code } }));
    } catch (failure) {
      const name = isWrongCode(failure) ? 'code' : 'root';
      form.setError(name, { message: explainFailure(failure) });
      setFocus('code', { shouldSelect: true });
    }
  }

  async function askDevice() {
    setPending(true);
    form.clearErrors();
    try {
      const { email, remember = false } = credentials;
      await signInByPasskey({ email, remember });
    } catch (failure) {
      form.setError('root', { message: explainFailure(failure) });
    }
    setPending(false);
  }

  async function reportLost() {
    form.clearErrors();
    try {
      const { email, password } = credentials;
      const { message } = await call(reportLostFactor, { body: { email, password } });
      setReported(message);
    } catch (failure) {
      form.setError('root', { message: explainFailure(failure) });
    }
  }

  return (
    <Form label={label} onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
      <h2 className={classes.title}>{text.oneMoreStep}</h2>
      <TextField control={control} name="code" required {...field} />
      {reported === undefined ? null : <Notice tone="info">{reported}</Notice>}
      <FormError>{formState.errors.root?.message}</FormError>
      <NextSteps>
        <SubmitButton busy={formState.isSubmitting} fullWidth>
          {signInText.login}
        </SubmitButton>
        {hasPasskey ? (
          <PendingButton variant="default" busy={pending} onClick={() => void askDevice()}>
            {text.passkeyButton}
          </PendingButton>
        ) : null}
        <Button variant="default" onClick={onOther}>
          {other}
        </Button>
        <Button variant="subtle" onClick={() => void reportLost()}>
          {text.lostYourDevice}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </NextSteps>
    </Form>
  );
}

function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === 'WRONG_CODE';
}
