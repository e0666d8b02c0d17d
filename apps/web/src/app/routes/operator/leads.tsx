import { createFileRoute } from '@tanstack/react-router';
import { LeadsScreen } from '../../../features/operator/leads/leads-screen.tsx';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/operator/leads')({
  validateSearch: listSearch,
  head: titled('Leads'),
  component: Leads,
});

function Leads() {
  return <LeadsScreen search={Route.useSearch()} />;
}
