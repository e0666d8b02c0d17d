import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    redirect({ to: '/signup', throw: true });
  },
});
