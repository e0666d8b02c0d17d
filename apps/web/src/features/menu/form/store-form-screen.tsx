import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { DescribedProduct, isOfProduct } from './described-product.tsx';
import { titleOf, type ProductAddress } from './product-address.ts';
import { ProductLoader } from './product-loader.tsx';
import { StoreProductForm } from './store-form.tsx';
import { text } from '../menu.text.ts';

/** The screen of the store-level form, for a new product, a copy or an existing one. */
export function StoreFormScreen({ address }: { address: ProductAddress }) {
  const title = titleOf(address);
  return (
    <Page>
      <PageHeader
        title={title}
        description={isOfProduct(address) && <DescribedProduct address={address} isNameEnough />}
        back={<BackArrow to="/dashboard/products" label={text.backToProducts} />}
      />
      <ProductLoader address={address}>
        {(beginning) => (
          <StoreProductForm key={keyOf(address)} title={title} beginning={beginning} />
        )}
      </ProductLoader>
    </Page>
  );
}

/** Resets the form if the product changes. */
function keyOf({ id, duplicate, category }: ProductAddress): string {
  return `${id} ${duplicate} ${category}`;
}
