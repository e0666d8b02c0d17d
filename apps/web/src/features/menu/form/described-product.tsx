import { formText } from './form.text.ts';
import type { ProductAddress } from './product-address.ts';
import { useProduct } from './product-form.queries.ts';

interface DescribedProductProps {
  address: ProductAddress;
  /** The title already says whether the product is edited or copied. */
  isNameEnough?: boolean;
}

/** Names the product that the form edits or copies. */
export function DescribedProduct({ address, isNameEnough = false }: DescribedProductProps) {
  const { id, duplicate } = address;
  const { data } = useProduct(id ?? duplicate);
  // A no-break space reserves the line until the name loads, so that the form doesn't move.
  if (!data) return '\u00a0';
  if (isNameEnough) return data.name;
  return id === undefined ? formText.copyOf(data.name) : formText.editing(data.name);
}

/** Returns true for a form that edits or copies a product. */
export function isOfProduct({ id, duplicate }: ProductAddress): boolean {
  return id !== undefined || duplicate !== undefined;
}
