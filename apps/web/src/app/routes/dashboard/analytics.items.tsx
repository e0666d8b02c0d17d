import { createFileRoute } from '@tanstack/react-router';
import { itemsSearch } from '../../../features/analytics/items/items-search.ts';
import { ItemsScreen } from '../../../features/analytics/items/items-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics/items')({
  validateSearch: itemsSearch,
  head: titled(text.performanceItems),
  staticData: { heading: text.performance, permission: 'analytics:read' },
  component: Items,
});

function Items() {
  return <ItemsScreen search={Route.useSearch()} />;
}
