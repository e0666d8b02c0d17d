import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { FeedbackNotice } from '../../../features/feedback/feedback-notice.ts';
import { AlertsButton } from '../../../features/orders/alerts/alerts-button.tsx';
import { OrderAlerts } from '../../../features/orders/alerts/order-alerts.tsx';
import { registerWorkerLater } from '../../../lib/service-worker.ts';
import { requireMerchant } from '../../guards.ts';
import { Dashboard } from '../../shell/dashboard.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

// It is there only while the store is paused or busy.
const OverrideBar = lazyPart(async () => {
  const { OverrideBar: component } =
    await import('../../../features/store/overrides/override-bar.tsx');
  return { default: component };
});

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
      override={
        <Suspense>
          <OverrideBar />
        </Suspense>
      }
    />
  );
}
