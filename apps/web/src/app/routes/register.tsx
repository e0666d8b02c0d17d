import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { ScreenHeader } from '../../features/auth/screen-header.tsx';
import { RegisterForm } from '../../features/onboarding/register-form.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { requireApplicant } from '../guards.ts';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';
import { text as words } from '../register.text.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: requireApplicant,
  head: titled(text.register),
  component: Register,
});

function Register() {
  return (
    <AuthLayout>
      <ScreenHeader title={words.becomePartner}>
        {words.loginHint((link) => (
          <TextLink to="/login">{link}</TextLink>
        ))}
      </ScreenHeader>
      <RegisterForm label={text.register} />
    </AuthLayout>
  );
}
