import { formText } from './form.text.ts';
import type { ProductAddress } from './product-address.ts';
import { useProduct } from './product-form.queries.ts';

interface DescribedProductProps {
  address: ProductAddress;
  /** The title says whether the product is edited or copied, so its name is enough. */
  isNameEnough?: boolean;
}

/** Names the product that the form edits or copies. */
export function DescribedProduct({ address, isNameEnough = false }: DescribedProductProps) {
  const { id, duplicate } = address;
  const { data } = useProduct(id ?? duplicate);
  // The line is there before the name, so that the form stays where it is.
  if (!data) return '\u00a0';
  if (isNameEnough) return data.name;
  return id === undefined ? formText.copyOf(data.name) : formText.editing(data.name);
}

/** Returns true for a form that begins with a product. */
export function isOfProduct({ id, duplicate }: ProductAddress): boolean {
  return id !== undefined || duplicate !== undefined;
}
