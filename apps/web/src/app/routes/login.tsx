import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../guards.ts';

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect }): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  beforeLoad: loadPage,
});
