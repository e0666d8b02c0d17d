import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { AddProduct } from './list-actions.tsx';
import { ProductControllerProvider } from './product-controller.tsx';
import { ProductList } from './product-list.tsx';
import { ProductsAddressProvider } from './products-address.tsx';
import type { SomeSearch } from './products-search.ts';
import { listsText } from './lists.text.ts';

/** The business-scoped list of the store in the address, which the store's hub links to. */
export function BusinessProductsScreen({ search }: { search: SomeSearch }) {
  return (
    <ProductsAddressProvider place={{ view: 'business', search }}>
      <ProductControllerProvider>
        <Page>
          <PageHeader
            title={listsText.products}
            description={listsText.businessProductsHelp}
            back={<ToHub />}
            actions={<AddProduct />}
          />
          <ProductList />
        </Page>
      </ProductControllerProvider>
    </ProductsAddressProvider>
  );
}

function ToHub() {
  const { storeId: bid, storeUrl } = useCurrentStore();
  return (
    <BackArrow
      label={listsText.backToManageBusiness}
      to="/dashboard/business/$storeUrl"
      params={{ storeUrl }}
      state={{ bid, storeUrl }}
    />
  );
}
