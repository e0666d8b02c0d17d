import type { Permission } from '@counter/contract/shared';
import { linkOptions, useLocation, type LinkProps } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';

interface Tab {
  label: string;
  link: LinkProps & { to: string };
  permission?: Permission;
}

const tabs: readonly Tab[] = [
  { label: 'Reports', link: linkOptions({ to: '/dashboard/reports' }) },
  { label: 'Order Breakdown', link: linkOptions({ to: '/dashboard/reports/order-breakdown' }) },
  {
    label: 'Payouts',
    link: linkOptions({ to: '/dashboard/reports/payouts' }),
    permission: 'payouts:read',
  },
];

/** The ways among the reports. */
export function ReportTabs() {
  const { can } = useCurrentStore();
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return (
    <TabLinks
      label="Reports"
      tabs={tabs
        .filter(({ permission }) => !permission || can(permission))
        .map(({ label, link }) => ({ label, link, active: pathname === link.to }))}
    />
  );
}
