import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    redirect({ href: '/404', reloadDocument: true, throw: true });
  },
});
