import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FeedbackNotice } from '../../../features/feedback/feedback-notice.ts';
import { AlertsButton } from '../../../features/orders/alerts/alerts-button.tsx';
import { OrderAlerts } from '../../../features/orders/alerts/order-alerts.tsx';
import { OrderStrip } from '../../../features/orders/alerts/order-strip.tsx';
import { StoreState } from '../../../features/store/state/store-state.tsx';
import { registerWorkerLater } from '../../../lib/service-worker.ts';
import { requireMerchant } from '../../guards.ts';
import { Dashboard } from '../../shell/dashboard.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMerchant,
  component: DashboardLayout,
});

/** The dashboard's frame, with what rings and counts on every screen. */
function DashboardLayout() {
  useEffect(registerWorkerLater, []);
  return (
    <Dashboard
      alerts={<AlertsButton />}
      announcements={
        <>
          <OrderAlerts />
          <FeedbackNotice />
        </>
      }
      state={<StoreState />}
      strip={<OrderStrip />}
    />
  );
}
