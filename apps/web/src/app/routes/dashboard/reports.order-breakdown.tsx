import { createFileRoute } from '@tanstack/react-router';
import { BreakdownScreen } from '../../../features/reports/breakdown-screen.tsx';
import { breakdownSearch } from '../../../features/reports/breakdown-search.ts';
import { ReportTabs } from '../../../features/reports/report-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/reports/order-breakdown')({
  validateSearch: breakdownSearch,
  head: titled(text.orderBreakdown),
  staticData: { heading: text.orderBreakdown, permission: 'reports:read' },
  component: Breakdown,
});

function Breakdown() {
  return <BreakdownScreen search={Route.useSearch()} tabs={<ReportTabs />} />;
}
