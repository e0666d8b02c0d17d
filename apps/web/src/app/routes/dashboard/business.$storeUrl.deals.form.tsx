import { createFileRoute } from '@tanstack/react-router';
import { DealFormScreen } from '../../../features/deals/form/deal-form-screen.tsx';
import { dealFormSearch } from '../../../features/deals/form/deal-form-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/deals/form')({
  validateSearch: dealFormSearch,
  head: titled(text.deal),
  staticData: { heading: text.deal, permission: 'menu:write' },
  component: DealForm,
});

/** Edits the deal in the address, or creates one if there is none. */
function DealForm() {
  const { id } = Route.useSearch();
  return <DealFormScreen key={id ?? 0} dealId={id} />;
}
