import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { BusinessForm } from './business-form.tsx';
import type { ProductAddress } from './product-address.ts';
import { ProductLoader } from './product-loader.tsx';

/** The business-scoped form, which is called New Product whatever it begins with. */
export function BusinessFormScreen({ address }: { address: ProductAddress }) {
  const { storeUrl } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title="New Product"
        back={
          <BackArrow
            to="/dashboard/business/$storeUrl/products"
            params={{ storeUrl }}
            label="Back to products"
          />
        }
      />
      <ProductLoader address={address}>
        {(beginning) => (
          <BusinessForm
            key={`${address.id} ${address.duplicate}`}
            title="New Product"
            beginning={beginning}
          />
        )}
      </ProductLoader>
    </Page>
  );
}
