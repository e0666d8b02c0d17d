import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { BusinessForm } from './business-form.tsx';
import { DescribedProduct, isOfProduct } from './described-product.tsx';
import type { ProductAddress } from './product-address.ts';
import { ProductLoader } from './product-loader.tsx';
import { text } from '../menu.text.ts';
import { text as titles } from './titles.text.ts';

/** The screen of the business-scoped form, titled New Product in every case. */
export function BusinessFormScreen({ address }: { address: ProductAddress }) {
  const { storeUrl } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title={titles.newProduct}
        description={isOfProduct(address) && <DescribedProduct address={address} />}
        back={
          <BackArrow
            to="/dashboard/business/$storeUrl/products"
            params={{ storeUrl }}
            label={text.backToProducts}
          />
        }
      />
      <ProductLoader address={address}>
        {(beginning) => (
          <BusinessForm
            key={`${address.id} ${address.duplicate} ${address.category}`}
            title={titles.newProduct}
            beginning={beginning}
          />
        )}
      </ProductLoader>
    </Page>
  );
}
