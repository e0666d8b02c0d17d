import { createFileRoute } from '@tanstack/react-router';
import { LeadsScreen } from '../../../features/operator/leads/leads-screen.tsx';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/leads')({
  validateSearch: listSearch,
  head: titled(text.leads),
  component: Leads,
});

function Leads() {
  return <LeadsScreen search={Route.useSearch()} />;
}
