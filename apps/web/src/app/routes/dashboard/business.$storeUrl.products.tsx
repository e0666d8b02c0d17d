import { createFileRoute } from '@tanstack/react-router';
import { BusinessProductsScreen } from '../../../features/menu/lists/business-products-screen.tsx';
import { businessProductsSearch } from '../../../features/menu/lists/products-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/products')({
  validateSearch: businessProductsSearch,
  head: titled(text.products),
  staticData: { heading: text.products, permission: 'menu:read' },
  component: Products,
});

/** The products of the store in the address, which the dashboard has selected. */
function Products() {
  return <BusinessProductsScreen search={Route.useSearch()} />;
}
