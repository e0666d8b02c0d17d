import { createFileRoute } from '@tanstack/react-router';
import { requireMerchant } from '../../guards.ts';
import { Dashboard } from '../../shell/dashboard.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMerchant,
  component: Dashboard,
});
