import { useState } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPasswordForm, type Sent } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent.tsx';

/** Asks for a link that lets a new password be chosen, and says what to do with it. */
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
