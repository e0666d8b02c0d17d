import { createFileRoute } from '@tanstack/react-router';
import { FinancialsScreen } from '../../../features/analytics/financials-screen.tsx';
import { rangeSearch } from '../../../lib/range-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/financials')({
  validateSearch: rangeSearch,
  head: titled(text.financials),
  staticData: { heading: text.financials, permission: 'analytics:read' },
  component: Financials,
});

function Financials() {
  return <FinancialsScreen search={Route.useSearch()} />;
}
