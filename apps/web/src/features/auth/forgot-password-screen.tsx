import { useState } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPasswordForm, type Sent } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent.tsx';

/** Requests a password reset link, then explains what to do with it. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  return (
    <AuthLayout>
      {sent ? (
        <LinkSent
          sent={sent}
          onOther={() => {
            setEmail('');
            setSent(undefined);
          }}
        />
      ) : (
        <ForgotPasswordForm email={email} onSent={setSent} />
      )}
    </AuthLayout>
  );
}
