import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { ListActions } from './list-actions.tsx';
import { ProductControllerProvider } from './product-controller.tsx';
import { ProductList } from './product-list.tsx';
import { ProductsAddressProvider } from './products-address.tsx';
import type { SomeSearch } from './products-search.ts';
import { listsText } from './lists.text.ts';

/** The store-level list: all products of the current store, with the menu's actions. */
export function StoreProductsScreen({ search }: { search: SomeSearch }) {
  return (
    <ProductsAddressProvider place={{ view: 'store', search }}>
      <ProductControllerProvider>
        <Page>
          <PageHeader
            title={listsText.products}
            description={listsText.storeProductsHelp}
            actions={<ListActions />}
          />
          <ProductList />
        </Page>
      </ProductControllerProvider>
    </ProductsAddressProvider>
  );
}
