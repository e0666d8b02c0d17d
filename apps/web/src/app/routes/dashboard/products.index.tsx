import { createFileRoute } from '@tanstack/react-router';
import { storeProductsSearch } from '../../../features/menu/lists/products-search.ts';
import { StoreProductsScreen } from '../../../features/menu/lists/store-products-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/products/')({
  validateSearch: storeProductsSearch,
  head: titled(text.products),
  staticData: { heading: text.products, permission: 'menu:read' },
  component: Products,
});

/** The menu of the current store. */
function Products() {
  return <StoreProductsScreen search={Route.useSearch()} />;
}
