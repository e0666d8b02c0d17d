import { createFileRoute } from '@tanstack/react-router';
import { PasswordHelpScreen } from '../../features/auth/password-help-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/password_reset')({
  head: titled('Forgot password'),
  component: PasswordHelpScreen,
});
