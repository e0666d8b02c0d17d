import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/password_reset')({
  head: titled('Forgot password'),
  component: ForgotPasswordScreen,
});
