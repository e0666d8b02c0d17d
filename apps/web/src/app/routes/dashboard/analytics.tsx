import { createFileRoute } from '@tanstack/react-router';
import { overviewSearch } from '../../../features/analytics/overview-search.ts';
import { PerformanceScreen } from '../../../features/analytics/performance-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics')({
  validateSearch: overviewSearch,
  head: titled(text.performance),
  staticData: { heading: text.performance, permission: 'analytics:read' },
  component: Performance,
});

function Performance() {
  return <PerformanceScreen search={Route.useSearch()} />;
}
