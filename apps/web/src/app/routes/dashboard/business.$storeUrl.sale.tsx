import { createFileRoute } from '@tanstack/react-router';
import { DaysScreen } from '../../../features/sales/days/days-screen.tsx';
import { SaleScreen } from '../../../features/sales/sale-screen.tsx';
import { saleSearch } from '../../../features/sales/sale-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/sale')({
  validateSearch: saleSearch,
  head: ({ match: { search } }) => titled(search.view === 'close' ? text.closeTheDay : text.sale)(),
  staticData: { heading: text.sale, permission: 'sales:read' },
  component: Sale,
});

/** The counter sales or the daily closings of the store in the address, which the dashboard has selected. */
function Sale() {
  const search = Route.useSearch();
  return search.view === 'close' ? <DaysScreen search={search} /> : <SaleScreen search={search} />;
}
