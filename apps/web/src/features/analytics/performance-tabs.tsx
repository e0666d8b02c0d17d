import { linkOptions, useLocation, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import { text } from './analytics.text.ts';
import { promotionsText } from './promotions/promotions-report.text.ts';
import { webStoreText } from './web-store/web-store.text.ts';

interface Tab {
  label: string;
  link: LinkProps & { to: string };
}

/** The tabs of Performance, in order. Add a line for a new screen. */
const tabs: readonly Tab[] = [
  { label: text.overview, link: linkOptions({ to: '/dashboard/analytics' }) },
  { label: text.items, link: linkOptions({ to: '/dashboard/analytics/items' }) },
  { label: text.customers, link: linkOptions({ to: '/dashboard/analytics/customers' }) },
  {
    label: promotionsText.promotions,
    link: linkOptions({ to: '/dashboard/analytics/promotions' }),
  },
  { label: webStoreText.webStore, link: linkOptions({ to: '/dashboard/analytics/web-store' }) },
];

/** Tabs of the Performance screens. People who may open one may open all. */
export function PerformanceTabs() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return (
    <TabLinks
      label={text.performance}
      tabs={tabs.map(({ label, link }) => ({ label, link, active: pathname === link.to }))}
    />
  );
}
