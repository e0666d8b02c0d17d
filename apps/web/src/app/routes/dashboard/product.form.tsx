import { createFileRoute } from '@tanstack/react-router';
import { productAddress, titleOf } from '../../../features/menu/form/product-address.ts';
import { StoreFormScreen } from '../../../features/menu/form/store-form-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/product/form')({
  validateSearch: productAddress,
  head: ({ match }) => titled(titleOf(match.search))(),
  staticData: { permission: 'menu:write' },
  component: ProductForm,
});

function ProductForm() {
  return <StoreFormScreen address={Route.useSearch()} />;
}
