import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { FeedbackNotice } from '../../../features/feedback/feedback-notice.ts';
import { AlertsButton } from '../../../features/orders/alerts/alerts-button.tsx';
import { OrderAlerts } from '../../../features/orders/alerts/order-alerts.tsx';
import { OrderStrip } from '../../../features/orders/alerts/order-strip.tsx';
import { AppIcon } from '../../../features/orders/alerts/app-icon.tsx';
import { OfflineDesk } from '../../../features/orders/offline/offline-desk.tsx';
import { StoreState } from '../../../features/store/state/store-state.tsx';
import { PrinterNews } from '../../../features/printing/printer-news.tsx';
import { useDevicePrinting } from '../../../features/printing/device-printing.ts';
import { registerWorkerLater } from '../../../lib/device/service-worker.ts';
import { requireMerchant } from '../../guards.ts';
import { Dashboard } from '../../shell/dashboard.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

// Loaded on demand, because few devices print automatically.
const PrintAccepted = lazyPart(async () => {
  const { PrintAccepted: component } =
    await import('../../../features/printing/print-accepted.tsx');
  return { default: component };
});

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMerchant,
  component: DashboardLayout,
});

/** The dashboard's frame, with the alarms and counters of every screen. */
function DashboardLayout() {
  useEffect(registerWorkerLater, []);
  const { accepted: prints } = useDevicePrinting();
  return (
    <Dashboard
      alerts={<AlertsButton />}
      announcements={
        <>
          <OrderAlerts />
          <AppIcon />
          <OfflineDesk />
          <FeedbackNotice />
          {prints ? (
            <Suspense>
              <PrintAccepted />
            </Suspense>
          ) : null}
        </>
      }
      state={<StoreState />}
      strip={<OrderStrip chips={<PrinterNews />} />}
    />
  );
}
