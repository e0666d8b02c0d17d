import { createFileRoute } from '@tanstack/react-router';
import { WebStoreScreen } from '../../../features/analytics/web-store/web-store-screen.tsx';
import { rangeSearch } from '../../../lib/url/range-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics/web-store')({
  validateSearch: rangeSearch,
  head: titled(text.performanceWebStore),
  staticData: { heading: text.performanceWebStore, permission: 'analytics:read' },
  component: WebStore,
});

function WebStore() {
  return <WebStoreScreen search={Route.useSearch()} />;
}
