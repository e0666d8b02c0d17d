import type { Permission } from '@counter/contract/shared';
import { linkOptions, useLocation, type LinkProps } from '@tanstack/react-router';
import { daysSearch } from '../../lib/url/range-search.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import { text } from './reports.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface Tab {
  label: string;
  link: LinkProps & { to: string };
  permission?: Permission;
}

const tabs: readonly Tab[] = [
  { label: text.reports, link: linkOptions({ to: '/dashboard/reports' }) },
  { label: text.orderBreakdown, link: linkOptions({ to: '/dashboard/reports/order-breakdown' }) },
  {
    label: uiText.payouts,
    link: linkOptions({ to: '/dashboard/reports/payouts' }),
    permission: 'payouts:read',
  },
];

/** Tabs of the reports, which keep the days in the address. */
export function ReportTabs() {
  const { can } = useCurrentStore();
  const { pathname, search } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const days = daysSearch(search);
  return (
    <TabLinks
      label={text.reports}
      tabs={tabs
        .filter(({ permission }) => !permission || can(permission))
        .map(({ label, link }) => ({
          label,
          link: { ...link, search: days },
          active: path === link.to,
        }))}
    />
  );
}
