import { createFileRoute } from '@tanstack/react-router';
import { BusinessFormScreen } from '../../../features/menu/form/business-form-screen.tsx';
import { productAddress } from '../../../features/menu/form/product-address.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/product/form')({
  validateSearch: productAddress,
  head: titled(text.newProduct),
  staticData: { permission: 'menu:write' },
  component: ProductForm,
});

/** The product form of the store in the address, which the dashboard has selected. */
function ProductForm() {
  return <BusinessFormScreen address={Route.useSearch()} />;
}
