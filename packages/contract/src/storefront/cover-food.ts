import type { Storefront } from './storefront.schemas.ts';

const plates = 3;

/**
 * Returns the pictures of food that stand for a store where it has no cover: of what customers order most, then
 * of what the store features, then of the rest of its menu.
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
