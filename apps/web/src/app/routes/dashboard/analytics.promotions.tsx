import { createFileRoute } from '@tanstack/react-router';
import { PromotionsReportScreen } from '../../../features/analytics/promotions/promotions-report-screen.tsx';
import { promotionsReportSearch } from '../../../features/analytics/promotions/promotions-report-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics/promotions')({
  validateSearch: promotionsReportSearch,
  head: titled(text.performancePromotions),
  staticData: { heading: text.performancePromotions, permission: 'analytics:read' },
  component: Promotions,
});

function Promotions() {
  return <PromotionsReportScreen search={Route.useSearch()} />;
}
