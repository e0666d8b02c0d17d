import { linkOptions, useLocation } from '@tanstack/react-router';
import { TabLinks } from '../../ui/tabs.tsx';

const tabs = [
  { label: 'Reports', link: linkOptions({ to: '/dashboard/reports' }) },
  { label: 'Order Breakdown', link: linkOptions({ to: '/dashboard/reports/order-breakdown' }) },
];

/** The ways among the reports. */
export function ReportTabs() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return (
    <TabLinks
      label="Reports"
      tabs={tabs.map(({ label, link }) => ({ label, link, active: pathname === link.to }))}
    />
  );
}
