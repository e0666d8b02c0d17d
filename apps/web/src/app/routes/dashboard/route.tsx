import { createFileRoute } from '@tanstack/react-router';
import { AlertsButton } from '../../../features/orders/alerts/alerts-button.tsx';
import { requireMerchant } from '../../guards.ts';
import { Dashboard } from '../../shell/dashboard.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMerchant,
  component: DashboardLayout,
});

function DashboardLayout() {
  return <Dashboard alerts={<AlertsButton />} />;
}
