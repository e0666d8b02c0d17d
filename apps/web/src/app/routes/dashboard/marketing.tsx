import { createFileRoute } from '@tanstack/react-router';
import { marketingSearch } from '../../../features/marketing/marketing-search.ts';
import { MarketingScreen } from '../../../features/marketing/marketing-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/marketing')({
  validateSearch: marketingSearch,
  head: titled('Marketing'),
  staticData: { heading: 'Marketing', permission: 'marketing:read' },
  component: Marketing,
});

/** The SMS campaigns of the current store. */
function Marketing() {
  return <MarketingScreen search={Route.useSearch()} />;
}
