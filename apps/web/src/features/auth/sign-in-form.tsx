import type { LoginRequest } from '@counter/contract/auth';
import { lazy, Suspense, useState } from 'react';
import { PasswordForm } from './password-form.tsx';
import type { SignInProps } from './sign-in-props.ts';

// Few people have a second factor, and this form pulls in the passkey code.
const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

/** E-mail and password, then the second factor if the account has one. Stores the session that the server opens. */
export function SignInForm({ endpoint, label }: SignInProps) {
  const [given, setGiven] = useState<LoginRequest>();
  const [proven, setProven] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(false);

  if (!given || !proven) {
    const onCodeWanted = (credentials: LoginRequest, passkey: boolean): void => {
      setGiven(credentials);
      setHasPasskey(passkey);
      setProven(true);
    };
    return <PasswordForm {...{ endpoint, label, given, onCodeWanted }} />;
  }
  const onBack = (): void => setProven(false);
  return (
    <Suspense>
      <SecondFactorForm {...{ endpoint, label, onBack, hasPasskey }} credentials={given} />
    </Suspense>
  );
}
