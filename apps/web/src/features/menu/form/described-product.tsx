import { formText } from './form.text.ts';
import type { ProductAddress } from './product-address.ts';
import { useProduct } from './product-form.queries.ts';

/** Names the product that the form edits or copies, as its title doesn't; nothing for a new one. */
export function DescribedProduct({ address: { id, duplicate } }: { address: ProductAddress }) {
  const { data } = useProduct(id ?? duplicate);
  // The line is there before the name, so that the form stays where it is.
  if (!data) return '\u00a0';
  return id === undefined ? formText.copyOf(data.name) : formText.editing(data.name);
}

/** Returns true for a form that begins with a product. */
export function isOfProduct({ id, duplicate }: ProductAddress): boolean {
  return id !== undefined || duplicate !== undefined;
}
