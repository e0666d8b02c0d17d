import { createFileRoute } from '@tanstack/react-router';
import { SaleScreen } from '../../../features/sales/sale-screen.tsx';
import { saleSearch } from '../../../features/sales/sale-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/sale')({
  validateSearch: saleSearch,
  head: titled(text.sale),
  staticData: { heading: text.sale, permission: 'sales:read' },
  component: Sale,
});

/** The counter sales of the store in the address, which the dashboard has made the current one. */
function Sale() {
  return <SaleScreen search={Route.useSearch()} />;
}
