import { createFileRoute } from '@tanstack/react-router';
import { rangeSearch } from '../../../lib/url/range-search.ts';
import { PerformanceScreen } from '../../../features/analytics/performance-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics/')({
  validateSearch: rangeSearch,
  head: titled(text.performance),
  staticData: { heading: text.performance, permission: 'analytics:read' },
  component: Performance,
});

function Performance() {
  return <PerformanceScreen search={Route.useSearch()} />;
}
