import type { Storefront } from './storefront.schemas.ts';

const plates = 3;

/**
 * Returns food pictures for a store without a cover: the most ordered items first, then featured ones, then the rest of
 * the menu.
 */
export function coverFood({
  products,
  mostOrdered,
}: Pick<Storefront, 'products' | 'mostOrdered'>): string[] {
  const favorites = mostOrdered.flatMap((id) => products.filter((one) => one.id === id));
  const featured = products.filter((one) => one.featured);
  const images = [...favorites, ...featured, ...products].map(({ image }) => image);
  return [...new Set(images.filter((image) => image !== null))].slice(0, plates);
}
