import { productPath } from '@counter/contract/storefront';

/** The address of a store's public page. */
export function weblinkOf(storeUrl: string, origin: string): string {
  return `${origin}/s/${storeUrl}`;
}

/** The address of a product on its store's public page. */
export function productLinkOf(
  weblink: string,
  product: { readonly id: number; readonly name: string },
): string {
  return `${weblink}/products/${encodeURIComponent(productPath(product))}`;
}
