import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { DescribedProduct, isOfProduct } from './described-product.tsx';
import { titleOf, type ProductAddress } from './product-address.ts';
import { ProductLoader } from './product-loader.tsx';
import { StoreProductForm } from './store-form.tsx';
import { text } from '../menu.text.ts';

/** The store-level form: for a new product, a copy, or one that is there. */
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

/** Another product is another form. */
function keyOf({ id, duplicate, category }: ProductAddress): string {
  return `${id} ${duplicate} ${category}`;
}
