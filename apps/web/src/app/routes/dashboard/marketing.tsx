import { createFileRoute } from '@tanstack/react-router';
import { marketingSearch } from '../../../features/marketing/marketing-search.ts';
import { MarketingScreen } from '../../../features/marketing/marketing-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/marketing')({
  validateSearch: marketingSearch,
  head: titled(text.marketing),
  staticData: { heading: text.marketing, permission: 'marketing:read' },
  component: Marketing,
});

/** The SMS campaigns of the current store. */
function Marketing() {
  return <MarketingScreen search={Route.useSearch()} />;
}
