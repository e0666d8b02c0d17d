import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '../../features/auth/sign-up-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/signup')({
  head: titled('Sign up'),
  component: SignUpScreen,
});
