import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { ScreenHeader } from '../../features/auth/screen-header.tsx';
import { RegisterForm } from '../../features/onboarding/register-form.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { requireApplicant } from '../guards.ts';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: requireApplicant,
  head: titled('Register'),
  component: Register,
});

function Register() {
  return (
    <AuthLayout>
      <ScreenHeader title="Become a partner">
        Already have an account? <TextLink to="/login">Login</TextLink>
      </ScreenHeader>
      <RegisterForm label="Register" />
    </AuthLayout>
  );
}
